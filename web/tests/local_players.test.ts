/** Several people at one device: who sits in front of it, and when the curtain is closed. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../src/lib/api';
import type { GameEvent } from '../src/lib/fold';
import { LocalPlayers, startOnOneDevice } from '../src/lib/local_players.svelte';
import { secrets } from '../src/lib/secrets';
import { seatText } from '../src/lib/telling';
import type { Table } from '../src/lib/generated/wire';
import { FakeSocket } from './fake_socket';
import { roomWith, tableOf, welcomeOf } from './rooms';
import { Storage } from './storage';
import { inEnglish } from './texts';

const SEATS = ['red-spymaster', 'red-operatives', 'blue-spymaster', 'blue-operatives'];
let players: LocalPlayers | undefined;

beforeAll(inEnglish);
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  FakeSocket.server = undefined;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('localStorage', new Storage());
});
afterEach(() => {
  players?.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Everybody of the classic game at one device; members are called as their seats. */
function seated(game: Table | null = tableOf('classic'), seats = SEATS): LocalPlayers {
  secrets.keepHotSeat(
    'code',
    seats.map((seat) => ({ member: seat, secret: seat })),
  );
  players = new LocalPlayers('code').open();
  welcomeAll(game, seats);
  return players;
}
function welcomeAll(game: Table | null, members = SEATS) {
  const seats = Object.fromEntries(SEATS.map((seat) => [seat, [seat]]));
  for (const [at, socket] of FakeSocket.all.entries()) {
    socket.open();
    socket.hear(welcomeOf({ member: members[at]!, seq: 1, room: roomWith(game, { seats }) }));
  }
}
let seq = 1;
beforeEach(() => {
  seq = 1;
});
function happens(...events: object[]) {
  const played = events.map((event) => ({ room: 'played', event: event as GameEvent }));
  for (const socket of FakeSocket.all) socket.hear({ is: 'news', seq: seq + 1, events: played });
  seq += events.length;
}
const turn = (seat: string, act: string) => ({
  ...tableOf('classic').turn,
  may: Object.fromEntries(SEATS.map((each) => [each, each === seat ? [act] : ['resign']])),
});
const clue = {
  event: 'clue-given',
  seat: 'red-spymaster',
  member: 'red-spymaster',
  side: 'red',
  word: 'sea',
  number: 2,
  turn: turn('red-operatives', 'guess'),
};
const touch = {
  event: 'card-touched',
  seat: 'red-operatives',
  member: 'red-operatives',
  side: 'red',
  cell: 3,
  identity: 'bystander',
  cover: 'bystander',
  turn: turn('blue-spymaster', 'give-clue'),
};

test('one person at a device has no curtain', () => {
  secrets.keep('code', { member: 'red-spymaster', secret: 'hers' });
  players = new LocalPlayers('code', 'linked').open();
  welcomeAll(tableOf('classic'), ['red-spymaster']);
  expect([players.shared, players.curtain, FakeSocket.all.length]).toEqual([false, false, 1]);
  expect(FakeSocket.all[0]!.said('hello')[0]!.secret).toBe('hers');
  expect(players.room.seat).toBe('red-spymaster');
});

test('whoever is nobody yet tries the secret of a link', () => {
  players = new LocalPlayers('code', 'linked').open();
  FakeSocket.all[0]!.open();
  expect(FakeSocket.all[0]!.said('hello')[0]!.secret).toBe('linked');
});

test('the curtain is closed until somebody on turn lifts it', () => {
  const table = seated();
  expect(table).toMatchObject({ shared: true, curtain: true, next: ['red-spymaster'] });
  expect(table.others).toEqual(SEATS.filter((seat) => seat !== 'red-spymaster'));
  table.lift('red-spymaster');
  expect([table.curtain, table.room.seat]).toEqual([false, 'red-spymaster']);
  expect(table.connection.room).toBe(table.room);
  happens(clue); // now others are on turn
  expect([table.curtain, table.next]).toEqual([true, ['red-operatives']]);
  table.lift('red-operatives');
  expect([table.curtain, table.room.seat]).toEqual([false, 'red-operatives']);
});

test('a seat that is not here is not lifted for', () => {
  const table = seated(tableOf('classic'), SEATS.slice(0, 2));
  table.lift('blue-spymaster');
  expect([table.curtain, table.room.seat]).toEqual([true, 'red-spymaster']);
});

test('a turned card is seen before the curtain falls', () => {
  const table = seated();
  table.lift('red-spymaster');
  happens(clue);
  table.lift('red-operatives');
  happens(touch);
  expect(table.curtain).toBe(false);
  vi.advanceTimersByTime(1_999);
  expect(table.curtain).toBe(false);
  vi.advanceTimersByTime(1);
  expect(table.curtain).toBe(true);
});

test('behind a closed curtain a turned card keeps nothing open', () => {
  const table = seated();
  happens(clue);
  happens(touch);
  expect(table.curtain).toBe(true);
});

