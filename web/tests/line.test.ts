import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Line, STEADY } from '../src/lib/line';

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  /** What the server does with each connection. */
  static server: (socket: FakeSocket) => void = () => undefined;
  readyState = 1;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    FakeSocket.all.push(this);
    setTimeout(() => {
      this.onopen?.();
      FakeSocket.server(this);
    }, 5);
  }
  send() {}
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

let line: Line;
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  line = new Line('code', {
    hello: () => ({ say: 'ping' }),
    hear: () => undefined,
    lost: () => undefined,
  });
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a server that welcomes and hangs up is asked less and less often', () => {
  FakeSocket.server = (socket) => {
    socket.hear({ is: 'welcome' });
    socket.drop();
  };
  line.open();
  vi.advanceTimersByTime(20_000);
  expect(FakeSocket.all.length).toBeGreaterThan(3);
  expect(FakeSocket.all.length).toBeLessThan(9);
});

test('a connection that has held for a while is sought again at once when it is lost', () => {
  FakeSocket.server = (socket) => socket.drop();
  line.open();
  vi.advanceTimersByTime(20_000);
  FakeSocket.server = (socket) => socket.hear({ is: 'welcome' });
  vi.advanceTimersByTime(15_000);
  const before = FakeSocket.all.length;
  vi.advanceTimersByTime(STEADY);
  FakeSocket.all.at(-1)!.drop();
  vi.advanceTimersByTime(1_000);
  expect(FakeSocket.all.length).toBe(before + 1);
});

test('a server that has no room is asked every ten seconds or so', () => {
  FakeSocket.server = (socket) => {
    line.backOff();
    socket.drop();
  };
  line.open();
  vi.advanceTimersByTime(6_900);
  expect(FakeSocket.all.length).toBe(1);
  vi.advanceTimersByTime(53_100);
  expect(FakeSocket.all.length).toBeGreaterThan(3);
  expect(FakeSocket.all.length).toBeLessThan(10);
});
