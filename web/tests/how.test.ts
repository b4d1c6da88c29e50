import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '../catalogues';
import * as how from '../src/lib/how';
import { learn, speak, t } from '../src/lib/i18n.svelte';
import { LANGUAGES, VARIANTS } from '../src/lib/games';
import { begin, stop, touch, touchDuet } from '../src/lib/lesson';

const count = (key: string[]) =>
  Object.fromEntries(
    [...new Set(key)].toSorted().map((each) => [each, key.filter((k) => k === each).length]),
  );

test('every game is explained, every language has cards to try', () => {
  expect(Object.keys(how.SECTIONS).toSorted()).toEqual(Object.keys(VARIANTS).toSorted());
  expect(Object.keys(how.EXAMPLES).toSorted()).toEqual(Object.keys(LANGUAGES).toSorted());
});

test('the keys that are shown are keys of the games', () => {
  expect(count(how.TEAM_KEY)).toEqual({ assassin: 1, blue: 8, bystander: 7, red: 9 });
  const { a, b } = how.DUET_KEY;
  for (const side of [a, b]) expect(count(side)).toEqual({ agent: 9, assassin: 3, bystander: 13 });
  const met = count(a.map((mine, at) => `${mine[1]}${b[at]![1]}`)); // g, y or s: the second letters
  expect(met).toEqual({ gg: 3, gs: 1, gy: 5, sg: 1, ss: 1, sy: 1, yg: 5, ys: 1, yy: 7 });
});

test('a turn of the team game: two right, one more, and no further', () => {
  const key = ['red', 'red', 'red', 'blue', 'bystander', 'assassin'];
  let turn = touch(begin(6, 3), key, 0);
  expect([turn.told, turn.left, turn.over]).toEqual(['right', 2, false]);
  turn = touch(turn, key, 2);
  expect([turn.told, turn.over]).toEqual(['extra', false]);
  turn = touch(turn, key, 1);
  expect([turn.told, turn.over, turn.covers]).toEqual([
    'spent',
    true,
    ['red', 'red', 'red', '', '', ''],
  ]);
  for (const [cell, told] of [
    [3, 'blue'],
    [4, 'bystander'],
    [5, 'assassin'],
  ] as const) {
    expect(touch(begin(6, 3), key, cell)).toMatchObject({ told, over: true });
  }
  expect(stop(touch(begin(6, 3), key, 0))).toMatchObject({ told: 'stopped', over: true });
});

test("a turn of Duet: the partner's key counts", () => {
  const mine = ['assassin', 'agent', 'agent', 'bystander'];
  const theirs = ['agent', 'agent', 'bystander', 'assassin'];
  const first = touchDuet(begin(4, null), mine, theirs, 0);
  expect([first.told, first.over]).toEqual(['black', false]);
  expect(touchDuet(first, mine, theirs, 1)).toMatchObject({ told: 'all', over: false });
  const missed = touchDuet(first, mine, theirs, 2);
  expect([missed.told, missed.over, missed.missed[2], missed.covers[2]]).toEqual([
    'miss',
    true,
    ['a'],
    '',
  ]);
  expect(touchDuet(first, mine, theirs, 3)).toMatchObject({ told: 'assassin', over: true });
});

test('scores and what they are worth', () => {
  expect(how.phantomScore(1, 0)).toBe(8);
  expect(how.phantomScore(5, 2)).toBe(2);
  expect(how.phantomScore(8, 3)).toBe(0);
  expect(how.phantomTitle(8)).toBe('title-unbelievable');
  expect(how.duetScore(0, 9, false)).toBe(9);
  expect(how.duetScore(2, 5, false)).toBe(11);
  expect(how.duetScore(0, 6, true)).toBe(5);
  expect([11, 10, 9, 8, 6, 5].map(how.duetTitle)).toEqual([
    'title-go-on-missions',
    'title-great',
    'title-great',
    'title-really-good',
    'title-really-good',
    'title-won',
  ]);
});

test('the texts of the page come beside the common ones, in every language', async () => {
  const text = readFileSync(new URL('../../locales/en/how.ftl', import.meta.url), 'utf-8');
  const ids = [...messagesOf([text]).keys()];
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  await speak('en');
  expect(t('how-title-idea')).toBe('how-title-idea');
  await learn(how.HOW);
  for (const language of Object.keys(LANGUAGES)) {
    await speak(language);
    for (const id of [...ids, 'web-title']) expect(t(id), id).not.toBe(id);
    expect(how.entries(t('how-words'))).toHaveLength(25);
    expect(how.entries(t('how-try-cards'))).toHaveLength(6);
    expect(how.entries(t('how-duet-cards'))).toHaveLength(6);
  }
});
