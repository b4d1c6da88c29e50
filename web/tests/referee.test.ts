import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Question, Verdict } from '../src/lib/api';
import { AGAIN, consult, ANSWER_TIMEOUT, PAUSE } from '../src/lib/referee';
import { Refusal } from '../src/lib/refusal';

const QUESTION: Question = { lang: 'en', clue: 'sank', board: ['SINK'], number: 1, options: [] };
const LEGAL: Verdict = {
  verdict: 'legal',
  reason: 'meaning',
  rule: '',
  card: '',
  form: '',
  remarks: [],
};
const never = () => new Promise<Verdict>(() => undefined);
const failing = (code: string) => () => Promise.reject(new Refusal(code));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Ask a referee that answers like this, one way after the other; what is told is gathered. */
function asked(...ways: (() => Promise<Verdict>)[]) {
  const told: (Verdict | null)[] = [];
  const calling = new AbortController();
  const judge = vi.fn(() => (ways.length > 1 ? ways.shift()! : ways[0]!)());
  void consult(QUESTION, calling.signal, (verdict) => told.push(verdict), judge);
  return { told, calling, judge };
}

test('an answer is told, once nobody has typed for a moment', async () => {
  const { told, judge } = asked(() => Promise.resolve(LEGAL));
  await vi.advanceTimersByTimeAsync(PAUSE - 1);
  expect(judge).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([LEGAL]);
  await vi.advanceTimersByTimeAsync(2 * ANSWER_TIMEOUT);
  expect(told).toEqual([LEGAL]);
});

test('an error is told at once, and nobody is asked again', async () => {
  for (const code of ['server-error', 'request-unreadable']) {
    const { told, judge } = asked(failing(code));
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(told).toEqual([null]);
    await vi.advanceTimersByTimeAsync(2 * ANSWER_TIMEOUT);
    expect(told).toEqual([null]);
    expect(judge).toHaveBeenCalledTimes(1);
  }
});

test('silence is told after five seconds', async () => {
  const { told } = asked(never);
  await vi.advanceTimersByTimeAsync(PAUSE + ANSWER_TIMEOUT - 1);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual([null]);
  expect(ANSWER_TIMEOUT).toBe(5_000);
});

test('a late answer is welcome', async () => {
  const late = () => new Promise<Verdict>((resolve) => setTimeout(() => resolve(LEGAL), 7_000));
  const { told } = asked(late);
  await vi.advanceTimersByTimeAsync(PAUSE + 7_000);
  expect(told).toEqual([null, LEGAL]);
});

test('a bad line is tried again, and told after five seconds', async () => {
  const { told, judge } = asked(failing('web-unreachable'));
  await vi.advanceTimersByTimeAsync(PAUSE + ANSWER_TIMEOUT);
  expect(told).toEqual([null]);
  expect(judge).toHaveBeenCalledTimes(3);

  const short = asked(failing('too-many'), () => Promise.resolve(LEGAL));
  await vi.advanceTimersByTimeAsync(PAUSE + AGAIN);
  expect(short.told).toEqual([LEGAL]);
});

test('whoever types on hears nothing of the word before', async () => {
  for (const way of [never, failing('web-unreachable'), () => Promise.resolve(LEGAL)]) {
    for (const after of [0, PAUSE + 1]) {
      const { told, calling } = asked(way);
      await vi.advanceTimersByTimeAsync(after);
      const before = [...told];
      calling.abort();
      await vi.advanceTimersByTimeAsync(3 * ANSWER_TIMEOUT);
      expect(told).toEqual(before);
    }
  }
});
