/** The room's line to the server: snapshots, gaps, resends, and the key that is asked for. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomEvent } from '../src/lib/fold';
import type { FromADevice, Room as RoomState } from '../src/lib/generated/wire';
import { t } from '../src/lib/i18n.svelte';
import { notices } from '../src/lib/notices.svelte';
import { Refusal } from '../src/lib/refusal';
import { Room } from '../src/lib/room.svelte';
import { version } from '../src/lib/version.svelte';

const { events, after } = JSON.parse(
  readFileSync(new URL('./golden/room.json', import.meta.url), 'utf-8'),
) as { events: RoomEvent[]; after: Record<string, RoomState> };
const HALF = Number(Object.keys(after)[1]);

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: FromADevice[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as FromADevice);
  }
  close() {
    this.readyState = 3;
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop() {
    this.readyState = 3;
    this.onclose?.();
  }
}
const latest = () => FakeSocket.all.at(-1)!;
const sent = (kind: string) => latest().sent.filter((message) => message.say === kind);

function welcome(extra: object = {}) {
  latest().onopen?.();
  const room = after[String(HALF)];
  const nothing = { events: [], heard: [], team: '' };
  latest().hear({ is: 'welcome', member: 'ann', seq: HALF, room, ...nothing, ...extra });
}

let room: Room;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  room = new Room('code', 'secret').open();
});
afterEach(() => {
  room.close();
  vi.runOnlyPendingTimers(); // notices go
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('says hello, takes the snapshot and folds what follows', () => {
  welcome();
  expect(sent('hello')).toEqual([{ say: 'hello', secret: 'secret', since: null }]);
  expect(room.status).toBe('here');
  latest().hear({ is: 'news', seq: HALF + 1, events: events.slice(HALF) });
  expect({ ...room.state, used: [] }).toEqual({ ...after[String(events.length)], used: [] });
});

test('skips what it has, and comes back for what it missed', () => {
  welcome();
  latest().hear({ is: 'news', seq: HALF, events: events.slice(HALF - 1, HALF + 1) });
  expect(FakeSocket.all).toHaveLength(1);
  latest().hear({ is: 'news', seq: HALF + 3, events: events.slice(HALF + 2, HALF + 3) });
  expect(FakeSocket.all).toHaveLength(2);
  latest().onopen?.();
  expect(sent('hello')).toEqual([{ say: 'hello', secret: 'secret', since: HALF + 1 }]);
});

test('a command without an answer is sent again under the same id', async () => {
  welcome();
  const done = room.do({ do: 'stand' });
  const [first] = sent('send');
  latest().drop();
  expect(room.status).toBe('lost');
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
  const state = after[String(HALF)]!;
  welcome({ room: { ...state, settings: { ...state.settings, own_list } } });
  void room.change({ touch: 'all' });
  void room.change({ own_list: null });
  const wanted = sent('send').map((message) => (message as { command: object }).command);
  expect(wanted).toMatchObject([
    { do: 'change-settings', settings: { touch: 'all', own_list } },
    { do: 'change-settings', settings: { own_list: null } },
  ]);
});

test('a refusal comes with its code', async () => {
  welcome();
  const done = room.do({ do: 'start-game' });
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
  latest().hear({ is: 'news', seq: HALF + 1, events: events.slice(HALF) });
  expect(room.face).toBeNull();
});

test('the key stays while a device changes its secret, and goes with its person', () => {
  welcome();
  const [look] = sent('look') as { id: string }[];
  latest().hear({ is: 'face', id: look!.id, identities: Array(25).fill('red') });
  void room.use('fresh');
  expect(room.face).toHaveLength(25);
  welcome({ room: null });
  expect(room.face).toHaveLength(25);
  void room.use('');
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
  expect(room.status).toBe('gone');
  expect(FakeSocket.all).toHaveLength(1);
});

test('a passcode is asked for, and told with every hello from then on', () => {
  latest().onopen?.();
  latest().hear({ is: 'bye', code: 'passcode-wrong' });
  expect(room.shut).toBe('wanted');
  room.knock('sesam');
  expect(room.shut).toBe('wanted'); // the question stays until it is answered
  latest().onopen?.();
  expect(sent('hello')[0]).toMatchObject({ passcode: 'sesam' });
  latest().hear({ is: 'bye', code: 'passcode-wrong' });
  expect(room.shut).toBe('passcode-wrong');
  room.knock('sesame');
  welcome({ member: '' });
  expect(room.shut).toBe('');
  expect(room.status).toBe('here');
});

test('why there is no connection is known until there is one again', () => {
  latest().onopen?.();
  latest().hear({ is: 'bye', code: 'connections-too-many' });
  latest().drop();
  expect([room.status, room.lostFor]).toEqual(['lost', 'connections-too-many']);
  vi.advanceTimersByTime(6_900);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(6_200);
  expect(FakeSocket.all).toHaveLength(2);
  welcome();
  expect([room.status, room.lostFor]).toEqual(['here', '']);
});

const noticed = () => notices.list.map(({ text, kind }) => [text, kind]);

test('words and marks that are refused are told', () => {
  welcome();
  latest().hear({ is: 'refused', id: '', code: 'chat-closed', data: {} });
  expect(noticed()).toEqual([[t('chat-closed'), 'refusal']]);
});

test('words and marks that cannot be sent are told, and do not come late', () => {
  welcome();
  expect(room.write('hello')).toBe(true);
  latest().drop();
  expect(room.write('hello')).toBe(false);
  room.mark(3, true);
  expect(noticed()).toEqual([[t('web-lost'), 'refusal']]);
  vi.advanceTimersByTime(1_000);
  welcome({ room: null });
  expect([...sent('say'), ...sent('mark')]).toEqual([]);
});
