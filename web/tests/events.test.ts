/** What each event changes at the table and in the room, and that it changes nothing else. */
import { expect, test } from 'vitest';
import { evolveRoom, evolveTable, type GameEvent, type RoomEvent } from '../src/lib/fold';
import type { Room, Table, Turn } from '../src/lib/generated/wire';
import { EVENTS, HALFWAY, tableOf } from './rooms';

const TURN: Turn = { ...tableOf('classic').turn, phase: 'penalty', guesses: 7 };
const TOKENS = { bystanders: 3, checks: 2, earned: 1, boxed: 1 };
/** A table on which everything is the case. */
const TABLE = tableOf('classic', 3, {
  doubt: {
    seat: 'x',
    member: 'x',
    verdict: 'ask',
    token: 'check',
    why: null,
    votes: { ann: true },
  },
  pausing: ['red'],
  paused: 5_000,
  resigning: ['ann', 'ben'],
  finished: ['a'],
  tokens: { bystanders: 9, checks: 0, earned: 0, boxed: 0 },
});
const [CLUE] = TABLE.clues;

/** What is different after an event, and whether it was a step. */
function changes(event: object, table: Table = TABLE): Partial<Table> {
  const before = structuredClone(table);
  const after = evolveTable(table, event as GameEvent);
  expect(table).toEqual(before); // nothing is changed in place
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== table[name as keyof Table]),
  );
}
const step = TABLE.step + 1;

