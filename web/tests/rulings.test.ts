import { expect, it } from 'vitest';
import { asCases } from '../src/lib/rulings';

const board = ['STRIKE', 'WINE'];
const ruled = { lang: 'en', clue: 'stroke', number: 2, board, valid: true };

it('saves rulings as cases for the referee, one a line', () => {
  const rulings = [
    { ...ruled, reason: 'near-kin', card: 'STRIKE' },
    { ...ruled, valid: false, reason: '', card: '' },
  ];
  const lines = asCases(rulings, ['rhymes']).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      lang: 'en',
      board,
      clue: 'stroke',
      number: 2,
      verdict: 'legal',
      reason: 'near-kin',
      target: ['STRIKE'],
      options: ['rhymes'],
    },
    {
      lang: 'en',
      board,
      clue: 'stroke',
      number: 2,
      verdict: 'illegal',
      reason: 'meaning',
      options: ['rhymes'],
    },
  ]);
});
