/** A clue as a puzzle: its address, and what is said of how it was guessed. */
import { expect, test } from 'vitest';
import type { PuzzleShown, Weighed } from '../src/lib/generated/http';
import {
  canTouch,
  coversOf,
  foundIn,
  guessersOf,
  puzzlePath,
  squaresOf,
  whereIn,
} from '../src/lib/puzzle';

const turned = (...kinds: string[]) => kinds.map((identity, cell) => ({ cell, identity }));
function shownWith(changes: Partial<PuzzleShown> = {}): PuzzleShown {
  return {
    variant: 'classic',
    language: 'en',
    words: ['SEA', 'SHIP', 'SALT', 'SAND'],
    covers: ['', '', '', 'blue'],
    marks: [[], [], [], []],
    earlier: [],
    side: 'red',
    word: 'water',
    number: 2,
    goal: 2,
    known: [],
    over: '',
    sequel: null,
    ...changes,
  };
}

test('an address names the record and the clue, counted from 1, and nothing else', () => {
  const where = { room: 'amber-river-42', game: '3', clue: 0 };
  expect(puzzlePath(where)).toBe('/puzzle?room=amber-river-42&game=3&clue=1');
  expect(whereIn('?room=amber-river-42&game=3&clue=1')).toEqual(where);
  const thai = { room: 'แมว-ปลา-7', game: '1', clue: 8 };
  expect(whereIn(puzzlePath(thai).slice('/puzzle'.length))).toEqual(thai);
});

test.each(['', '?room=a', '?room=a&game=1', '?room=a&game=1&clue=0', '?room=a&game=x&clue=1'])(
  'an address without a clue is none: %s',
  (search) => expect(whereIn(search)).toBeNull(),
);
test.each(['?room=&game=1&clue=1', '?room=a&game=1&clue=1e9', '?room=a&game=-1&clue=1'])(
  'nor is one with nonsense in it: %s',
  (search) => expect(whereIn(search)).toBeNull(),
);

test('what was touched lies on what was there', () => {
  const shown = shownWith({ known: turned('red', 'bystander') });
  expect(coversOf(shown)).toEqual(['red', 'bystander', '', 'blue']);
  expect(shown.covers[0]).toBe('');
});

test('covered cards cannot be touched, nor in Duet what the guessers had missed before', () => {
  const shown = shownWith({ side: 'a', marks: [['b'], ['a'], [], []] });
  expect([0, 1, 2, 3].map((cell) => canTouch(shown, cell))).toEqual([false, true, true, false]);
  expect(canTouch({ ...shown, over: 'missed' }, 1)).toBe(false);
});

test('squares tell no word and no side', () => {
  expect(squaresOf(shownWith({ known: turned('red', 'blue') }))).toBe('🟩🟫');
  expect(squaresOf(shownWith({ known: turned('agent', 'assassin'), side: 'a' }))).toBe('🟩⬛');
  expect(squaresOf(shownWith())).toBe('▫️');
});

test('you, the players and then a bot', () => {
  const shown = shownWith({ known: turned('red') });
  expect(guessersOf(shown, null).map(({ who }) => who)).toEqual(['you']);
  const sequel = { face: [], touches: turned('red', 'red', 'blue'), meant: [] };
  const bot = { known: true, touches: turned('blue') } as unknown as Weighed;
  const all = guessersOf({ ...shown, sequel }, bot);
  expect(all.map(({ who }) => who)).toEqual(['you', 'players', 'bot']);
  expect(all.map(({ touches }) => foundIn(touches, 'red'))).toEqual([1, 2, 0]);
  expect(guessersOf({ ...shown, sequel }, { ...bot, known: false })).toHaveLength(2);
});
