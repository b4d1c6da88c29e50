import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  before,
  Cases,
  erased,
  pathOf,
  rounds,
  squares,
  tally,
  weeks,
  type Which,
} from '../src/lib/daily';
import type { GiveShown, GuessShown } from '../src/lib/generated/http';
import { NO_STORAGE, Storage } from './storage';

const CASE: Which = { day: '2026-11-18', lang: 'en', kind: 'words', task: 'guess' };

beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

test('what was done for a case is there again, and each case has its own', () => {
  new Cases().with(CASE, { touched: [3, 4], over: '' });
  const cases = new Cases();
  expect(cases.of(CASE)).toEqual({ touched: [3, 4], over: '' });
  expect(cases.of({ ...CASE, lang: 'et' })).toEqual({ over: '' });
  expect(cases.of({ ...CASE, task: 'give' })).toEqual({ over: '' });
  expect(cases.of({ ...CASE, kind: 'pictures' })).toEqual({ over: '' });
  expect(erased().of(CASE)).toEqual({ over: '' });
  expect(new Cases().of(CASE)).toEqual({ over: '' });
});

test('two tabs do not forget what the other has played', () => {
  const [one, two] = [new Cases(), new Cases()];
  one.with(CASE, { touched: [1], over: 'solved' });
  two.with({ ...CASE, day: '2026-11-17' }, { clues: [], over: '' });
  expect(new Cases().of(CASE).over).toBe('solved');
});

test.each([NO_STORAGE, new Storage(true)])('a browser that keeps nothing can play', (storage) => {
  vi.stubGlobal('localStorage', storage);
  const cases = new Cases().with(CASE, { over: 'solved' });
  expect(cases.day(CASE.day)).toBe('solved');
  expect(erased().day(CASE.day)).toBe('open');
});

test('rubbish in the storage is no case', () => {
  localStorage.setItem('covernames.daily', '{');
  expect(new Cases().of(CASE)).toEqual({ over: '' });
});

test('a day is as good as the best of its cases', () => {
  let cases = new Cases();
  expect(cases.day(CASE.day)).toBe('open');
  cases = cases.with(CASE, { touched: [], over: '' });
  expect(cases.day(CASE.day)).toBe('open');
  cases = cases.with(CASE, { touched: [1], over: '' });
  expect(cases.day(CASE.day)).toBe('begun');
  cases = cases.with(CASE, { touched: [1], over: 'assassin' });
  expect(cases.day(CASE.day)).toBe('lost');
  cases = cases.with({ ...CASE, task: 'give' }, { clues: [], over: 'solved' });
  expect(cases.day(CASE.day)).toBe('solved');
});

test('days in a row are counted up to today, or up to yesterday before one has played', () => {
  let cases = new Cases();
  expect(cases.streak('2026-03-02')).toBe(0);
  for (const day of ['2026-02-26', '2026-02-28', '2026-03-01'])
    cases = cases.with({ ...CASE, day }, { over: 'solved' });
  expect(cases.streak('2026-03-01')).toBe(2);
  expect(cases.streak('2026-03-02')).toBe(2);
  expect(cases.streak('2026-03-03')).toBe(0);
});

test('weeks are whole, from Monday on, and have no days out of reach', () => {
  expect(before('2026-03-01')).toBe('2026-02-28');
  // The 18th of November 2026 is a Wednesday.
  const days = weeks('2026-11-18', '2026-11-10', '2026-11-18', 2);
  expect(days).toHaveLength(14);
  expect(days.slice(0, 3)).toEqual(['', '2026-11-10', '2026-11-11']);
  expect(days.slice(7)).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '', '', '', '']);
  expect(weeks('2026-11-22', '2026-01-01', '2026-12-31', 1).at(-1)).toBe('2026-11-22');
});

test('an address names the case', () => {
  expect(pathOf(CASE)).toBe('/daily/2026-11-18?lang=en');
  expect(pathOf({ ...CASE, task: 'give', kind: 'pictures' })).toBe(
    '/daily/2026-11-18?lang=en&task=give&kind=pictures',
  );
});

const touched = (...kinds: string[]) => kinds.map((identity, cell) => ({ cell, identity }));

test('a guessed case is a line of squares for each clue', () => {
  const hint = (meant: number[]) => ({ word: 'w', number: meant.length, meant, sure: 50 });
  const shown = {
    known: touched('agent', 'bystander', 'agent', 'agent', 'assassin'),
    solution: { face: [], clues: [hint([0, 2]), hint([3, 9]), hint([8])] },
  } as unknown as GuessShown;
  expect(rounds(shown)).toEqual([
    ['agent', 'bystander', 'agent'],
    ['agent', 'assassin'],
  ]);
  expect(squares(shown)).toBe('🟩🟫🟩\n🟩⬛');
  expect(tally(shown)).toEqual({ found: 3, missed: 2 });
});

test('a case with one’s own clues as well; a clue that nobody understood is a line of its own', () => {
  const shown = {
    turns: [{ touches: touched('agent', 'bystander') }, { touches: [] }],
  } as unknown as GiveShown;
  expect(squares(shown)).toBe('🟩🟫\n▫️');
  expect(tally(shown)).toEqual({ found: 1, missed: 1 });
});