test.each<[string, object, Partial<Table>]>([
  [
    'somebody sits down and sees the key',
    { event: 'member-joined', seat: 'red-spymaster', member: 'eve', face: 'key' },
    {
      members: { ...TABLE.members, 'red-spymaster': ['red-spymaster', 'eve'] },
      knows: { ...TABLE.knows, eve: 'key' },
    },
  ],
  [
    'somebody sits down and sees none',
    { event: 'member-joined', seat: 'new', member: 'eve' },
    { members: { ...TABLE.members, new: ['eve'] } },
  ],
  [
    'somebody goes, and no longer wants to give up',
    { event: 'member-left', seat: 'red-spymaster', member: 'red-spymaster' },
    { members: { ...TABLE.members, 'red-spymaster': [] }, resigning: ['ann', 'ben'] },
  ],
  [
    'somebody goes who was nowhere',
    { event: 'member-left', seat: 'new', member: 'ann' },
    { members: { ...TABLE.members, new: [] }, resigning: ['ben'] },
  ],
  [
    'a clue',
    { event: 'clue-given', seat: 's', member: 'm', side: 'red', word: 'w', number: 2, turn: TURN },
    {
      clues: [
        ...TABLE.clues,
        {
          seat: 's',
          member: 'm',
          side: 'red',
          word: 'w',
          number: 2,
          standing: 'given',
          touches: [],
          meant: [],
          sure: null,
          helped: false,
        },
      ],
      turn: TURN,
      pausing: [],
      step,
    },
  ],
  [
    'a card is touched and covered',
    {
      event: 'card-touched',
      seat: 's',
      member: 'm',
      cell: 5,
      identity: 'red',
      cover: 'red',
      left: { red: 1 },
      tokens: TOKENS,
      turn: TURN,
    },
    {
      covers: TABLE.covers.with(5, 'red'),
      clues: [
        {
          ...CLUE!,
          touches: [...CLUE!.touches, { seat: 's', member: 'm', cell: 5, identity: 'red' }],
        },
      ],
      left: { red: 1 },
      tokens: TOKENS,
      turn: TURN,
      step,
    },
  ],
  [
    'a card is touched and missed',
    { event: 'card-touched', seat: 's', member: 'm', cell: 5, identity: 'bystander', marks: ['a'] },
    {
      marks: TABLE.marks.with(5, ['a']),
      clues: [
        {
          ...CLUE!,
          touches: [...CLUE!.touches, { seat: 's', member: 'm', cell: 5, identity: 'bystander' }],
        },
      ],
      step,
    },
  ],
  [
    'a card is covered',
    { event: 'card-covered', cell: 5, identity: 'blue', left: { blue: 1 }, turn: TURN },
    { covers: TABLE.covers.with(5, 'blue'), left: { blue: 1 }, turn: TURN, pausing: [], step },
  ],
  ['a side has found all', { event: 'side-finished', side: 'b' }, { finished: ['a', 'b'] }],
  ['a penalty is waived', { event: 'penalty-waived', turn: TURN }, { turn: TURN, step }],
  ['sudden death', { event: 'sudden-death-began', turn: TURN }, { turn: TURN, step }],
  [
    'a turn ends and costs a token',
    { event: 'turn-ended', turn: TURN, tokens: TOKENS },
    { turn: TURN, tokens: TOKENS, pausing: [], step },
  ],
  ['a turn ends', { event: 'turn-ended', turn: TURN }, { turn: TURN, pausing: [], step }],
  [
    'a challenge',
    { event: 'clue-challenged', seat: 's', member: 'm', verdict: 'legal', turn: TURN },
    {
      doubt: { seat: 's', member: 'm', verdict: 'legal', token: 'check', why: null, votes: {} },
      turn: TURN,
      step,
    },
  ],
  [
    'a challenge with a token of the other face',
    {
      event: 'clue-challenged',
      seat: 's',
      member: 'm',
      verdict: 'ask',
      token: 'bystander',
      turn: TURN,
    },
    {
      doubt: { seat: 's', member: 'm', verdict: 'ask', token: 'bystander', why: null, votes: {} },
      turn: TURN,
      step,
    },
  ],
  [
    'a vote',
    { event: 'vote-cast', member: 'ben', valid: false },
    { doubt: { ...TABLE.doubt!, votes: { ann: true, ben: false } } },
  ],
  [
    'a clue falls',
    { event: 'clue-ruled', valid: false, by: 'vote', turn: TURN, tokens: TOKENS },
    {
      clues: [{ ...CLUE!, standing: 'invalid' }],
      doubt: null,
      turn: TURN,
      tokens: TOKENS,
      step,
    },
  ],
  [
    'a clue is accepted by the opponent',
    { event: 'clue-ruled', valid: true, by: 'opponent', turn: TURN },
    { clues: [{ ...CLUE!, standing: 'accepted' }], doubt: null, turn: TURN, step },
  ],
  [
    'a clue is upheld',
    { event: 'clue-ruled', valid: true, by: 'vote', turn: TURN },
    { clues: [{ ...CLUE!, standing: 'upheld' }], doubt: null, turn: TURN, step },
  ],
  ['sand is turned', { event: 'timer-flipped', turn: TURN }, { turn: TURN }],
  ['time is up', { event: 'timer-expired', turn: TURN }, { turn: TURN }],
  ['a pause is asked for', { event: 'pause-asked', side: 'blue' }, { pausing: ['red', 'blue'] }],
  [
    'the clock stands still',
    { event: 'clock-paused', left: 9, turn: TURN },
    { pausing: [], paused: 9, turn: TURN },
  ],
  ['the clock goes on', { event: 'clock-resumed', turn: TURN }, { paused: null, turn: TURN }],
  [
    'somebody wants to give up',
    { event: 'resignation-voiced', member: 'cem', agree: true },
    { resigning: ['ann', 'ben', 'cem'] },
  ],
  [
    'somebody says so again',
    { event: 'resignation-voiced', member: 'ann', agree: true },
    { resigning: ['ben', 'ann'] },
  ],
  [
    'somebody no longer wants to',
    { event: 'resignation-voiced', member: 'ann', agree: false },
    { resigning: ['ben'] },
  ],
])('%s', (_, event, changed) => {
  expect(changes(event)).toEqual(changed);
});

test('in sudden death touches belong to no clue', () => {
  const table = { ...TABLE, turn: { ...TABLE.turn, phase: 'sudden-death' } } as Table;
  const touch = { seat: 's', member: 'm', cell: 5, identity: 'agent' };
  expect(changes({ event: 'card-touched', ...touch, cover: 'agent' }, table)).toEqual({
    covers: TABLE.covers.with(5, 'agent'),
    sudden: [touch],
    step,
  });
});

