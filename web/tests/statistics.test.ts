import { expect, test } from 'vitest';
import type { Clue } from '../src/lib/generated/wire';
import { isHit, statisticsOf } from '../src/lib/statistics';
import { tableOf } from './rooms';

const clue = (side: string, number: Clue['number'], ...found: string[]): Clue => ({
  seat: `${side}-spymaster`,
  member: side,
  side,
  word: `${side}${found.length}`,
  number,
  standing: 'given',
  touches: found.map((identity) => ({ seat: '', member: '', cell: 0, identity })),
  meant: [],
  sure: null,
  helped: false,
});

test('a hit is an agent of the side that guesses, or anybody in Duet', () => {
  expect([isHit('agent', 'a'), isHit('red', 'red'), isHit('red', 'blue')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isHit('bystander', 'red')).toBe(false);
});

test('clues and sides in numbers', () => {
  const clues = [
    clue('blue', 2, 'blue', 'red'),
    clue('red', 3, 'red', 'red', 'bystander'),
    clue('blue', 'unlimited', 'blue'),
    clue('blue', 1),
  ];
  expect(statisticsOf(tableOf('classic', 1, { clues }))).toEqual({
    clues: [
      { side: 'blue', word: 'blue2', number: 2, hits: 1, misses: 1 },
      { side: 'red', word: 'red3', number: 3, hits: 2, misses: 1 },
      { side: 'blue', word: 'blue1', number: 'unlimited', hits: 1, misses: 0 },
      { side: 'blue', word: 'blue0', number: 1, hits: 0, misses: 0 },
    ],
    sides: [
      {
        side: 'red',
        clues: 1,
        found: ['red', 'red', 'bystander'],
        hits: 2,
        misses: 1,
        size: 3,
      },
      { side: 'blue', clues: 3, found: ['blue', 'red', 'blue'], hits: 2, misses: 1, size: 1.5 },
    ],
  });
});

test('clues that cannot be counted have no size', () => {
  const { sides } = statisticsOf(tableOf('classic', 1, { clues: [clue('red', 'unlimited')] }));
  expect(sides[0]!.size).toBeNull();
});
