/** What is known of the games, and for whom everybody waits. */
import { expect, test } from 'vitest';
import {
  DEFAULTS,
  inOrder,
  isHidden,
  openQuestion,
  seatOf,
  secondsOf,
  settingsFor,
  sideOf,
  TIMER,
  variantOf,
  VARIANTS,
  waitedFor,
} from '../src/lib/games';
import type { Table } from '../src/lib/generated/wire';
import { proposal, tableOf } from './rooms';

test('a game that is not known is explained as the classic one', () => {
  expect(variantOf('duet')).toBe(VARIANTS.duet);
  expect(variantOf('of tomorrow')).toBe(VARIANTS.classic);
});

test('seats and their sides', () => {
  expect(seatOf('classic', 'red-spymaster')).toMatchObject({ face: 'key', sides: ['red'] });
  expect(seatOf('classic', 'nowhere')).toBeUndefined();
  expect(sideOf('classic', 'blue-operatives')).toBe('blue');
  expect(sideOf('three-player', 'operatives')).toBe('');
  expect(sideOf('classic', 'nowhere')).toBe('');
});

test('another game has its own settings, and keeps the clock if it has one', () => {
  const before = { ...DEFAULTS.game, tokens: 11, timer: TIMER };
  expect(settingsFor('classic', before)).toEqual({ ...DEFAULTS.game, timer: TIMER });
  expect(settingsFor('duet', before)).toEqual({ ...DEFAULTS.game, timer: null });
  expect(settingsFor('duet', { ...before, family: true }).family).toBe(true);
  const slow = { ...TIMER, double: ['red-spymaster'] };
  expect(settingsFor('three-player', { ...before, timer: slow }).timer).toEqual(TIMER);
});

test('whoever needs it has twice the time, and a vote its own', () => {
  const timer = { ...TIMER, clue: 30, guess: 60 };
  const at = (phase: string, seat: string, act: string, double: string[]) => {
    const table = tableOf('classic');
    const turn = { ...table.turn, phase, may: { [seat]: [act, 'resign'] } } as Table['turn'];
    const settings = { ...table.settings, vote_seconds: 45, timer: { ...timer, double } };
    return secondsOf({ ...table, turn, settings });
  };
  expect(at('clue', 'red-spymaster', 'give-clue', [])).toBe(30);
  expect(at('clue', 'red-spymaster', 'give-clue', ['red-operatives'])).toBe(30);
  expect(at('clue', 'red-spymaster', 'give-clue', ['red-spymaster'])).toBe(60);
  expect(at('penalty', 'red-spymaster', 'cover', ['red-spymaster'])).toBe(60);
  expect(at('guess', 'red-operatives', 'guess', ['red-operatives'])).toBe(120);
  expect(at('guess', 'red-operatives', 'pause', ['red-operatives'])).toBe(60);
  expect(at('challenge', 'red-operatives', 'vote', ['red-operatives'])).toBe(45);
});

test('red stands first, then a before b', () => {
  expect(inOrder(['blue', 'red'])).toEqual(['red', 'blue']);
  expect(inOrder(['red', 'blue'])).toEqual(['red', 'blue']);
  expect(inOrder(['b', 'a'])).toEqual(['a', 'b']);
  expect(inOrder(['a', 'b'])).toEqual(['a', 'b']);
});

test('a word is out of the game when it is covered, or missed by both', () => {
  const table = tableOf('duet');
  const covers = table.covers.with(1, 'agent');
  const marks = table.marks.with(2, ['a']).with(3, ['a', 'b']);
  const hidden = [0, 1, 2, 3].map((cell) => isHidden({ ...table, covers, marks }, cell));
  expect(hidden).toEqual([false, true, false, true]);
  expect(isHidden({ ...table, marks: [] }, 0)).toBe(false);
});

test('everybody waits for those who must act', () => {
  expect(waitedFor(tableOf('classic'), [])).toEqual(['red-spymaster']);
  expect(waitedFor(tableOf('classic', 2), [])).toEqual(['red-operatives']);
  expect(waitedFor(tableOf('duet'), [])).toEqual(['a', 'b']);
  const covering = tableOf('classic');
  covering.turn = { ...covering.turn, may: { 'red-spymaster': ['cover'], other: ['resign'] } };
  expect(waitedFor(covering, [])).toEqual(['red-spymaster']);
});

test('in a dispute everybody waits for who has not voted, or must answer', () => {
  const table = tableOf('classic', 2, {
    doubt: {
      seat: 'x',
      member: 'x',
      verdict: 'ask',
      token: 'check',
      why: null,
      votes: { ann: true },
    },
    members: { one: ['ann', 'ben'], two: ['ann'], three: ['cem'] },
  });
  const may = { one: ['vote'], two: ['vote'], three: ['answer'], four: ['vote'], five: ['guess'] };
  expect(waitedFor({ ...table, turn: { ...table.turn, may } }, [])).toEqual(['one', 'three']);
});

test('a question waits for the other spymaster while nothing else has happened', () => {
  const table = tableOf('classic');
  expect(openQuestion(table, [])).toBeNull();
  expect(openQuestion(table, [proposal(table.step)])).toMatchObject({
    seats: ['red-spymaster', 'blue-spymaster'],
    word: 'tree',
  });
  expect(openQuestion(table, [proposal(table.step + 1)])).toBeNull();
  expect(openQuestion({ ...table, paused: 0 }, [proposal(table.step)])).toBeNull();
  expect(waitedFor(table, [proposal(table.step)])).toEqual(['blue-spymaster']);
  const answered = { ...proposal(table.step), message: { whisper: 'proposal-answered' } };
  expect(openQuestion(table, [proposal(table.step), answered as never])).toBeNull();
});