test('an accepted clue is one from the beginning', () => {
  const clue = { event: 'clue-given', word: 'w', number: 1, accepted: true, turn: TURN };
  expect(changes(clue).clues!.at(-1)).toMatchObject({ standing: 'accepted' });
});

test('only the last clue is touched for', () => {
  const clues = [CLUE!, { ...CLUE!, word: 'second' }];
  const touch = { event: 'card-touched', seat: 's', member: 'm', cell: 5, identity: 'red' };
  const after = changes(touch, { ...TABLE, clues }).clues!;
  expect(after[0]).toEqual(CLUE);
  expect(after[1]!.touches).toHaveLength(CLUE!.touches.length + 1);
});

test('the end of a game, and what is told afterwards', () => {
  const outcome = { winners: ['red'], reason: 'words', score: null, title: '' };
  expect(changes({ event: 'game-ended', outcome, turn: TURN, tokens: TOKENS })).toEqual({
    outcome,
    turn: TURN,
    tokens: TOKENS,
    doubt: null,
    paused: null,
    step,
  });
  expect(changes({ event: 'game-ended', outcome, turn: TURN }).tokens).toBeUndefined();
  const key = { faces: { key: [] }, salt: 'salt' };
  const clues = [CLUE!, { ...CLUE!, word: 'second' }];
  const opened = { event: 'key-opened', key, meant: [[1, 2]], sure: [80] };
  expect(changes(opened, { ...TABLE, clues })).toEqual({
    opened: key,
    clues: [
      { ...clues[0], meant: [1, 2], sure: 80 },
      { ...clues[1], meant: [], sure: null },
    ],
  });
  expect(changes({ event: 'key-opened', key }).clues).toEqual([{ ...CLUE, meant: [], sure: null }]);
});

test('a vote without a challenge is no game', () => {
  const vote = { event: 'vote-cast', member: 'ann', valid: true } as GameEvent;
  expect(() => evolveTable({ ...TABLE, doubt: null }, vote)).toThrow(
    'a vote belongs to a challenge',
  );
  expect(() => evolveTable(null, vote)).toThrow('a game begins with its deal');
});

test('a deal begins anew, whatever was before', () => {
  const dealt = tableOf('duet');
  expect(dealt).toMatchObject({
    tokens: { bystanders: 9 },
    covers: Array<string>(25).fill(''),
    marks: Array.from({ length: 25 }, () => []),
    clues: [],
    sudden: [],
    finished: [],
    doubt: null,
    resigning: [],
    pausing: [],
    paused: null,
    step: 0,
    outcome: null,
    opened: null,
  });
  expect(tableOf('classic').tokens).toBeNull();
});

// The room

function changedRoom(event: object): Partial<Room> {
  const after = evolveRoom(HALFWAY, event as RoomEvent);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => value !== HALFWAY[name as keyof Room]),
  );
}

