/** A device and its room: snapshots, gaps, resends, pointers, and the key that is asked for. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PROBE_TIMEOUT } from '../src/lib/connection';
import { api } from '../src/lib/api';
import { t } from '../src/lib/i18n.svelte';
import { notices } from '../src/lib/notices.svelte';
import { Refusal } from '../src/lib/refusal';
import { OVERDUE, RoomConnection } from '../src/lib/room_connection.svelte';
import type { RoomView } from '../src/lib/room_view.svelte';
import { secrets } from '../src/lib/secrets';
import { version } from '../src/lib/version.svelte';
import { FakeSocket, latest } from './fake_socket';
import { Storage } from './storage';
import { AFTER, EVENTS, HALF, HALFWAY, proposal, welcomeOf, cards } from './rooms';

const sent = (kind: string) => latest().sent.filter((message) => message.say === kind);

function welcome(extra: Parameters<typeof welcomeOf>[0] = {}) {
  latest().open();
  latest().hear(welcomeOf(extra));
}

let connection: RoomConnection;
let room: RoomView;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('localStorage', new Storage());
  FakeSocket.server = undefined;
  connection = new RoomConnection('code', 'secret').open();
  room = connection.room;
});
afterEach(() => {
  connection.close();
  vi.runOnlyPendingTimers(); // notices go
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('says hello, takes the snapshot and folds what follows', () => {
  welcome();
  expect(sent('hello')).toEqual([{ say: 'hello', secret: 'secret', since: null }]);
  expect(connection.status).toBe('here');
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF) });
  expect({ ...room.state, used: [] }).toEqual({ ...AFTER[String(EVENTS.length)], used: [] });
});

test('skips what it has, and comes back for what it missed', () => {
  welcome();
  latest().hear({ is: 'news', seq: HALF, events: EVENTS.slice(HALF - 1, HALF + 1) });
  expect(FakeSocket.all).toHaveLength(1);
  latest().hear({ is: 'news', seq: HALF + 3, events: EVENTS.slice(HALF + 2, HALF + 3) });
  expect(FakeSocket.all).toHaveLength(2);
  latest().open();
  expect(sent('hello')).toEqual([{ say: 'hello', secret: 'secret', since: HALF + 1 }]);
});

test('a command without an answer is sent again under the same id', async () => {
  welcome();
  const done = connection.send({ do: 'stand' });
  const [first] = sent('send');
  latest().drop();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  welcome({ room: null });
  expect(sent('send')).toEqual([first]);
  latest().hear({ is: 'done', id: (first as { id: string }).id, seq: HALF });
  await expect(done).resolves.toBe(HALF);
});

test('whoever comes back to a newer server is told that there is a newer page', async () => {
  let page = 'old';
  const said = () =>
    Promise.resolve({
      ok: true,
      headers: new Headers(),
      json: async () => ({ version: '1', page }),
    });
  const fetch = vi.fn(said);
  vi.stubGlobal('fetch', fetch);
  await version.check();
  welcome();
  page = 'new';
  expect(fetch).toHaveBeenCalledTimes(1);
  latest().drop();
  vi.advanceTimersByTime(1_000);
  welcome({ room: null });
  await vi.waitFor(() => expect(version.newer).toBe(true));
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('words of their own stay where another setting is changed', () => {
  const own_list = { hash: 'abc', size: 30 };
  const state = HALFWAY;
  welcome({ room: { ...state, settings: { ...state.settings, own_list } } });
  void connection.change({ touch: 'all' });
  void connection.change({ own_list: null });
  const wanted = sent('send').map((message) => (message as { command: object }).command);
  expect(wanted).toMatchObject([
    { do: 'change-settings', settings: { touch: 'all', own_list } },
    { do: 'change-settings', settings: { own_list: null } },
  ]);
});

test('a refusal comes with its code', async () => {
  welcome();
  const done = connection.send({ do: 'start-game' });
  const [message] = sent('send') as { id: string }[];
  latest().hear({ is: 'refused', id: message!.id, code: 'host-only', data: {} });
  await expect(done).rejects.toEqual(new Refusal('host-only'));
});

test('the key is asked for where the seat has one, and forgotten with the game', () => {
  welcome();
  const [look] = sent('look') as { id: string }[];
  expect(look).toBeDefined();
  latest().hear({ is: 'face', id: look!.id, identities: Array(25).fill('red') });
  expect(room.face).toHaveLength(25);
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF) });
  expect(room.face).toBeNull();
});

test('the key stays while a device changes its secret, and goes with its person', () => {
  welcome();
  const [look] = sent('look') as { id: string }[];
  latest().hear({ is: 'face', id: look!.id, identities: Array(25).fill('red') });
  void connection.use('fresh');
  expect(room.face).toHaveLength(25);
  welcome({ room: null });
  expect(room.face).toHaveLength(25);
  void connection.use('');
  welcome({ room: null, member: '' });
  expect(room.face).toBeNull();
});

test('silence after a ping means that the line is dead', () => {
  welcome();
  vi.advanceTimersByTime(25_000);
  expect(sent('ping')).toHaveLength(1);
  latest().hear({ is: 'pong' });
  vi.advanceTimersByTime(25_000 + 10_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test('who was sent out does not come back', () => {
  welcome();
  latest().hear({ is: 'bye', code: 'removed' });
  latest().drop();
  vi.advanceTimersByTime(60_000);
  expect(connection.status).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a passcode is asked for, and told with every hello from then on', () => {
  latest().open();
  latest().hear({ is: 'bye', code: 'passcode-wrong' });
  expect(connection.shut).toBe('wanted');
  connection.knock('sesam');
  expect(connection.shut).toBe('wanted'); // the question stays until it is answered
  latest().open();
  expect(sent('hello')[0]).toMatchObject({ passcode: 'sesam' });
  latest().hear({ is: 'bye', code: 'passcode-wrong' });
  expect(connection.shut).toBe('passcode-wrong');
  connection.knock('sesame');
  welcome({ member: '' });
  expect(connection.shut).toBe('');
  expect(connection.status).toBe('here');
});

test.each([
  ['connections-too-many', 'connections-too-many'],
  ['codes-too-many', 'codes-too-many'],
  ['not-saved', 'web-lost-store'],
])('why there is no connection is known until there is one again: %s', (code, told) => {
  latest().open();
  latest().hear({ is: 'bye', code });
  latest().drop();
  expect([connection.status, connection.lostFor]).toEqual(['lost', told]);
  vi.advanceTimersByTime(6_900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(6_200);
  expect(FakeSocket.all).toHaveLength(2);
  welcome();
  expect([connection.status, connection.lostFor]).toEqual(['here', '']);
});

const noticed = () => notices.list.map(({ text, kind }) => [text, kind]);

test('words and marks that are refused are told', () => {
  welcome();
  latest().hear({ is: 'refused', id: '', code: 'chat-closed', data: {} });
  expect(noticed()).toEqual([[t('chat-closed'), 'refusal']]);
});

test('words and marks that cannot be sent are told, and do not come late', () => {
  welcome();
  expect(connection.write('hello')).toBe(true);
  latest().drop();
  expect(connection.write('hello')).toBe(false);
  connection.point([3]);
  expect(noticed()).toEqual([[t('web-lost'), 'refusal']]);
  vi.advanceTimersByTime(1_000);
  welcome({ room: null });
  expect([...sent('say'), ...sent('point')]).toEqual([]);
});

// Commands

test('an overdue answer is probed for, and the command sent again on another connection', () => {
  welcome();
  void connection.send({ do: 'stand' });
  expect(connection.busy).toBe(1);
  vi.advanceTimersByTime(OVERDUE - 1);
  expect(sent('ping')).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent('ping')).toHaveLength(1);
  vi.advanceTimersByTime(PROBE_TIMEOUT);
  expect(FakeSocket.all).toHaveLength(2);
  expect(connection.status).toBe('lost');
  welcome({ room: null });
  expect(sent('send')).toHaveLength(1);
});

test('an answer in time is not probed for', async () => {
  welcome();
  const done = connection.send({ do: 'stand' });
  const { id } = latest().said('send')[0]!;
  latest().hear({ is: 'done', id, seq: 7 });
  await expect(done).resolves.toBe(7);
  expect(connection.busy).toBe(0);
  vi.advanceTimersByTime(OVERDUE);
  expect(sent('ping')).toEqual([]);
  latest().drop();
  vi.advanceTimersByTime(1_000);
  welcome({ room: null });
  expect(sent('send')).toEqual([]); // it is settled
});

test('a refused command is not on its way any more', async () => {
  welcome();
  const done = connection.send({ do: 'stand' });
  const { id } = latest().said('send')[0]!;
  latest().hear({ is: 'refused', id, code: 'host-only', data: { name: 'x' } });
  await expect(done).rejects.toEqual(new Refusal('host-only', { name: 'x' }));
  expect(connection.busy).toBe(0);
  expect(noticed()).toEqual([]); // whoever asked tells it
});

test('what is done before the first welcome waits for it', () => {
  latest().open();
  void connection.send({ do: 'stand' });
  expect(sent('send')).toEqual([]);
  latest().hear(welcomeOf());
  expect(sent('send')).toHaveLength(1);
});

test('every command has an id of its own', () => {
  welcome();
  void connection.send({ do: 'stand' });
  void connection.send({ do: 'stand' });
  const ids = latest()
    .said('send')
    .map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{16}$/);
});

test('what is played names the step that one has seen', () => {
  welcome();
  void connection.play({ do: 'guess', cell: 4 });
  expect(latest().said('send')[0]!.command).toEqual({
    do: 'play',
    action: { do: 'guess', cell: 4 },
    seen: HALFWAY.game!.step,
  });
  void connection.use('other');
  welcome({ room: { ...HALFWAY, game: null } });
  void connection.play({ do: 'stop' });
  expect(latest().said('send').at(-1)!.command).toMatchObject({ seen: null });
});

test('a clue takes along what it means, which stays to be seen', async () => {
  welcome();
  room.meant = [1, 2];
  const given = connection.giveClue('tree', 2);
  const { id, command } = latest().said('send')[0]!;
  expect(command).toMatchObject({
    action: { do: 'give-clue', word: 'tree', number: 2, meant: [1, 2] },
  });
  latest().hear({ is: 'done', id, seq: HALF });
  await given;
  expect(room.meant).toEqual([1, 2]);
});

test('nobody changes settings that they do not know', () => {
  expect(() => connection.change({ touch: 'all' })).toThrow(new Refusal('room-unknown'));
});

// What the server tells

test('who is here, who looks on, what is said and whispered', () => {
  welcome();
  latest().hear({ is: 'here', members: ['ann', 'ben'], spectators: 3 });
  latest().hear({ is: 'said', member: 'ben', text: 'hello' });
  latest().hear({ is: 'heard', whispers: [proposal(2)] });
  expect([room.present, room.spectators]).toEqual([['ann', 'ben'], 3]);
  expect(room.chat).toMatchObject([{ member: 'ben', text: 'hello' }]);
  expect(room.whispers).toEqual([proposal(2)]);
});

test('one is in once the server has told', async () => {
  let inside = 0;
  void connection.entered().then(() => inside++);
  await Promise.resolve();
  expect(inside).toBe(0);
  welcome();
  await vi.waitFor(() => expect(inside).toBe(1));
  await connection.entered(); // at once
});

test('another secret is another person', async () => {
  welcome();
  const used = connection.use('fresh');
  expect(connection.secret).toBe('fresh');
  latest().open();
  expect(sent('hello')).toEqual([{ say: 'hello', secret: 'fresh', since: HALF }]);
  latest().hear(welcomeOf({ room: null, member: 'ben' }));
  await used;
  expect(room.member).toBe('ben');
});

test('a page that the server does not understand asks whether there is a newer one', () => {
  const check = vi.spyOn(version, 'check').mockResolvedValue();
  welcome();
  latest().hear({ is: 'refused', id: '', code: 'chat-closed', data: {} });
  expect(check).not.toHaveBeenCalled();
  latest().hear({ is: 'refused', id: '', code: 'message-unreadable', data: {} });
  expect(check).toHaveBeenCalledTimes(1);
  check.mockRestore();
});

test('the first welcome asks for no newer page', () => {
  const check = vi.spyOn(version, 'check').mockResolvedValue();
  welcome();
  expect(check).not.toHaveBeenCalled();
  check.mockRestore();
});

// Pointers

test('moving a pointer is one message, and seen at once', () => {
  welcome({ member: 'ben' });
  connection.point([3]);
  expect(room.pointers).toEqual({ ben: cards(3) });
  connection.point([4, 3]);
  expect(room.pointers).toEqual({ ben: cards(4, 3) });
  connection.point([]);
  expect(room.pointers).toEqual({ ben: [] });
  expect(sent('point')).toEqual(
    [cards(3), cards(4, 3), []].map((where) => ({ say: 'point', at: where })),
  );
});

test("the server's word on pointers counts", () => {
  welcome({ member: 'ben', pointers: { cem: cards(1) } });
  connection.point([3]);
  latest().hear({ is: 'pointers', pointers: { cem: cards(2) } });
  expect(room.pointers).toEqual({ ben: cards(3), cem: cards(2) });
  latest().hear({ is: 'refused', id: '', code: 'guess-not-your-turn', data: {} });
  expect(room.pointers).toEqual({ cem: cards(2) });
});

test('a guess takes pointers away with its news, and the page sends nothing for that', () => {
  welcome({ member: 'ben', pointers: { ben: cards(3), cem: cards(4) } });
  const before = latest().sent.length;
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF, HALF + 1), pointers: {} });
  expect(room.pointers).toEqual({});
  expect(latest().sent).toHaveLength(before);
});

test('news that say nothing of pointers leave them where they are', () => {
  welcome({ member: 'ben', pointers: { ben: cards(3) } });
  latest().hear({
    is: 'news',
    seq: HALF + 1,
    events: EVENTS.slice(HALF, HALF + 1),
    pointers: null,
  });
  expect(room.pointers).toEqual({ ben: cards(3) });
});

test('a pointer that could not be sent is not shown', () => {
  welcome({ member: 'ben' });
  latest().drop();
  connection.point([3]);
  expect(room.pointers).toEqual({});
});

// The key

const looks = () => latest().said('look');
const FACE = Array<string>(25).fill('red');

test('a key that comes too late is not taken', () => {
  welcome();
  const { id } = looks()[0]!;
  // Ann has lost her seat before the answer comes.
  latest().hear({ is: 'news', seq: HALF + 1, events: [{ room: 'stood-up', member: 'ann' }] });
  latest().hear({ is: 'face', id, identities: FACE });
  expect(room.face).toBeNull();
});

test('a key of the game before is not taken', () => {
  welcome();
  const { id } = looks()[0]!;
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF, 27) }); // dealt anew
  latest().hear({ is: 'face', id, identities: FACE });
  expect(room.face).toBeNull();
  const again = looks().at(-1)!;
  expect(again.id).not.toBe(id);
  latest().hear({ is: 'face', id: again.id, identities: FACE });
  expect(room.face).toEqual(FACE);
});

test('a key that nobody asked for is not taken', () => {
  welcome({ member: 'ben' });
  expect(looks()).toEqual([]);
  latest().hear({ is: 'face', id: '', identities: FACE });
  latest().hear({ is: 'face', id: 'other', identities: FACE });
  expect(room.face).toBeNull();
});

test('a key is asked for once, and again where the answer was lost', () => {
  welcome();
  expect(looks()).toHaveLength(1);
  latest().hear({ is: 'face', id: looks()[0]!.id, identities: FACE });
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF, HALF + 1) });
  expect(looks()).toHaveLength(1);
  void connection.use('secret');
  welcome({ room: null });
  expect(looks()).toEqual([]); // it is still there
  void connection.use('fresh');
  welcome({ member: '' });
  expect([room.face, looks()]).toEqual([null, []]);
  void connection.use('secret');
  welcome();
  expect(looks()).toHaveLength(1);
  void connection.use('secret');
  welcome();
  expect(looks()).toHaveLength(1);
});

test('the key goes with the end of the game', () => {
  welcome();
  latest().hear({ is: 'face', id: looks()[0]!.id, identities: FACE });
  latest().hear({ is: 'news', seq: HALF + 1, events: EVENTS.slice(HALF, 21) });
  expect(room.face).toBeNull();
  expect(looks()).toHaveLength(1);
});

test('whoever sits at the table but was not dealt in sees no key', () => {
  const game = { ...HALFWAY.game!, members: { ...HALFWAY.game!.members, 'red-spymaster': [] } };
  welcome({ room: { ...HALFWAY, game } });
  expect(looks()).toEqual([]);
});

test('a look that is refused is nothing to tell', () => {
  welcome();
  latest().hear({ is: 'refused', id: looks()[0]!.id, code: 'no-game', data: {} });
  expect(noticed()).toEqual([]);
  expect(room.face).toBeNull();
});

// Coming and going

const kept = () => secrets.of('code').map(({ secret }) => secret);

test('a secret that the server does not know is forgotten, and one looks on', () => {
  secrets.keep('code', { member: 'ann', secret: 'secret' });
  latest().open();
  latest().hear({ is: 'bye', code: 'secret-unknown' });
  latest().drop();
  vi.advanceTimersByTime(1_000);
  latest().open();
  expect(latest().said('hello')[0]!.secret).toBe('');
  expect(kept()).toEqual([]);
  expect(connection.status).not.toBe('gone');
});

test.each(['removed', 'left'])('%s: the secret is forgotten', (code) => {
  secrets.keep('code', { member: 'ann', secret: 'secret' });
  welcome();
  latest().hear({ is: 'bye', code });
  expect(kept()).toEqual([]);
  expect([connection.status, connection.bye]).toEqual(['gone', code]);
  expect(latest().closed).toBe(true);
});

test('a room that is not there is no reason to forget: the server may have lost it', () => {
  secrets.keep('code', { member: 'ann', secret: 'secret' });
  latest().open();
  latest().hear({ is: 'bye', code: 'room-unknown' });
  expect(kept()).toEqual(['secret']);
  expect([connection.status, connection.bye]).toEqual(['gone', 'room-unknown']);
});

test('a server that restarts is come back to', () => {
  secrets.keep('code', { member: 'ann', secret: 'secret' });
  welcome();
  latest().hear({ is: 'bye', code: 'restart' });
  latest().drop();
  expect(connection.status).toBe('lost');
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(kept()).toEqual(['secret']);
});

test('too many wrong passcodes: the door stays shut, and says why', () => {
  latest().open();
  latest().hear({ is: 'bye', code: 'too-many' });
  expect(connection.shut).toBe('too-many');
  latest().drop();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('what shows who one is: a secret, and the passcode that opened the door', () => {
  expect(connection.proof).toEqual({ secret: 'secret', passcode: '' });
  connection.knock('sesame');
  expect(connection.proof).toEqual({ secret: 'secret', passcode: 'sesame' });
});

test('whoever comes in becomes a member, and is remembered', async () => {
  const join = vi.spyOn(api, 'join').mockResolvedValue({ member: 'eve', secret: 'hers' });
  welcome({ member: '' });
  connection.knock('sesame');
  const joined = connection.join('Eve', '', 'fox-pink', 'any');
  await vi.waitFor(() => expect(connection.secret).toBe('hers'));
  expect(join).toHaveBeenCalledWith('code', 'Eve', 'sesame', 'fox-pink', 'any');
  welcome({ member: 'eve' });
  await joined;
  expect(kept()).toEqual(['hers']);
  void connection.join('Eve', 'other');
  expect(join).toHaveBeenLastCalledWith('code', 'Eve', 'other', '', '');
  join.mockRestore();
});

test('whoever leaves is forgotten and hangs up', async () => {
  secrets.keep('code', { member: 'ann', secret: 'secret' });
  welcome();
  const left = connection.leave();
  const { id, command } = latest().said('send')[0]!;
  expect(command).toEqual({ do: 'leave-room' });
  expect(latest().closed).toBe(false);
  latest().hear({ is: 'done', id, seq: HALF });
  await left;
  expect(latest().closed).toBe(true);
  expect(kept()).toEqual([]);
});

test('that one is writing is said now and then, and that a bot may begin at once', () => {
  welcome();
  connection.writing();
  connection.writing();
  expect(sent('draft')).toEqual([{ say: 'draft' }]);
  vi.advanceTimersByTime(14_999);
  connection.writing();
  expect(sent('draft')).toHaveLength(1);
  vi.advanceTimersByTime(1);
  connection.writing();
  expect(sent('draft')).toHaveLength(2);
  connection.letBegin();
  expect(sent('draft').at(-1)).toEqual({ say: 'draft', after_you: true });
});

test('that one is writing is said later where there is no connection', () => {
  connection.writing();
  welcome();
  connection.writing();
  expect(sent('draft')).toEqual([{ say: 'draft' }]);
});

test('bots are hurried now or not at all', () => {
  welcome();
  connection.hurry();
  expect(sent('hurry')).toEqual([{ say: 'hurry' }]);
});
