/** The socket: when it is tried again, and when it counts as dead. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  Connection,
  FIRST_WAIT,
  HEARTBEAT,
  LONGEST_WAIT,
  PONG_TIMEOUT,
  PROBE_TIMEOUT,
  STEADY,
} from '../src/lib/connection';
import { FakeSocket, latest } from './fake_socket';

const heard: unknown[] = [];
let losses = 0;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5); // neither early nor late
  FakeSocket.all = [];
  FakeSocket.server = undefined;
  heard.length = 0;
  losses = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/r/code' });
  connection = new Connection('a code', {
    hello: () => ({ say: 'hello', secret: 'secret' }),
    receive: (message) => heard.push(message),
    lost: () => losses++,
  });
});
afterEach(() => {
  connection.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = () => FakeSocket.all.length;

/** The milliseconds until another connection is tried. */
function waited(): number {
  const before = opened();
  let milliseconds = 0;
  while (opened() === before && milliseconds < 60_000) {
    vi.advanceTimersByTime(1);
    milliseconds++;
  }
  return milliseconds;
}

test('says hello at the address of the room, and hears what the server says', () => {
  connection.open();
  expect(latest().address.href).toBe('ws://127.0.0.1/ws/a%20code');
  expect(latest().sent).toEqual([]);
  latest().open();
  expect(latest().sent).toEqual([{ say: 'hello', secret: 'secret' }]);
  latest().hear({ is: 'pong' });
  expect(heard).toEqual([{ is: 'pong' }]);
});

test('a page over https has a socket over wss', () => {
  vi.stubGlobal('location', { href: 'https://example.org/' });
  connection.open();
  expect(latest().address.href).toBe('wss://example.org/ws/a%20code');
});

test('what cannot be sent now is not sent', () => {
  expect(connection.send({ say: 'ping' })).toBe(false);
  connection.open();
  expect(connection.send({ say: 'ping' })).toBe(false);
  latest().open();
  expect(connection.send({ say: 'ping' })).toBe(true);
  connection.close();
  expect(connection.send({ say: 'ping' })).toBe(false);
});

test('whoever leaves before the socket is open closes it when it is, without a word', () => {
  connection.open();
  const early = latest();
  connection.close();
  expect(early.closed).toBe(false); // a browser would complain
  early.open();
  expect(early.closed).toBe(true);
  expect(early.sent).toEqual([]);
});

