/** What a clue is given with, and how it is taken back. */
import { expect, test } from 'vitest';
import { holdBack, isAnyway, numberOf, SECOND_THOUGHTS } from '../src/lib/composing';

const answered = (accept: boolean) =>
  ({ whisper: 'proposal-answered', word: 'sea', number: 2, accept, step: 1, member: 'x' }) as never;

test('a clue has no number that nobody has chosen', () => {
  expect(numberOf(null, [], 9)).toBeNull();
  expect(numberOf(null, [3, 4], 9)).toBe(2);
  expect(numberOf(null, [3, 4, 5], 2)).toBe(2);
  expect(numberOf(0, [3], 9)).toBe(0);
  expect(numberOf('unlimited', [], 9)).toBe('unlimited');
});

test('what was refused is given anyway, whoever has refused it', () => {
  expect(isAnyway('advise', true, null)).toBe(true);
  expect(isAnyway('advise', false, null)).toBe(false);
  expect(isAnyway('advise', false, answered(false))).toBe(true);
  expect(isAnyway('off', false, answered(false))).toBe(true);
  expect(isAnyway('advise', true, answered(true))).toBe(false);
  expect(isAnyway('strict', true, null)).toBe(false);
});

test('a clue can be taken back for three seconds, unless the clock is about to ring', () => {
  expect(SECOND_THOUGHTS).toBe(3_000);
  expect(holdBack(null)).toBe(SECOND_THOUGHTS);
  expect(holdBack(60_000)).toBe(SECOND_THOUGHTS);
  expect(holdBack(5_999)).toBe(0);
});
