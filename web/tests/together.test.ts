/** A replay watched together: leading, following, breaking away, and what the others send. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import type { GameEvent } from '../src/lib/fold';
import type { Led } from '../src/lib/generated/wire';
import { learn, t } from '../src/lib/i18n.svelte';
import { Replay } from '../src/lib/replay.svelte';
import { RoomConnection } from '../src/lib/room_connection.svelte';
import { PACE, pathOf, Together, TOGETHER } from '../src/lib/together.svelte';
import { FakeSocket, latest } from './fake_socket';
import { welcomeOf } from './rooms';
import { Storage } from './storage';

const { events: GAME } = JSON.parse(
  readFileSync(new URL('./golden/two-player.json', import.meta.url), 'utf-8'),
) as { events: GameEvent[] };

let connection: RoomConnection;
let replay: Replay;
let together: Together;
let heard: string[];
const led = (member: string, at: number, game = 1): Led => ({ is: 'led', member, game, at });
const sent = () => latest().sent.filter(({ say }) => say === 'lead');
/** How many events are shown at a moment. */
const countAt = (moment: number) =>
  replay.moments.slice(0, moment + 1).reduce((sum, { events }) => sum + events.length, 0);

/** As the line of the page does. */
function hears(message: Led): void {
  latest().hear(message);
  together.heard(connection.room.led);
}
function moves(to: number): void {
  replay.go(to);
  together.moved();
}
function comes(now: Led | null = null): void {
  together = new Together(connection, replay, 1);
  latest().hear(welcomeOf({ member: 'ben', led: now }));
  together.heard(connection.room.led);
}

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }));
beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await learn(TOGETHER);
  vi.unstubAllGlobals();
});
beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('localStorage', new Storage());
  FakeSocket.server = undefined;
  connection = new RoomConnection('code', 'secret').open();
  latest().open();
  replay = new Replay(GAME);
  heard = [];
  vi.spyOn(announcements, 'say').mockImplementation((text) => void heard.push(text));
});
afterEach(() => {
  together.stop();
  connection.close();
  vi.runOnlyPendingTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('whoever opens the replay that is shown follows at once', () => {
  comes(led('ann', countAt(2)));
  expect([together.following, replay.at]).toEqual([true, 2]);
  expect(heard).toContain(t('together-following', { name: 'Ann' }));
  hears(led('ann', countAt(1)));
  expect(replay.at).toBe(1);
});

test('whoever is there already is not taken along, but can come', () => {
  comes();
  replay.go(1);
  hears(led('ann', countAt(2)));
  expect([together.following, replay.at]).toEqual([false, 1]);
  expect(heard.at(-1)).toBe(t('web-feed-leads', { name: 'Ann' }));
  together.follow();
  expect([together.following, replay.at]).toEqual([true, 2]);
  expect(heard.at(-1)).toBe(t('together-following', { name: 'Ann' }));
});

test.each<[string, () => void]>([
  ['a step', () => replay.step(1)],
  ['a jump', () => replay.go(0)],
  ['a clue', () => replay.goToClue(0)],
  ['playing', () => replay.play()],
  ['the button', () => together.part()],
])('%s of their own breaks away, and nothing moves them then', (_, own) => {
  comes(led('ann', countAt(2)));
  own();
  replay.pause();
  const at = replay.at;
  hears(led('ann', countAt(1)));
  expect([together.following, replay.at]).toEqual([false, at]);
  together.follow();
  expect(replay.at).toBe(1);
});

test('whoever leads sends every moment, and many as the first and the last', () => {
  comes();
  together.show();
  expect(sent()).toEqual([{ say: 'lead', game: 1, at: countAt(0) }]);
  expect(together.leading).toBe(false); // until the server says so
  hears(led('ben', countAt(0)));
  expect(together.leading).toBe(true);
  expect(heard).toEqual([t('together-leading')]);
  for (const to of [1, 2, 3]) moves(to);
  expect(sent().slice(1)).toEqual([{ say: 'lead', at: countAt(1) }]);
  hears(led('ben', countAt(1))); // an echo moves nobody back
  expect(replay.at).toBe(3);
  vi.advanceTimersByTime(PACE);
  expect(sent().slice(2)).toEqual([{ say: 'lead', at: countAt(3) }]);
  vi.advanceTimersByTime(10 * PACE);
  expect(sent()).toHaveLength(3);
  together.stop();
  expect(sent().at(-1)).toEqual({ say: 'lead' });
  hears(led('', 0, 0));
  expect([together.leading, together.following]).toEqual([false, false]);
});

test('whoever does not lead sends nothing', () => {
  comes(led('ann', countAt(2)));
  moves(1);
  together.stop();
  expect(sent()).toEqual([]);
});

test('a step of the leader before the lead is taken does not take it back', () => {
  comes(led('ann', countAt(0)));
  together.show();
  hears(led('ann', countAt(1)));
  hears(led('ben', countAt(0)));
  expect(together.leading).toBe(true);
});

test('whoever loses the lead hears who has it, and sends nothing more', () => {
  comes();
  together.show();
  hears(led('ben', countAt(0)));
  hears(led('ann', countAt(2)));
  expect([together.leading, together.following, replay.at]).toEqual([false, false, 0]);
  expect(heard.at(-1)).toBe(t('web-feed-leads', { name: 'Ann' }));
  const before = sent().length;
  moves(1);
  expect(sent()).toHaveLength(before);
});

test('another device of the same person does not lead along', () => {
  comes(led('ben', countAt(2)));
  expect([together.leading, together.following, replay.at]).toEqual([false, true, 2]);
});

test('whoever follows goes on with the next leader, and is told when nobody leads', () => {
  comes(led('ann', countAt(1)));
  hears(led('cem', countAt(2)));
  expect([together.following, replay.at]).toEqual([true, 2]);
  expect(heard.at(-1)).toBe(t('together-following', { name: 'Cem' }));
  hears(led('', 0, 0));
  expect([together.following, together.led]).toEqual([false, null]);
  expect(heard.at(-1)).toBe(t('together-over', { name: 'Cem' }));
});

test('the replay of another game is not followed here', () => {
  comes(led('ann', countAt(2), 7));
  expect([together.here, together.following, replay.at]).toEqual([false, false, 0]);
  expect(pathOf('amber tiger', led('ann', 1, 7))).toBe('/replay?room=amber+tiger&game=7');
});

test('a leader who is back says where they are', () => {
  comes();
  together.show();
  hears(led('ben', countAt(0)));
  latest().drop();
  moves(2);
  vi.advanceTimersByTime(1_000);
  latest().open();
  expect(sent()).toEqual([]);
  latest().hear(welcomeOf({ member: 'ben', led: led('ben', countAt(0)) }));
  together.heard(connection.room.led);
  together.moved(); // as the page does when the line is back
  expect(sent()).toEqual([{ say: 'lead', at: countAt(2) }]);
});

test('what is followed is told once one is there, with many moves in one', () => {
  comes(led('ann', countAt(0)));
  heard = [];
  for (const moment of [1, 2, 3]) hears(led('ann', countAt(moment)));
  expect([replay.at, heard]).toEqual([3, []]);
  vi.advanceTimersByTime(1_000);
  expect(heard).toEqual([replay.text]);
});
