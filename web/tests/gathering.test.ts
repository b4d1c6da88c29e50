/** Words that everybody adds: what is typed, and how many are still needed. */
import { describe, expect, test } from 'vitest';
import { evolveRoom } from '../src/lib/fold';
import { DEFAULTS } from '../src/lib/games';
import { wordsIn, wordsMissing } from '../src/lib/gathering';
import type { Room, RoomSettings } from '../src/lib/generated/wire';

describe('what is typed', () => {
  test.each([
    ['sea', ['sea']],
    [' tree house , fern\n\nmoss;', ['tree house', 'fern', 'moss']],
    ['海、天空，青苔；樹', ['海', '天空', '青苔', '樹']],
    [' ,\n', []],
  ])('%j', (text, words) => {
    expect(wordsIn(text)).toEqual(words);
  });
});

test('words are added and taken back', () => {
  let room = evolveRoom(null, { room: 'room-opened', host: 'ann', settings: DEFAULTS });
  expect(room.added).toEqual({});
  room = evolveRoom(room, { room: 'words-added', member: 'ann', words: ['sea', 'sky'] });
  room = evolveRoom(room, { room: 'words-added', member: 'bo', words: ['moss'] });
  room = evolveRoom(room, { room: 'words-added', member: 'ann', words: ['fern'] });
  expect(room.added).toEqual({ ann: ['sea', 'sky', 'fern'], bo: ['moss'] });
  room = evolveRoom(room, { room: 'word-dropped', word: 'sky' });
  room = evolveRoom(room, { room: 'word-dropped', word: 'moss' });
  expect(room.added).toEqual({ ann: ['sea', 'fern'] });
});

test('words are missing until there are enough for a game', () => {
  const words = (count: number) => Array.from({ length: count }, (_, at) => `word${at}`);
  const missing = (settings: Partial<RoomSettings>, added: Room['added']) =>
    wordsMissing({ settings: { ...DEFAULTS, ...settings }, added } as Room);
  expect(missing({ gather: true }, {})).toBe(25);
  expect(missing({ gather: true }, { ann: words(10), bo: words(7) })).toBe(8);
  expect(missing({ gather: true }, { ann: words(40) })).toBe(0);
  expect(missing({ gather: false }, {})).toBe(0);
  expect(missing({ gather: true, cards: 'pictures' }, {})).toBe(0);
});
