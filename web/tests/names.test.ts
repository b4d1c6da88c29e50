import { beforeAll, expect, test } from 'vitest';
import { codeSaid, initialsOf, markedText, sureText } from '../src/lib/names';
import { inEnglish } from './texts';

beforeAll(inEnglish);

test('people are told apart by as few letters as possible', () => {
  expect(initialsOf(['Ann', 'Ben'])).toEqual(['A', 'B']);
  expect(initialsOf(['Ann', 'Alma', 'ben'])).toEqual(['AN', 'AL', 'B']);
  expect(initialsOf(['Maria', 'Mario', 'Mark'])).toEqual(['M1', 'M2', 'M3']);
  expect(initialsOf(['Mark', 'Marcel'])).toEqual(['M1', 'M2']);
  expect(initialsOf(['Mia', 'Max', 'Maud'])).toEqual(['MI', 'MAX', 'MAU']);
  expect(initialsOf(['สมชาย', '明'])).toEqual(['ส', '明']);
  expect(initialsOf([])).toEqual([]);
});

test('who has marked a card is told, and how sure a bot is of it', () => {
  const [you, ann] = [
    { name: 'Me', own: true },
    { name: 'Ann', own: false },
  ];
  const robi = { name: 'Robi', sure: 0, own: false };
  expect(markedText([you!])).toBe('marked by you');
  expect(markedText([you!, ann!, { ...robi, sure: 64 }])).toBe('marked by you, Ann, and Robi 64%');
  expect([sureText(), sureText(null), sureText(0)]).toEqual(['', '', ' 0%']);
});

test.each([
  ['amber-tiger-9', 'amber tiger 9'],
  ['abcdef', 'abcdef'],
])('the code %s is said so', (code, said) => expect(codeSaid(code)).toBe(said));
