/** The games that the Python engine wrote down, folded here, give the tables that it saw. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { evolveRoom, evolveTable, type GameEvent, type RoomEvent } from '../src/lib/fold';
import type { Room, Table } from '../src/lib/generated/wire';
import { commitmentOf } from '../src/lib/fairness';

const GOLDEN = new URL('./golden/', import.meta.url);

interface Fixture<Event, State> {
  events: Event[];
  /** What was seen after so many events. */
  after: Record<string, State>;
}

function read<Event, State>(name: string): Fixture<Event, State> {
  return JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf-8')) as Fixture<Event, State>;
}

const games = readdirSync(GOLDEN).filter((name) => name !== 'room.json');

test('there are games to fold', () => {
  expect(games.length).toBeGreaterThan(6);
});

test.each(games)('%s', (name) => {
  const { events, after } = read<GameEvent, Table>(name);
  let table: Table | null = null;
  for (const [at, event] of events.entries()) {
    table = evolveTable(table, event);
    const seen = after[String(at + 1)];
    if (seen) expect(table).toEqual(seen);
  }
  expect(table?.outcome).not.toBeNull();
  expect(commitmentOf(table!.opened!)).toBe(table!.commitment);
});

test('a room', () => {
  const { events, after } = read<RoomEvent, Room>('room.json');
  const rooms: (Room | null)[] = [null];
  for (const event of events) rooms.push(evolveRoom(rooms.at(-1)!, event));
  // Which words have been on the table matters to the deal alone, which is the server's.
  const folded = Object.keys(after).map((count) => ({ ...rooms[Number(count)], used: [] }));
  expect(folded).toEqual(Object.values(after).map((seen) => ({ ...seen, used: [] })));
});

test('nothing begins in the middle', () => {
  expect(() => evolveTable(null, { event: 'side-finished', side: 'a' })).toThrow();
  expect(() => evolveRoom(null, { room: 'stood-up', member: 'ann' })).toThrow();
});
