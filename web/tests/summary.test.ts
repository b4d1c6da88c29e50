/** A game in one line. */
import { beforeAll, expect, test } from 'vitest';
import type { Clue, Outcome, Table } from '../src/lib/generated/wire';
import { deserted } from '../src/lib/feed';
import { lightOf, openWords } from '../src/lib/games';
import { hitsOf, summaryOf, summaryText } from '../src/lib/summary';
import { roomWith, tableOf } from './rooms';
import { inEnglish } from './texts';

beforeAll(inEnglish);

function clue(side: string, word: string, number: number, ...identities: string[]): Clue {
  const touches = identities.map((identity, cell) => ({ cell, identity, member: 'x' }));
  const given = { side, word, number, touches, standing: 'given', meant: [], sure: null };
  return { seat: `${side}-spymaster`, member: 'x', ...given } as unknown as Clue;
}
const outcome = (reason: string, ...winners: string[]) =>
  ({ winners, reason, score: null, title: '' }) as Outcome;
const CLUES = [
  clue('red', 'sleeve', 2, 'red', 'red'),
  clue('blue', 'sea', 3, 'blue', 'red'),
  clue('red', 'cold', 2, 'red', 'bystander'),
];
const OVER = tableOf('classic', 1, {
  clues: CLUES,
  left: { red: 0, blue: 1 },
  outcome: outcome('all-found', 'red'),
});

test('by how much, with how many clues, and the best of them', () => {
  expect(CLUES.map(hitsOf)).toEqual([2, 1, 1]);
  expect(summaryOf(OVER, 'blue')).toEqual({ by: 1, clues: 1, words: 1, best: CLUES[0] });
  expect(summaryOf(OVER, 'red')).toMatchObject({ by: 1, clues: 2, words: 1.5 });
  expect(summaryOf(OVER, '')).toMatchObject({ clues: 2 }); // the winners' game
  expect(summaryText(OVER, 'blue')).toBe(
    'You lost by 1 card · 1 clue, words found: 1 · the clue of the game: sleeve 2',
  );
  expect(summaryText(OVER, 'red')).toMatch(/^You won by 1 card · 2 clues, words per clue: 1.5 · /);
});

test('what ended otherwise was won by no number of cards', () => {
  const touched: Table = { ...OVER, outcome: outcome('assassin', 'blue') };
  expect(summaryOf(touched, 'red').by).toBeNull();
  expect(summaryOf({ ...touched, clues: [] }, 'red')).toEqual({
    by: null,
    clues: 0,
    words: 0,
    best: null,
  });
});

test('what is left of a clue', () => {
  const table = { ...OVER, outcome: null, finished: [] };
  expect(CLUES.map((each) => openWords(table, each))).toEqual([0, 2, 1]);
  expect(openWords({ ...table, finished: ['blue'] }, CLUES[1]!)).toBe(0);
  expect(openWords(OVER, CLUES[1]!)).toBe(0);
  expect(openWords(table, { ...CLUES[1]!, standing: 'invalid' })).toBe(0);
});

test('whose light lies on the table', () => {
  const red = tableOf('classic');
  expect(lightOf(red)).toBe('red');
  expect(lightOf({ ...red, turn: { ...red.turn, sides: ['red', 'blue'] } })).toBe('');
  expect(lightOf(OVER)).toBe('red');
  expect(lightOf({ ...OVER, outcome: outcome('assassin', 'blue') })).toBe('assassin');
  const duet = tableOf('duet');
  expect(lightOf(duet)).toBe('agent');
  expect(lightOf({ ...duet, turn: { ...duet.turn, phase: 'sudden-death' } })).toBe('sudden');
  expect(lightOf({ ...duet, outcome: outcome('words') })).toBe('');
});

test('a seat is deserted where neither a bot nor anybody present sits', () => {
  const members = {
    ann: { name: 'Ann', bot: '', face: '' },
    robo: { name: 'Robo', bot: 'steady', face: '' },
  };
  const room = (seat: string[]) =>
    roomWith(tableOf('classic'), { members, seats: { 'red-spymaster': seat } });
  const waited = ['red-spymaster'];
  expect(deserted(room(['ann']), waited, ['ben'])).toEqual(waited);
  expect(deserted(room([]), waited, ['ben'])).toEqual(waited);
  expect(deserted(room(['ann']), waited, ['ann'])).toEqual([]);
  expect(deserted(room(['robo']), waited, ['ben'])).toEqual([]);
  expect(deserted(room(['ann']), waited, [])).toEqual([]); // nobody has told who is here
});
