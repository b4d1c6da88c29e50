import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../src/lib/clock.svelte';

const NOW = Date.parse('2026-01-01T12:00:00Z');
const date = (milliseconds: number) => new Date(NOW + milliseconds).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  serverClock.heard(date(0));
  vi.useRealTimers();
});

test("the server's clock counts where this device's is wrong", () => {
  serverClock.heard(date(60_000));
  expect(serverClock.now).toBe(NOW + 60_500); // the header cuts off half a second on average
  vi.setSystemTime(NOW + 1_000);
  expect(serverClock.now).toBe(NOW + 61_500);
  vi.setSystemTime(NOW);
  serverClock.heard(date(-60_000));
  expect(serverClock.now).toBe(NOW - 59_500);
});

test('a second is no difference between clocks', () => {
  for (const [off, ahead] of [
    [0, 0],
    [1_000, 0],
    [-2_000, 0],
    [2_000, 2_500],
    [-3_000, -2_500],
  ] as const) {
    serverClock.heard(date(off));
    expect(serverClock.now).toBe(NOW + ahead);
  }
  vi.setSystemTime(NOW + 500);
  serverClock.heard(date(2_000)); // exactly so much
  expect(serverClock.now).toBe(NOW + 500);
});

test('a server that says nothing leaves it as it is', () => {
  serverClock.heard(date(60_000));
  serverClock.heard(null);
  expect(serverClock.now).toBe(NOW + 60_500);
});
