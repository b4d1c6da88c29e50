/** Who waits for people, and may want to look elsewhere meanwhile. */
import { expect, test } from 'vitest';
import { RoomView } from '../src/lib/room_view.svelte';
import { waitsForBots, waitsForPeople } from '../src/lib/waiting';
import type { Table } from '../src/lib/generated/wire';
import { HALFWAY, roomWith, tableOf, welcomeOf } from './rooms';

const MEMBER = HALFWAY.members.ann!;
const SEATS = ['red-spymaster', 'red-operatives', 'blue-spymaster', 'blue-operatives'];

interface How {
  bots?: string[];
  playing?: boolean;
  changes?: Partial<Table>;
}

/** A table after some events of a classic game, where everybody is called as their seat is. */
function roomOf(member: string, count: number, { bots = [], playing = true, changes }: How = {}) {
  const table = tableOf('classic', count, changes);
  const members = Object.fromEntries(
    SEATS.map((seat) => [seat, { ...MEMBER, bot: bots.includes(seat) ? 'normal' : '' }]),
  );
  const people = { host: 'red-spymaster', members, seats: table.members };
  const room = new RoomView('code');
  room.welcome(welcomeOf({ member, room: roomWith(playing ? table : null, people) }));
  return room;
}

const waits = (...how: Parameters<typeof roomOf>) => waitsForPeople(roomOf(...how));

test.each([
  ['red-spymaster', 1, false], // gives a clue
  ['red-operatives', 1, true],
  ['blue-spymaster', 1, true],
  ['red-spymaster', 2, true], // has given it
  ['red-operatives', 2, false],
  ['somebody who looks on', 1, false],
])('at the table %s, after %i events: %s', (member, count, expected) => {
  expect(waits(member, count)).toBe(expected);
});

test('nobody waits long for a bot', () => {
  expect(waits('red-operatives', 1, { bots: ['red-spymaster'] })).toBe(false);
  expect(waits('red-operatives', 1, { bots: ['blue-spymaster'] })).toBe(true);
});

test('in the lobby all wait for the host', () => {
  expect(waits('red-spymaster', 1, { playing: false })).toBe(false);
  expect(waits('blue-operatives', 1, { playing: false })).toBe(true);
});

test('whoever plays with bots alone may hurry them while they are on turn', () => {
  const [giver, guesser, ...blue] = SEATS as [string, string, ...string[]];
  const bots = [giver, ...blue];
  const hurries = (...how: Parameters<typeof roomOf>) => waitsForBots(roomOf(...how));
  expect(hurries(guesser, 1, { bots })).toBe(true);
  expect(hurries(guesser, 2, { bots })).toBe(false); // now it is their turn
  expect(hurries(guesser, 1, { bots: blue })).toBe(false); // somebody else plays
  expect(hurries('somebody who looks on', 1, { bots: SEATS })).toBe(false);
  expect(hurries(guesser, 1, { bots, playing: false })).toBe(false);
  expect(hurries(guesser, 1, { bots, changes: { paused: 5 } })).toBe(false);
  expect(hurries(guesser, 1, { bots, changes: { doubt: { votes: {} } as Table['doubt'] } })).toBe(
    false,
  );
});
