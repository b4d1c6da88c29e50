/** Who waits for people, and may want to look elsewhere meanwhile. */
import { expect, test } from 'vitest';
import { RoomView } from '../src/lib/room_view.svelte';
import { waitsForPeople } from '../src/lib/waiting';
import { HALFWAY, roomWith, tableOf, welcomeOf } from './rooms';

const MEMBER = HALFWAY.members.ann!;
const SEATS = ['red-spymaster', 'red-operatives', 'blue-spymaster', 'blue-operatives'];

/** A table after some events of a classic game, where everybody is called as their seat is. */
function waits(member: string, count: number, { bots = [] as string[], playing = true } = {}) {
  const table = tableOf('classic', count);
  const members = Object.fromEntries(
    SEATS.map((seat) => [seat, { ...MEMBER, bot: bots.includes(seat) ? 'normal' : '' }]),
  );
  const changes = { host: 'red-spymaster', members, seats: table.members };
  const room = new RoomView('code');
  room.welcome(welcomeOf({ member, room: roomWith(playing ? table : null, changes) }));
  return waitsForPeople(room);
}

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
