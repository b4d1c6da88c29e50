/** The command box: what is typed, and what is told. */
import { beforeAll, expect, test, vi } from 'vitest';
import { COMMANDS, commandOf, linesOf } from '../src/lib/commands';
import { learn } from '../src/lib/i18n.svelte';
import type { RoomView } from '../src/lib/room_view.svelte';
import { tableOf } from './rooms';
import { inEnglish } from './texts';

const TABLE = tableOf('classic');
const WORDS = ['Tree', 'Treasure', 'Sea', ...TABLE.words.slice(3)];
const FACE = WORDS.map((_, cell) => (cell < 2 ? 'red' : cell === 2 ? 'assassin' : 'bystander'));

function roomWhere(may: string[], table = {}): RoomView {
  return {
    table: { ...TABLE, words: WORDS, ...table },
    may: new Set(may),
    side: 'red',
    member: 'ann',
    pointers: {},
    seat: 'red-operatives',
    waitedFor: ['red-operatives'],
    state: {
      seats: { 'red-spymaster': ['bot-1'], 'red-operatives': ['ann', 'ben'] },
      members: {
        ann: { name: 'Ann', bot: '', face: '' },
        'bot-1': { name: 'Robo', bot: 'x', face: '' },
      },
    },
    name: (member: string) => ({ ann: 'Ann', ben: 'Ben', 'bot-1': 'Robo' })[member] ?? '',
  } as unknown as RoomView;
}
const guessing = roomWhere(['guess', 'stop']);
const giving = roomWhere(['give-clue']);
const waiting = roomWhere([]);

beforeAll(async () => {
  await inEnglish();
  vi.stubGlobal('document', { documentElement: {} });
  await learn(COMMANDS);
  vi.unstubAllGlobals();
});

test('commands are read whatever one may do', () => {
  for (const room of [guessing, giving, waiting]) {
    expect(commandOf(' Board ', room)).toEqual({ is: 'look', at: 'board' });
    expect(commandOf('stop', room)).toEqual({ is: 'deed', deed: 'stop' });
    expect(commandOf('Ideas', room)).toEqual({ is: 'ideas' });
    expect(commandOf('guess 7', room)).toEqual({ is: 'card', cell: 6 });
    expect(commandOf('clue green  house 2', room)).toEqual({
      is: 'clue',
      word: 'green house',
      number: 2,
    });
  }
});

test('a card is named by its number, its word or how that begins', () => {
  expect(commandOf('25', guessing)).toEqual({ is: 'card', cell: 24 });
  expect(commandOf('tree', guessing)).toEqual({ is: 'card', cell: 0 });
  expect(commandOf('guess TREAS', guessing)).toEqual({ is: 'card', cell: 1 });
  expect(commandOf('tre', guessing)).toEqual({ is: 'unclear', why: 'command-card-ambiguous' });
  for (const text of ['0', '26', 'nowhere'])
    expect(commandOf(text, guessing)).toEqual({ is: 'unclear', why: 'cell-unknown' });
});

test('a clue has a word and a number', () => {
  expect(commandOf('sea 2', giving)).toEqual({ is: 'clue', word: 'sea', number: 2 });
  expect(commandOf('sea: Unlimited', giving)).toEqual({
    is: 'clue',
    word: 'sea',
    number: 'unlimited',
  });
  expect(commandOf('樹2', giving)).toEqual({ is: 'clue', word: '樹', number: 2 });
  expect(commandOf('clue 2', giving)).toEqual({ is: 'clue', word: 'clue', number: 2 });
  expect(commandOf('sea', giving)).toEqual({ is: 'unclear', why: 'clue-bad-number' });
  expect(commandOf('2', giving)).toEqual({ is: 'unclear', why: 'clue-empty' });
  expect(commandOf('sea 2', waiting)).toEqual({ is: 'unclear', why: 'command-not-understood' });
});

test('the board is told row by row, and the key to nobody who does not see it', () => {
  const covers = WORDS.map((_, cell) => (cell === 1 ? 'red' : ''));
  const marks = WORDS.map((_, cell) => (cell === 3 ? ['a'] : []));
  const room = roomWhere([], { covers, marks });
  const plain = linesOf('board', room, null);
  expect(plain).toHaveLength(5);
  expect(plain[0]).toContain('1 Tree; 2 Treasure, red agent; 3 Sea; 4 ');
  expect(plain[0]).toContain('missed by');
  expect(plain.join()).not.toContain('assassin');
  expect(linesOf('board', room, FACE)[0]).toContain(
    '1 Tree, the key says: red agent; 2 Treasure, red agent; 3 Sea, the key says: assassin',
  );
});

test('the board tells who has marked a card, and how sure a bot is', () => {
  const pointers = { ben: [{ cell: 2 }], ann: [{ cell: 2 }], 'bot-1': [{ cell: 3, sure: 64 }] };
  const room = { ...guessing, pointers } as unknown as RoomView;
  const [first] = linesOf('board', room, null);
  expect(first).toContain('3 Sea, marked by you and Ben');
  expect(first).toContain(`4 ${WORDS[3]}, marked by Robo 64%`);
});

test('my cards are those to find with a key, and those found without', () => {
  const covers = WORDS.map((_, cell) => (cell === 1 ? 'red' : ''));
  const room = roomWhere([], { covers });
  expect(linesOf('mine', room, FACE)).toEqual(['1 Tree']);
  expect(linesOf('mine', room, null)).toEqual(['Found so far: 2 Treasure.']);
  expect(linesOf('mine', guessing, null)).toEqual(['Nothing yet.']);
  // Who guesses for both teams has cards of both.
  const both = { ...room, side: '', seat: 'operatives' } as RoomView;
  const three = { ...both, table: { ...room.table!, variant: 'three-player' } } as RoomView;
  expect(linesOf('mine', three, null)).toEqual(['Found so far: 2 Treasure.']);
});

test('clues, people and commands are told', () => {
  expect(linesOf('log', guessing, null)).toEqual(['Nothing yet.']);
  const touches = [{ seat: 'red-operatives', member: 'ann', cell: 2, identity: 'bystander' }];
  const clue = { seat: 'red-spymaster', word: 'wave', number: 2, touches };
  const clues = [clue, { ...clue, touches: [], helped: true }];
  expect(linesOf('log', roomWhere([], { clues }), null)).toEqual([
    'Red spymaster: wave 2: Sea (innocent bystander)',
    'Red spymaster: wave 2 (With help: a bot had offered ideas.)',
  ]);
  const who = linesOf('who', guessing, null);
  expect(who[0]).toMatch(/^Red spymaster: .*Robo/);
  expect(who.slice(1)).toEqual(['Red operatives: Ann and Ben', 'Waiting for: red operatives.']);
  expect(linesOf('help', guessing, null)).toContain(
    'guess: touch or cover a card, by its number or word: guess 7',
  );
});