test('whoever looks in out of turn may stay until something happens', () => {
  const table = seated();
  table.lift('blue-spymaster');
  expect([table.curtain, table.room.seat]).toEqual([false, 'blue-spymaster']);
  happens(clue);
  expect(table.curtain).toBe(true);
  table.lift('blue-operatives');
  table.handOver();
  expect(table.curtain).toBe(true);
  table.lift('red-operatives');
  table.handOver();
  expect(table.curtain).toBe(true);
});

test('while the clock stands still, whoever may go on is next', () => {
  const may = { 'red-operatives': ['resume'], 'blue-operatives': ['resume'], other: ['resign'] };
  const table = tableOf('classic', 1, { paused: 5 });
  expect(seated({ ...table, turn: { ...table.turn, may } }).next).toEqual([
    'red-operatives',
    'blue-operatives',
  ]);
});

test('between games there is no curtain, and the host acts', () => {
  const table = seated();
  table.lift('red-operatives');
  happens({
    event: 'game-ended',
    outcome: { winners: [], reason: 'abandoned', score: null, title: '' },
    turn: turn('', ''),
  });
  expect([table.curtain, table.room.seat]).toEqual([false, 'red-spymaster']);
  expect(seated(null).curtain).toBe(false);
});

test('only spymasters are warned of the key', () => {
  const table = seated();
  expect([table.seesKey('red-spymaster'), table.seesKey('red-operatives')]).toEqual([true, false]);
  expect(seated(null).seesKey('red-spymaster')).toBe(false);
});

test('whoever closes hangs up all of them', () => {
  seated().close();
  expect(FakeSocket.all.every((socket) => socket.closed)).toBe(true);
});

/** A server that does everything that is asked. */
function obliging(seats: Record<string, string[]> = {}) {
  FakeSocket.server = (socket) => {
    const member = socket.said('hello')[0]!.secret ?? '';
    const members = { [member]: { name: member, bot: '', face: '' } };
    socket.hear(welcomeOf({ member, seq: 1, room: roomWith(null, { seats, members }) }));
    const send = socket.send.bind(socket);
    socket.send = (text: string) => {
      send(text);
      const { id } = JSON.parse(text) as { id?: string };
      if (id) setTimeout(() => socket.hear({ is: 'done', id, seq: 1 }), 5);
    };
    for (const { id } of socket.said('send')) socket.hear({ is: 'done', id, seq: 1 });
  };
}
const commands = () =>
  FakeSocket.all.map((socket) => socket.said('send').map(({ command }) => command));

test('a game on one device: everybody comes in, sits down, and it is dealt', async () => {
  obliging();
  vi.spyOn(api, 'openRoom').mockResolvedValue({
    code: 'code',
    url: '',
    member: 'host',
    secret: 'host',
  });
  const join = vi.spyOn(api, 'join');
  for (const name of ['second', 'third', 'fourth']) {
    join.mockResolvedValueOnce({ member: name, secret: name });
  }
  const started = startOnOneDevice('classic', 'et');
  await vi.runAllTimersAsync();
  expect(await started).toBe('code');
  expect(api.openRoom).toHaveBeenCalledWith({
    variant: 'classic',
    lang: 'et',
    name: seatText('red-spymaster'),
  });
  expect(join.mock.calls).toEqual(SEATS.slice(1).map((seat) => ['code', seatText(seat)]));
  expect(secrets.isHotSeat('code')).toBe(true);
  expect(secrets.of('code').map(({ secret }) => secret)).toEqual([
    'host',
    'second',
    'third',
    'fourth',
  ]);
  const [host, ...others] = commands();
  expect(host).toEqual([
    { do: 'take-seat', seat: 'red-spymaster' },
    { do: 'rename', name: seatText('red-spymaster') },
    { do: 'start-game' },
  ]);
  expect(others.map((done) => done[0])).toEqual(
    SEATS.slice(1).map((seat) => ({ do: 'take-seat', seat })),
  );
  expect(FakeSocket.all.every((socket) => socket.closed)).toBe(true);
});

test('whoever has no seat in the next game stands up, and seats of others stay theirs', async () => {
  obliging({ 'red-operatives': ['somebody else'] });
  secrets.keepHotSeat('code', [
    { member: 'one', secret: 'one' },
    { member: 'two', secret: 'two' },
  ]);
  players = new LocalPlayers('code').open();
  await vi.advanceTimersByTimeAsync(10);
  const dealt = players.deal('two-player');
  await vi.advanceTimersByTimeAsync(100);
  await dealt;
  const [first, second] = commands();
  expect(first!.map((command) => command.do)).toEqual(['take-seat', 'rename', 'start-game']);
  expect(second).toEqual([{ do: 'stand' }]);
});

test('one person at a device only deals', async () => {
  obliging();
  secrets.keep('code', { member: 'one', secret: 'one' });
  players = new LocalPlayers('code').open();
  await vi.advanceTimersByTimeAsync(10);
  const dealt = players.deal();
  await vi.advanceTimersByTimeAsync(100);
  await dealt;
  expect(commands()).toEqual([[{ do: 'start-game' }]]);
});