test.each<[string, object, Partial<Room>]>([
  [
    'somebody comes in',
    { room: 'member-entered', member: 'eve', who: { name: 'Eve', bot: '', face: '' } },
    { members: { ...HALFWAY.members, eve: { name: 'Eve', bot: '', face: '' } } },
  ],
  [
    'somebody takes another name',
    { room: 'member-renamed', member: 'ann', name: 'Anna' },
    { members: { ...HALFWAY.members, ann: { name: 'Anna', bot: '', face: '' } } },
  ],
  [
    'somebody takes another face',
    { room: 'member-renamed', member: 'ann', name: 'Ann', face: 'fox-pink' },
    { members: { ...HALFWAY.members, ann: { name: 'Ann', bot: '', face: 'fox-pink' } } },
  ],
  [
    'a name is changed and the face stays',
    { room: 'member-renamed', member: 'ben', name: 'Ben' },
    { members: { ...HALFWAY.members, ben: { name: 'Ben', bot: '', face: 'owl-teal' } } },
  ],
  [
    'somebody wants no face any more',
    { room: 'member-renamed', member: 'ben', name: 'Benno', face: '' },
    { members: { ...HALFWAY.members, ben: { name: 'Benno', bot: '', face: '' } } },
  ],
  [
    'somebody unknown takes a name',
    { room: 'member-renamed', member: 'eve', name: 'Eve' },
    { members: { ...HALFWAY.members, eve: { name: 'Eve', bot: '', face: '' } } },
  ],
  [
    'somebody goes',
    { room: 'member-gone', member: 'ann' },
    {
      members: { ben: HALFWAY.members.ben!, cem: HALFWAY.members.cem! },
      seats: { 'red-operatives': ['ben', 'cem'] },
    },
  ],
  [
    'somebody sits down elsewhere',
    { room: 'seated', member: 'ben', seat: 'red-spymaster' },
    { seats: { 'red-operatives': ['cem'], 'red-spymaster': ['ann', 'ben'] } },
  ],
  [
    'somebody sits down where nobody was',
    { room: 'seated', member: 'eve', seat: 'new' },
    { seats: { ...HALFWAY.seats, new: ['eve'] } },
  ],
  [
    'somebody stands up',
    { room: 'stood-up', member: 'ben' },
    { seats: { 'red-operatives': ['cem'], 'red-spymaster': ['ann'] } },
  ],
  [
    'somebody would like to swap seats',
    { room: 'swap-wished', member: 'ben', other: 'ann' },
    { wishes: { ben: 'ann' } },
  ],
  ['another host', { room: 'host-changed', member: 'ben' }, { host: 'ben' }],
  ['the door is opened', { room: 'room-locked', locked: false }, { locked: false }],
])('%s', (_, event, changed) => {
  expect(changedRoom(event)).toEqual(changed);
});

test('a wish to swap ends when it is dropped, when one of both moves, and with a deal', () => {
  const wishes = { ann: 'ben', cem: 'ann', dan: 'eve' };
  const after = (event: object) => evolveRoom({ ...HALFWAY, wishes }, event as RoomEvent).wishes;
  expect(after({ room: 'swap-wished', member: 'cem' })).toEqual({ ann: 'ben', dan: 'eve' });
  expect(after({ room: 'swap-wished', member: 'cem', other: 'dan' })).toEqual({
    ...wishes,
    cem: 'dan',
  });
  expect(after({ room: 'stood-up', member: 'ben' })).toEqual({ cem: 'ann', dan: 'eve' });
  expect(after({ room: 'seated', member: 'ann', seat: 'a' })).toEqual({ dan: 'eve' });
  expect(after({ room: 'member-gone', member: 'eve' })).toEqual({ ann: 'ben', cem: 'ann' });
  expect(after({ room: 'host-changed', member: 'ben' })).toBe(wishes);
  const dealt = EVENTS.find((each) => each.room === 'played')!;
  expect(after(dealt)).toEqual({});
});

test('a game is played in a room, and its result stays', () => {
  const event = { event: 'pause-asked', side: 'red' } as GameEvent;
  expect(Object.keys(changedRoom({ room: 'played', event }))).toEqual(['game']);
  const outcome = { winners: [], reason: 'abandoned', score: null, title: '' };
  const ended = changedRoom({
    room: 'played',
    event: { event: 'game-ended', outcome, turn: TURN },
  });
  expect(ended.results).toEqual([{ variant: 'two-player', outcome, seats: HALFWAY.game!.members }]);
});

test('a room begins with its opening, empty', () => {
  const stood = { room: 'stood-up', member: 'ann' } as RoomEvent;
  expect(() => evolveRoom(null, stood)).toThrow('a room begins with its opening');
  const { settings } = HALFWAY;
  const opened = { room: 'room-opened', host: 'ann', settings } as RoomEvent;
  const empty = {
    host: 'ann',
    settings,
    members: {},
    seats: {},
    wishes: {},
    added: {},
    locked: false,
    given: false,
    game: null,
    results: [],
    used: [],
    rulings: [],
  };
  expect(evolveRoom(HALFWAY, opened)).toEqual(empty);
  const given = { ...opened, given: true } as RoomEvent;
  expect(evolveRoom(null, given)).toEqual({ ...empty, given: true });
});
