/** Tips of a first game: each at its moment, once, and true at the table where it is told. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Clue, Table } from '../src/lib/generated/wire';
import { GUIDE, markSeen, tipFor, tipText } from '../src/lib/guide';
import { learn } from '../src/lib/i18n.svelte';
import { preferences } from '../src/lib/preferences.svelte';
import { RoomView } from '../src/lib/room_view.svelte';
import { TIPS } from '../src/lib/tips';
import { cards, roomWith, tableOf, welcomeOf } from './rooms';
import { Storage } from './storage';
import { inEnglish } from './texts';

const GIVER = 'red-spymaster';
const GUESSER = 'red-operatives';
const KEY = ['red', 'blue', 'bystander', 'assassin'];

beforeAll(async () => {
  await inEnglish();
  vi.stubGlobal('document', { documentElement: {} });
  await learn(GUIDE);
});
beforeEach(() => void vi.stubGlobal('localStorage', new Storage()));
afterEach(() => {
  preferences.set('tips', []);
  vi.unstubAllGlobals();
});

/** A classic game after some events, red on turn, as somebody there sees it. */
function at(member: string, count: number, changes: Partial<Table> = {}): RoomView {
  const table = tableOf('classic', count, changes);
  const room = new RoomView('code');
  room.welcome(welcomeOf({ member, room: roomWith(table), pointers: {} }));
  return room;
}

/** The clue that red guesses after, changed. */
function guessing(changes: Partial<Clue>, stop = false, table: Partial<Table> = {}): RoomView {
  const { clues, turn } = tableOf('classic', 2);
  const may = { ...turn.may, [GUESSER]: stop ? ['guess', 'stop'] : ['guess'] };
  const clue = { ...clues.at(-1)!, ...changes };
  return at(GUESSER, 2, { clues: [...clues.slice(0, -1), clue], turn: { ...turn, may }, ...table });
}

test('whoever guesses is told what the clue means', () => {
  const room = guessing({ word: 'ocean', number: 2 });
  expect(tipFor(room, [])).toBe('clue');
  expect(tipText('clue', room)).toBe('“ocean 2” means: 2 cards go with “ocean”. Which ones?');
  expect(tipText('clue', guessing({ word: 'ocean', number: 1 }))).toContain('one card');
});

test('zero and unlimited have tips of their own', () => {
  expect(tipFor(guessing({ number: 0 }), [])).toBe('zero');
  expect(tipFor(guessing({ number: 'unlimited' }), [])).toBe('unlimited');
});

test('a card that is marked waits for its button', () => {
  const room = guessing({});
  room.showPointers({ [GUESSER]: cards(7) });
  room.chosen = 7;
  expect(tipFor(room, [])).toBe('choose');
  expect(tipText('choose', room)).toContain(`Guess ${room.table!.words[7]}`);
});

test('after a right guess one may stop, as far as this game has it', () => {
  const touches = [{ cell: 0, identity: 'red' }] as unknown as Clue['touches'];
  const room = guessing({ touches }, true);
  expect(tipFor(room, [])).toBe('stop');
  expect(tipText('stop', room)).toContain('one more guess than the number');
  const { turn } = room.table!;
  expect(tipText('stop', guessing({}, true, { turn: { ...turn, left: null } }))).toContain(
    'as often',
  );
  const tokens = { bystanders: 9, checks: 0, boxed: 0, earned: 0 };
  expect(tipText('stop', guessing({}, true, { tokens }))).toContain('one time token');
  expect(tipFor(guessing({ touches }), [])).toBe(null);
});

test('whoever gives clues hears of good words, then of the assassin, then of numbers', () => {
  const room = at(GIVER, 1);
  expect(tipFor(room, [])).toBe(null); // the key has not come yet
  room.face = KEY;
  expect(tipFor(room, [])).toBe('word');
  expect(tipFor(room, ['word'])).toBe('assassin');
  room.meant = [3];
  expect(tipFor(room, [])).toBe('assassin');
  expect(tipFor(room, ['word', 'assassin'])).toBe(null);
  const before = { ...tableOf('classic', 2).clues[0]!, seat: GIVER };
  const later = at(GIVER, 1, { clues: [before] });
  later.face = KEY;
  expect(tipFor(later, ['word'])).toBe('assassin');
  expect(tipFor(later, ['word', 'assassin'])).toBe('numbers');
});

test('where there is no assassin nobody is warned of one', () => {
  const room = at(GIVER, 1);
  room.face = KEY.slice(0, 3);
  expect(tipFor(room, ['word'])).toBe(null);
});

test('numbers are explained as far as the game has them', () => {
  expect(tipText('numbers', at(GIVER, 1))).toContain('∞');
  expect(tipText('numbers', at(GIVER, 1, { variant: 'duet' }))).not.toContain('∞');
});

test('nothing is said while others are on turn, or the clock is paused', () => {
  expect(tipFor(at('blue-operatives', 2), [])).toBe(null);
  expect(tipFor(at(GUESSER, 2, { paused: 5 }), [])).toBe(null);
});

test('a tip that was seen is seen for good, and told once', () => {
  const room = guessing({ number: 2 });
  markSeen('clue');
  markSeen('clue');
  expect(preferences.get('tips')).toEqual(['clue']);
  expect(tipFor(room, preferences.get('tips'))).toBe(null);
});

test('every tip has its words', () => {
  const room = guessing({ number: 2 });
  for (const tip of TIPS) expect(tipText(tip, room), tip).not.toMatch(/^guide-|^$/);
});
