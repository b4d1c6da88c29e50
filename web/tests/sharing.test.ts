/** Pictures to share: where things go, and texts that fit. */
import { expect, test } from 'vitest';
import { placesOf } from '../src/components/daily/picture';
import type { Clue } from '../src/lib/generated/wire';
import { cut, sizeOf } from '../src/lib/sharing';
import { clueText, layoutOf } from '../src/lib/sharing_board';

const WIDTH = 1080;
const letters = (text: string) => 10 * [...text].length;

test('a text is as large as it fits, and no smaller than it can be read', () => {
  const width = (size: number) => size * 10;
  expect(sizeOf(width, 1_000, 40, 12)).toBe(40);
  expect(sizeOf(width, 200, 40, 12)).toBe(20);
  expect(sizeOf(width, 20, 40, 12)).toBe(12);
});

test('what is too long is cut, and says so', () => {
  expect(cut('short', 50, letters)).toBe('short');
  expect(cut('much too long', 60, letters)).toBe('much…');
  expect(cut('𝒳𝒴𝒵', 20, letters)).toBe('𝒳…');
});

test.each([
  [0, false],
  [3, false],
  [9, true],
  [25, false],
])('nothing lies on anything else, with %i clues', (count, pictures) => {
  const { height, cards, clues } = layoutOf(count, pictures);
  expect([cards.length, clues.length]).toEqual([25, count]);
  const boxes = [...cards, ...clues];
  for (const [place, one] of boxes.entries()) {
    expect(one.x).toBeGreaterThanOrEqual(0);
    expect(one.x + one.width).toBeLessThanOrEqual(WIDTH);
    expect(one.y + one.height).toBeLessThan(height);
    for (const other of boxes.slice(place + 1)) {
      const apart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        one.y + one.height <= other.y ||
        other.y + other.height <= one.y;
      expect(apart).toBe(true);
    }
  }
});

test('clues stand in their order, the first on the left above', () => {
  const { clues } = layoutOf(8, false);
  expect(clues[1]!.y).toBeGreaterThan(clues[0]!.y);
  expect(clues[4]!.x).toBeGreaterThan(clues[0]!.x);
  expect(clues[4]!.y).toBe(clues[0]!.y);
});

test('a number without end has a sign that every language reads', () => {
  const given = { word: 'sea', number: 2 } as Clue;
  expect(clueText(given)).toBe('sea 2');
  expect(clueText({ ...given, number: 'unlimited' })).toBe('sea ∞');
});

test('long lines of a case have smaller squares, and stay in the picture', () => {
  const [short, long] = placesOf([['agent'], Array.from({ length: 20 }, () => 'agent')]);
  expect(short![0]!.size).toBe(56);
  expect(long![0]!.size).toBeLessThan(56);
  expect(long![0]!.x).toBeGreaterThan(0);
  expect(long!.at(-1)!.x + long!.at(-1)!.size).toBeLessThan(600);
});
