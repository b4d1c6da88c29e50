import { expect, test } from 'vitest';
import { initialsOf } from '../src/lib/names';

test('people are told apart by as few letters as possible', () => {
  expect(initialsOf(['Ann', 'Ben'])).toEqual(['A', 'B']);
  expect(initialsOf(['Ann', 'Alma', 'ben'])).toEqual(['AN', 'AL', 'B']);
  expect(initialsOf(['Maria', 'Mario', 'Mark'])).toEqual(['M1', 'M2', 'M3']);
  expect(initialsOf(['Mark', 'Marcel'])).toEqual(['M1', 'M2']);
  expect(initialsOf(['Mia', 'Max', 'Maud'])).toEqual(['MI', 'MAX', 'MAU']);
  expect(initialsOf(['สมชาย', '明'])).toEqual(['ส', '明']);
  expect(initialsOf([])).toEqual([]);
});
