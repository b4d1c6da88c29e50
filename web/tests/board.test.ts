/** What a press on a card does, and what its confirmation does. */
import { expect, test } from 'vitest';
import {
  confirmOf,
  guessesAlone,
  isByKeyboard,
  type Looking,
  markersByCell,
  marksOf,
  marksWith,
  moveBy,
  press,
  pressOf,
  type Seen,
  touchable,
} from '../src/lib/board';
import type { RoomSettings } from '../src/lib/generated/wire';
import { cards, HALFWAY, roomWith, tableOf } from './rooms';

const LOOKING: Looking = { glossing: false, withKey: false };
const CLASSIC = tableOf('classic', 2);

/** Red guesses, and this is its guesser. */
function seen(changes: Partial<Seen> = {}): Seen {
  return {
    table: CLASSIC,
    state: roomWith(CLASSIC),
    settings: HALFWAY.settings,
    member: 'me',
    seat: 'red-operatives',
    side: 'red',
    may: new Set(['guess']),
    present: ['me'],
    pointers: {},
    meant: [],
    chosen: null,
    ...changes,
  };
}
/** One's own marks, the latest of them chosen. */
const marked = (...cells: number[]) => ({
  pointers: { me: cards(...cells) },
  chosen: cells[0] ?? null,
});
const covered = (cell: number) => ({ ...CLASSIC, covers: CLASSIC.covers.with(cell, 'red') });
const missed = (cell: number, ...sides: string[]) => {
  const table = tableOf('duet', 2);
  return { ...table, marks: table.marks.with(cell, sides) };
};
const touching = (touch: RoomSettings['touch']) => ({ ...HALFWAY.settings, touch });

test('a covered card can be touched by nobody, a missed one not by who missed it', () => {
  expect(touchable(CLASSIC, 'red', 3)).toBe(true);
  expect(touchable(covered(3), 'red', 3)).toBe(false);
  expect(touchable(covered(3), 'red', 4)).toBe(true);
  expect(touchable(missed(3, 'a'), 'a', 3)).toBe(false);
  expect(touchable(missed(3, 'a'), 'b', 3)).toBe(true);
  expect(touchable(missed(3, 'a', 'b'), 'b', 3)).toBe(false);
});

test('a missed card cannot be pressed', () => {
  const room = seen({ table: missed(3, 'a'), side: 'a', ...marked(3) });
  expect(pressOf(room, LOOKING, 3)).toBe('');
  expect(press(room, LOOKING, 3, false)).toBeNull();
  expect(confirmOf(room)).toBeNull();
  expect(pressOf(room, LOOKING, 4)).toBe('point');
});

test('what a press means depends on what one may do', () => {
  const withKey = { ...LOOKING, withKey: true };
  for (const [may, looking, means] of [
    [['guess'], LOOKING, 'point'],
    [['guess'], withKey, 'point'],
    [['cover'], LOOKING, 'cover'],
    [['give-clue'], withKey, 'mean'],
    [['give-clue'], LOOKING, ''], // the key is hidden
    [['resign'], withKey, ''],
    [[], LOOKING, ''],
  ] as const) {
    const room = seen({ may: new Set<string>(may) });
    expect(pressOf(room, looking, 3), may.join()).toBe(means);
    expect(pressOf({ ...room, table: covered(3) }, looking, 3)).toBe('');
    expect(pressOf({ ...room, table: covered(3) }, { ...looking, glossing: true }, 3)).toBe(
      'gloss',
    );
  }
});

test('while cards are looked up, a press tells the word and does nothing else', () => {
  const glossing = { ...LOOKING, glossing: true };
  expect(press(seen(), glossing, 3, false)).toEqual({ do: 'gloss', word: CLASSIC.words[3] });
});

test('nothing is done where a press means nothing', () => {
  expect(press(seen({ may: new Set() }), LOOKING, 3, false)).toBeNull();
});

