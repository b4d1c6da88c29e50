/** My games: what is kept of a game, how much of it, and what the numbers say. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Clue, Room, Table } from '../src/lib/generated/wire';
import {
  citiesWon,
  erase,
  gameOf,
  games,
  gamesOf,
  keep,
  MOST_GAMES,
  MOST_LETTERS,
  namesIn,
  numbersOf,
  wonBy,
  type Game,
  type Played,
} from '../src/lib/mine';
import { RoomView } from '../src/lib/room_view.svelte';
import { tableOf } from './rooms';
import { NO_STORAGE, Storage } from './storage';

beforeEach(() => vi.stubGlobal('localStorage', new Storage()));
afterEach(() => vi.unstubAllGlobals());

const NAMES: Record<string, string> = { ann: 'Ann', ben: 'Ben', cem: 'Cem', bot: 'Ada' };
const SEATS = {
  'red-spymaster': ['ann'],
  'red-operatives': ['ben'],
  'blue-spymaster': ['bot'],
  'blue-operatives': ['cem'],
};

function clue(member: string, side: string, word: string, ...identities: string[]): Clue {
  const guesser = side === 'red' ? 'ben' : 'cem';
  return {
    seat: `${side}-spymaster`,
    member,
    side,
    word,
    number: 2,
    touches: identities.map((identity, cell) => ({ seat: '', member: guesser, cell, identity })),
    standing: 'given',
    meant: [],
    sure: null,
    helped: false,
  };
}
const CLUES = [
  clue('ann', 'red', 'sleeve', 'red', 'bystander'),
  clue('bot', 'blue', 'sea', 'blue'),
  clue('ann', 'red', 'cold', 'red', 'red'),
];

function roomWith(changes: Partial<Table> = {}): RoomView {
  const table = tableOf('classic', 1, {
    members: SEATS,
    clues: CLUES,
    commitment: 'f00d',
    outcome: { winners: ['red'], reason: 'all-found', score: null, title: '' },
    ...changes,
  });
  const members = Object.fromEntries(
    Object.entries(NAMES).map(([member, name]) => [
      member,
      { name, bot: member === 'bot' ? 'normal' : '', face: '' },
    ]),
  );
  const room = new RoomView('amber-river-42');
  room.state = { members, seats: SEATS, game: table, results: [{}, {}] } as unknown as Room;
  return room;
}
const here =
  (...members: string[]) =>
  (member: string) =>
    members.includes(member);

test('of a game that is over it is kept who played here, what they did, and with whom', () => {
  const game = gameOf(roomWith(), here('ann'), 17)!;
  expect(game).toMatchObject({ id: 'f00d', room: 'amber-river-42', game: 2, at: 17, clues: 3 });
  expect([game.others, game.bots]).toEqual([['Ben', 'Cem'], 1]);
  expect(game.here).toEqual([
    {
      name: 'Ann',
      seat: 'red-spymaster',
      won: true,
      clues: 2,
      found: 3,
      touches: 0,
      hits: 0,
      best: { word: 'cold', number: 2, hits: 2 },
    },
  ]);
  const [ben] = gameOf(roomWith(), here('ben'), 0)!.here;
  expect(ben).toMatchObject({ name: 'Ben', won: true, clues: 0, touches: 4, hits: 3, best: null });
  expect(gameOf(roomWith(), here('cem'), 0)!.here[0]!.won).toBe(false);
});

test('nothing is kept of a game that goes on, nor of one that was only watched', () => {
  expect(gameOf(roomWith({ outcome: null }), here('ann'), 0)).toBeNull();
  expect(gameOf(roomWith(), here('eve'), 0)).toBeNull();
  keep(roomWith(), here('eve'));
  expect(games()).toEqual([]);
});

test('no key and no secret is kept', () => {
  keep(roomWith({ opened: { faces: { key: ['assassin'] }, salt: 'grain' } }), here('ann'));
  const kept = JSON.stringify(localStorage);
  expect(kept).toContain('cold');
  for (const word of ['assassin', 'grain', 'faces', 'secret']) expect(kept).not.toContain(word);
});

test('sudden death counts as touches, and a game without a result has no winner', () => {
  const touch = { seat: 'b', member: 'ben', cell: 3, identity: 'agent' };
  const changes = {
    variant: 'duet',
    members: { a: ['ann'], b: ['ben'] },
    clues: [],
    sudden: [touch, { ...touch, identity: 'bystander' }],
  };
  const [ben] = gameOf(roomWith(changes), here('ben'), 0)!.here;
  expect(ben).toMatchObject({ touches: 2, hits: 1, won: false });
  const abandoned = { winners: [], reason: 'abandoned', score: null, title: '' };
  expect(gameOf(roomWith({ outcome: abandoned }), here('ann'), 0)!.here[0]!.won).toBeNull();
});

test('a game is kept once, however often one comes back to its table', () => {
  keep(roomWith(), here('ann'), 1);
  keep(roomWith(), here('ann'), 2);
  keep(roomWith({ commitment: 'cafe' }), here('ann'), 3);
  expect(games().map(({ id, at }) => [id, at])).toEqual([
    ['cafe', 3],
    ['f00d', 1],
  ]);
});

test('what was erased stays erased, though its table is looked at again', () => {
  keep(roomWith(), here('ann'));
  keep(roomWith({ commitment: 'cafe' }), here('ann'));
  erase('f00d');
  expect(games().map(({ id }) => id)).toEqual(['cafe']);
  erase();
  expect(JSON.stringify(localStorage)).not.toContain('Ann');
  keep(roomWith(), here('ann'));
  keep(roomWith({ commitment: 'cafe' }), here('ann'));
  expect(games()).toEqual([]);
  keep(roomWith({ commitment: 'beef' }), here('ann'));
  expect(games()).toHaveLength(1);
});

const PLAYED: Played = {
  name: 'Ann',
  seat: 'red-spymaster',
  won: true,
  clues: 2,
  found: 3,
  touches: 4,
  hits: 1,
  best: null,
};
function played(at: number, changes: Partial<Game> = {}): Game {
  return {
    id: `id${at}`,
    room: 'room',
    game: 1,
    at,
    variant: 'classic',
    reason: 'all-found',
    winners: ['red'],
    clues: 9,
    mission: '',
    here: [PLAYED],
    others: [],
    bots: 0,
    ...changes,
  };
}
const store = (list: unknown, more = {}) =>
  localStorage.setItem('covernames.mine', JSON.stringify({ games: list, ...more }));

test('the oldest go first', () => {
  store(Array.from({ length: MOST_GAMES }, (_, at) => played(MOST_GAMES - at)));
  keep(roomWith(), here('ann'), 1e6);
  expect(games()).toHaveLength(MOST_GAMES);
  expect(games()[0]!.at).toBe(1e6);
  expect(games().at(-1)!.at).toBe(2);
});

test('long names take no more room than there is', () => {
  const others = ['x'.repeat(5_000)];
  store(Array.from({ length: 100 }, (_, at) => played(100 - at, { others })));
  keep(roomWith(), here('ann'), 1e6);
  expect((localStorage.getItem('covernames.mine') ?? '').length).toBeLessThanOrEqual(MOST_LETTERS);
  expect(games()[0]!.at).toBe(1e6);
  expect(games().length).toBeGreaterThan(40);
});

test('a storage that is nearly full keeps what fits, the latest', () => {
  const roomy = new Storage();
  vi.stubGlobal('localStorage', roomy);
  store(Array.from({ length: 10 }, (_, at) => played(10 - at)));
  const small = {
    getItem: (name: string) => (roomy.getItem as (name: string) => string)(name),
    setItem: (name: string, text: string) => {
      if (text.length > 1_500) throw new DOMException('full', 'QuotaExceededError');
      (roomy.setItem as (name: string, text: string) => void)(name, text);
    },
  };
  vi.stubGlobal('localStorage', small);
  keep(roomWith(), here('ann'), 1e6);
  expect(games()[0]!.at).toBe(1e6);
  expect(games().length).toBeLessThan(10);
});

test.each([NO_STORAGE, new Storage(true)])(
  'a browser that keeps nothing is no fault',
  (storage) => {
    vi.stubGlobal('localStorage', storage);
    keep(roomWith(), here('ann'));
    erase();
    expect(games()).toEqual([]);
  },
);

test.each(['{', 'null', '[]', '7', '{"games":7}', '{"games":[null,{},{"here":[]}]}'])(
  'rubbish in the storage is no game: %s',
  (text) => {
    localStorage.setItem('covernames.mine', text);
    expect(games()).toEqual([]);
    keep(roomWith(), here('ann'));
    expect(games()).toHaveLength(1);
  },
);

test('a game that is broken is left out, the others stay', () => {
  const broken: unknown[] = [
    { ...played(1), at: 'yesterday' },
    { ...played(1), here: [{ ...PLAYED, best: { word: 4 } }] },
    { ...played(1), here: [{ ...PLAYED, won: 'yes' }] },
    { ...played(1), others: [{}] },
  ];
  store([...broken, played(2)]);
  expect(games()).toEqual([played(2)]);
});

const BEN = { ...PLAYED, name: 'Ben', won: false };

test('several people on one device each have their own games', () => {
  const all = [played(3, { here: [PLAYED, BEN] }), played(2), played(1, { here: [BEN] })];
  expect(namesIn([...all, played(0)])).toEqual(['Ann', 'Ben']);
  expect(gamesOf(all, 'Ann').map(({ at }) => at)).toEqual([3, 2]);
  expect(gamesOf(all, '')).toEqual(all);
  expect([wonBy(all[0]!, 'Ann'), wonBy(all[0]!, 'Ben'), wonBy(all[0]!, '')]).toEqual([
    true,
    false,
    null, // on both sides of the table
  ]);
  expect(numbersOf(all, 'Ben')).toMatchObject({ games: 2, decided: 2, won: 0 });
  expect(numbersOf(all, '')).toMatchObject({ games: 3, decided: 2, won: 1 });
  expect(numbersOf(all, 'Ben').friend).toEqual({ name: 'Ann', games: 1 });
});

test('the numbers', () => {
  const best = { word: 'sea', number: 3, hits: 3 };
  const all = [
    played(5, { others: ['Cem'] }),
    played(4, { here: [{ ...PLAYED, best }] }),
    played(3, { here: [{ ...PLAYED, won: null }] }),
    played(2, { others: ['Cem', 'Dan'], here: [{ ...PLAYED, best: { ...best, hits: 2 } }] }),
    played(1, { here: [{ ...PLAYED, won: false }] }),
  ];
  expect(numbersOf(all, '')).toEqual({
    games: 5,
    decided: 4,
    won: 3,
    row: 3,
    clues: 10,
    words: 1.5,
    touches: 20,
    hits: 5,
    best,
    friend: { name: 'Cem', games: 2 },
  });
  expect(numbersOf([], '')).toMatchObject({ words: 0, best: null, friend: null, row: 0 });
});

test('cities in the order in which they were won, each once', () => {
  const mission = (at: number, city: string, ...winners: string[]) =>
    played(at, { mission: city, winners });
  const all = [
    mission(4, 'berlin', 'a', 'b'),
    mission(3, 'prague', 'a', 'b'),
    mission(2, 'cairo'),
    mission(1, 'prague', 'a', 'b'),
    played(0),
  ];
  expect(citiesWon(all)).toEqual(['prague', 'berlin']);
});
