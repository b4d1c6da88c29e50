/** Announcements, notices, versions, what the referee lacks. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import { api } from '../src/lib/api';
import { lacking } from '../src/lib/lacking.svelte';
import { attempt, notices } from '../src/lib/notices.svelte';
import { Refusal } from '../src/lib/refusal';
import { version } from '../src/lib/version.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.runAllTimers();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('what is said within a moment is one announcement', () => {
  announcements.say('');
  vi.advanceTimersByTime(100);
  expect(announcements.text).toBe('');
  announcements.say('one');
  announcements.say('two');
  vi.advanceTimersByTime(99);
  expect(announcements.text).toBe('');
  vi.advanceTimersByTime(1);
  expect(announcements.text).toBe('one; two');
  announcements.say('three');
  vi.advanceTimersByTime(100);
  expect(announcements.text).toBe('three');
});

const shown = () => notices.list.map(({ text, kind }) => [text, kind]);

test('notices come and go, a few at a time and each once', () => {
  notices.say('one');
  vi.advanceTimersByTime(1_000);
  notices.say('two', 'refusal');
  expect(shown()).toEqual([
    ['one', 'word'],
    ['two', 'refusal'],
  ]);
  notices.say('one');
  expect(shown()).toEqual([
    ['two', 'refusal'],
    ['one', 'word'],
  ]);
  vi.advanceTimersByTime(4_000); // the first "one" would go now
  expect(notices.list).toHaveLength(2);
  notices.say('three');
  notices.say('four');
  expect(shown().map(([text]) => text)).toEqual(['one', 'three', 'four']);
  notices.dismiss(notices.list[1]!.id);
  expect(shown().map(([text]) => text)).toEqual(['one', 'four']);
  vi.advanceTimersByTime(1_000);
  expect(shown().map(([text]) => text)).toEqual(['four']);
  vi.advanceTimersByTime(4_000);
  expect(shown()).toEqual([]);
});

test('what is refused is told, what breaks is not hidden', async () => {
  expect(await attempt(Promise.resolve(7))).toBe(7);
  expect(await attempt(() => Promise.resolve(8))).toBe(8);
  expect(shown()).toEqual([]);
  const refused = Promise.reject(new Refusal('host-only'));
  expect(await attempt(refused)).toBeUndefined();
  expect(shown().map(([, kind]) => kind)).toEqual(['refusal']);
  await expect(attempt(Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});

test('a refusal has its code, and what it is about', () => {
  expect(new Refusal('host-only')).toMatchObject({ code: 'host-only', data: {} });
  expect(new Refusal('host-only').message).toBe('host-only');
});

test('a newer page is noticed, an older server or none is not', async () => {
  const said = vi.spyOn(api, 'version').mockRejectedValue(new Refusal('web-unreachable'));
  await version.check();
  expect([version.newer, version.number]).toEqual([false, '']);
  said.mockResolvedValue({ version: '1.0', page: 'abc' });
  await version.check();
  await version.check();
  expect([version.newer, version.number]).toEqual([false, '1.0']);
  said.mockResolvedValue({ version: '1.1', page: 'def' });
  await version.check();
  expect([version.newer, version.number]).toEqual([true, '1.1']);
  said.mockResolvedValue({ version: '1.0', page: 'abc' });
  await version.check();
  expect(version.newer).toBe(false);
});

test('what the referee lacks is asked for until it is known, and then no more', async () => {
  const asked = vi.spyOn(api, 'languages').mockRejectedValue(new Refusal('web-unreachable'));
  await lacking.ask();
  expect(lacking.in('et')).toBe(false);
  asked.mockResolvedValue([
    { lang: 'et', missing: ['forms'] },
    { lang: 'th', missing: null },
    { lang: 'en', missing: [] },
  ]);
  await lacking.ask();
  expect(['et', 'th', 'en'].map((lang) => lacking.in(lang))).toEqual([true, false, false]);
  asked.mockResolvedValue([
    { lang: 'et', missing: [] },
    { lang: 'th', missing: ['lists'] },
  ]);
  await Promise.all([lacking.ask(), lacking.ask()]);
  expect(asked).toHaveBeenCalledTimes(3); // one question at a time
  expect(['et', 'th'].map((lang) => lacking.in(lang))).toEqual([false, true]);
  await lacking.ask();
  expect(asked).toHaveBeenCalledTimes(3);
});