test('a press marks a card, another one adds a mark, and a third takes it back', () => {
  const tap = (room: Seen, cell: number) => press(room, LOOKING, cell, false);
  expect(tap(seen(), 3)).toEqual({ do: 'point', cells: [3] });
  expect(tap(seen(marked(3)), 4)).toEqual({ do: 'point', cells: [4, 3] });
  expect(tap(seen(marked(4, 3)), 3)).toEqual({ do: 'point', cells: [4] });
  expect(tap(seen(marked(4, 3)), 4)).toEqual({ do: 'point', cells: [3] });
  expect(tap(seen(marked(3)), 3)).toEqual({ do: 'point', cells: [] });
  const others = seen({ pointers: { other: [{ cell: 3 }] } });
  expect(press(others, LOOKING, 3, true)).toEqual({ do: 'point', cells: [3] });
});

test('by keyboard a second press goes on to the button, where there is one', () => {
  const room = seen(marked(3));
  expect(press(room, LOOKING, 3, true)).toEqual({ do: 'go-to-confirm' });
  // Of several it is chosen first: the button names another card.
  expect(press(seen(marked(4, 3)), LOOKING, 3, true)).toEqual({ do: 'point', cells: [3, 4] });
  const together = {
    ...room,
    settings: touching('all'),
    state: { ...room.state!, seats: { 'red-operatives': ['me', 'you'] } },
    present: ['me', 'you'],
  };
  expect(press(together, LOOKING, 3, true)).toEqual({ do: 'point', cells: [] });
});

test('any tap on a chosen card takes the choice back, and none of them confirms it', () => {
  expect(press(seen(marked(3)), LOOKING, 3, false)).toEqual({ do: 'point', cells: [] });
  const covering = seen({ may: new Set(['cover']), chosen: 3 });
  expect(press(covering, LOOKING, 3, false)).toEqual({ do: 'choose', cell: null });
  expect([isByKeyboard({ detail: 0 }), isByKeyboard({ detail: 1 })]).toEqual([true, false]);
});

test('a card to be covered is chosen, and another one instead', () => {
  const room = seen({ may: new Set(['cover']) });
  expect(press(room, LOOKING, 3, false)).toEqual({ do: 'choose', cell: 3 });
  expect(press({ ...room, chosen: 3 }, LOOKING, 4, false)).toEqual({ do: 'choose', cell: 4 });
  expect(press({ ...room, chosen: 3 }, LOOKING, 3, true)).toEqual({ do: 'go-to-confirm' });
});

test('a spymaster means cards, and takes that back', () => {
  const looking = { ...LOOKING, withKey: true };
  const room = seen({ may: new Set(['give-clue']), meant: [1, 2] });
  expect(press(room, looking, 3, false)).toEqual({ do: 'mean', cells: [1, 2, 3] });
  expect(press(room, looking, 1, false)).toEqual({ do: 'mean', cells: [2] });
});

test('one person guesses alone unless others on the seat are here and must agree', () => {
  const seats = { 'red-operatives': ['me', 'you'], 'blue-operatives': ['they'] };
  const state = roomWith(CLASSIC, { seats });
  for (const touch of ['all', 'most'] as const) {
    const room = seen({ state, settings: touching(touch) });
    expect(guessesAlone({ ...room, present: ['me', 'you'] })).toBe(false);
    expect(guessesAlone({ ...room, present: ['me', 'they'] })).toBe(true);
    expect(guessesAlone({ ...room, present: [] })).toBe(true);
    expect(guessesAlone({ ...room, seat: 'elsewhere', present: ['me', 'you'] })).toBe(true);
    expect(guessesAlone({ ...room, state: null, present: ['me', 'you'] })).toBe(true);
  }
  expect(guessesAlone(seen({ state, settings: touching('any'), present: ['me', 'you'] }))).toBe(
    true,
  );
  expect(guessesAlone(seen({ state, settings: null, present: ['me', 'you'] }))).toBe(false);
});