test('the wait doubles with every failure, up to a longest one', () => {
  connection.open();
  const waits = Array.from({ length: 7 }, () => {
    latest().drop();
    return waited();
  });
  expect(waits).toEqual([400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
  expect([FIRST_WAIT, LONGEST_WAIT, losses]).toEqual([400, 10_000, 7]);
});

test('not everybody comes back at once', () => {
  for (const [random, wait] of [
    [0, 280],
    [1, 520],
  ] as const) {
    vi.mocked(Math.random).mockReturnValue(random);
    connection.open();
    latest().open();
    vi.advanceTimersByTime(STEADY);
    latest().drop();
    expect(Math.abs(waited() - wait)).toBeLessThan(2);
  }
});

test('a server that welcomes and hangs up is asked less and less often', () => {
  FakeSocket.server = (socket) => {
    socket.hear({ is: 'welcome' });
    socket.drop();
  };
  connection.open();
  vi.advanceTimersByTime(20_000);
  expect(opened()).toBe(6);
});

test('only a connection that has held for a while makes up for failures', () => {
  connection.open();
  for (const _ of [1, 2, 3]) {
    latest().drop();
    waited();
  }
  latest().open();
  vi.advanceTimersByTime(STEADY - 1);
  latest().drop();
  expect(waited()).toBe(3_200);
  latest().open();
  vi.advanceTimersByTime(STEADY);
  latest().drop();
  expect(waited()).toBe(400);
});

test('a server that is full is asked as seldom as possible', () => {
  connection.open();
  latest().open();
  connection.backOff();
  latest().drop();
  expect(waited()).toBe(10_000);
  connection.backOff(); // and no less often than that
  latest().drop();
  expect(waited()).toBe(10_000);
});

test('silence after a ping means that the connection is dead', () => {
  connection.open();
  latest().open();
  vi.advanceTimersByTime(HEARTBEAT - 1);
  expect(latest().said('ping')).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(latest().said('ping')).toHaveLength(1);
  latest().hear({ is: 'pong' });
  vi.advanceTimersByTime(HEARTBEAT);
  expect(latest().said('ping')).toHaveLength(2);
  vi.advanceTimersByTime(PONG_TIMEOUT - 1);
  expect([opened(), losses]).toEqual([1, 0]);
  vi.advanceTimersByTime(1);
  expect([opened(), losses]).toEqual([2, 1]);
  expect(FakeSocket.all[0]!.closed).toBe(true);
});

test('a dead connection is not pinged any more', () => {
  connection.open();
  latest().open();
  connection.reconnect();
  vi.advanceTimersByTime(2 * HEARTBEAT);
  expect(FakeSocket.all[0]!.said('ping')).toEqual([]);
});

test('a probe is answered soon, or the connection is dead', () => {
  connection.open();
  connection.probe();
  vi.advanceTimersByTime(PROBE_TIMEOUT);
  expect(opened()).toBe(1); // nothing could be asked yet
  latest().open();
  connection.probe();
  vi.advanceTimersByTime(PROBE_TIMEOUT - 1);
  latest().hear({ is: 'news' }); // any sign of life will do
  vi.advanceTimersByTime(PROBE_TIMEOUT);
  expect(opened()).toBe(1);
  connection.probe();
  connection.probe(); // asked twice, waited for once
  vi.advanceTimersByTime(PROBE_TIMEOUT - 1);
  expect(opened()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([opened(), losses]).toEqual([2, 1]);
  vi.advanceTimersByTime(PROBE_TIMEOUT);
  expect(opened()).toBe(2);
});

test('what an earlier socket does counts no more', () => {
  connection.open();
  const [first] = FakeSocket.all;
  first!.open();
  connection.reconnect();
  first!.drop();
  vi.advanceTimersByTime(60_000);
  expect([opened(), losses]).toEqual([2, 0]);
});

test('whoever closes does not come back', () => {
  connection.open();
  latest().drop();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(1);
  connection.open();
  latest().open();
  connection.close();
  expect(latest().closed).toBe(true);
  latest().drop();
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(2);
  expect(losses).toBe(1);
});

test('failures from before a wake-up still count', () => {
  connection.open();
  latest().drop();
  connection.reconnect();
  latest().drop();
  expect(waited()).toBe(800);
});

/** A page that can be hidden, on a network that can come back. */
function page() {
  const surroundings = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  for (const name of ['addEventListener', 'removeEventListener'] as const) {
    vi.stubGlobal(name, surroundings[name].bind(surroundings));
  }
  return {
    document,
    online: () => surroundings.dispatchEvent(new Event('online')),
    seen: () => document.dispatchEvent(new Event('visibilitychange')),
  };
}

test.each(['online', 'seen'] as const)('%s: a wait is over at once', (what) => {
  const around = page();
  connection.open();
  latest().open();
  latest().drop();
  around[what]();
  expect(opened()).toBe(2);
  vi.advanceTimersByTime(60_000); // and nothing is left of it
  expect(opened()).toBe(2);
});

test.each(['online', 'seen'] as const)('%s: a connection is looked after', (what) => {
  const around = page();
  connection.open();
  latest().open();
  around[what]();
  expect(latest().said('ping')).toHaveLength(1);
  vi.advanceTimersByTime(PONG_TIMEOUT - 1);
  expect(opened()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(opened()).toBe(2);
});

test('a page that is hidden waits as it did', () => {
  const around = page();
  connection.open();
  latest().open();
  latest().drop();
  around.document.visibilityState = 'hidden';
  around.seen();
  expect(opened()).toBe(1);
});

test.each(['online', 'seen'] as const)('%s: nothing happens after the end', (what) => {
  const around = page();
  connection.open();
  latest().open();
  connection.close();
  around[what]();
  vi.advanceTimersByTime(60_000);
  expect(opened()).toBe(1);
  expect(latest().said('ping')).toEqual([]);
});