test('the button guesses the card that one has chosen, while one may guess alone', () => {
  const room = seen({
    pointers: { me: [{ cell: 3 }, { cell: 7 }], you: [{ cell: 4 }] },
    chosen: 3,
  });
  expect(confirmOf(room)).toEqual({ do: 'guess', cell: 3 });
  expect(confirmOf({ ...room, chosen: 7 })).toEqual({ do: 'guess', cell: 7 });
  expect(confirmOf({ ...room, chosen: 4 })).toBeNull();
  expect(confirmOf({ ...room, may: new Set() })).toBeNull();
  expect(confirmOf({ ...room, table: covered(3) })).toBeNull();
  expect(confirmOf(seen(marked(0)))).toEqual({ do: 'guess', cell: 0 });
  const together = {
    ...room,
    settings: touching('most'),
    state: { ...room.state!, seats: { 'red-operatives': ['me', 'you'] } },
    present: ['me', 'you'],
  };
  expect(confirmOf(together)).toBeNull();
});

test('the button covers the card that is chosen for it', () => {
  const room = seen({ may: new Set(['cover']) });
  expect(confirmOf({ ...room, chosen: 0 })).toEqual({ do: 'cover', cell: 0 });
  expect(confirmOf(room)).toBeNull();
  expect(confirmOf(seen({ chosen: 3 }))).toBeNull();
});

test('when a card is turned the other marks stay, and none of them is offered by itself', () => {
  // Under a finger that comes down twice, the button must not become that of another card.
  expect(confirmOf({ ...seen(marked(4, 3)), chosen: null })).toBeNull();
  expect(confirmOf({ ...seen(marked(4)), chosen: 3 })).toBeNull();
});

test('one of several marks is chosen, and the others stay', () => {
  const room = seen(marked(5, 4, 3));
  expect(marksOf(room)).toEqual([5, 4, 3]);
  expect(marksWith(room, 3)).toEqual([3, 5, 4]);
  expect(marksWith(room, 5)).toEqual([5, 4, 3]);
  expect(marksWith(room, 9)).toEqual([9, 5, 4, 3]);
  expect(marksOf(seen())).toEqual([]);
});

test('marks are shown card by card, one’s own first', () => {
  const pointers = {
    you: [{ cell: 3 }, { cell: 24 }],
    me: [{ cell: 4 }, { cell: 3 }],
    bot: [{ cell: 3, sure: 64 }],
    stray: [{ cell: 25 }],
  };
  const cells = markersByCell({ ...seen({ pointers }), name: (member) => member.toUpperCase() });
  expect(cells).toHaveLength(25);
  expect(cells[3]!.map(({ name, own }) => [name, own])).toEqual([
    ['ME', true],
    ['YOU', false],
    ['BOT', false],
  ]);
  expect(cells[3]!.map(({ sure }) => sure)).toEqual([undefined, undefined, 64]);
  expect([cells[24]!.length, cells[4]!.length, cells[0]]).toEqual([1, 1, []]);
});

test('arrows walk over the board and stop at its edges', () => {
  const walk = (key: string, ...cells: number[]) => cells.map((cell) => moveBy(key, cell, 25));
  expect(walk('ArrowLeft', 0, 1, 5, 24)).toEqual([0, 0, 5, 23]);
  expect(walk('ArrowRight', 0, 3, 4, 24)).toEqual([1, 4, 4, 24]);
  expect(walk('ArrowUp', 0, 4, 5, 24)).toEqual([0, 4, 0, 19]);
  expect(walk('ArrowDown', 0, 19, 20, 24)).toEqual([5, 24, 20, 24]);
  expect(walk('Home', 0, 7, 24)).toEqual([0, 5, 20]);
  expect(walk('End', 0, 7, 24)).toEqual([4, 9, 24]);
  expect(walk('Enter', 7)).toEqual([undefined]);
});
