/** Who points where, as it is heard: what it comes to within a second, and no more. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import { t } from '../src/lib/i18n.svelte';
import { GATHERING, tellPointers } from '../src/lib/pointing';
import { RoomView } from '../src/lib/room_view.svelte';
import { roomWith, tableOf, welcomeOf } from './rooms';
import { inEnglish } from './texts';

beforeAll(inEnglish);

const said: string[] = [];
const table = tableOf('classic', 2);
const [FIRST, SECOND, THIRD] = table.words as [string, string, string];
const MEMBERS = Object.fromEntries(
  ['ann', 'ben', 'cem'].map((id) => [id, { name: id.toUpperCase(), bot: id === 'cem' ? 'x' : '' }]),
);
let room: RoomView;
let stop: () => void;

beforeEach(() => {
  said.length = 0;
  vi.useFakeTimers();
  vi.spyOn(announcements, 'say').mockImplementation((text) => void said.push(text));
  room = new RoomView('code');
  const members = MEMBERS as unknown as NonNullable<RoomView['state']>['members'];
  room.welcome(welcomeOf({ member: 'ann', seq: 1, room: roomWith(table, { members }) }));
  stop = tellPointers(room, (member) => member === 'ann');
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What is said from here on, once enough time has gone by. */
function heard(milliseconds = GATHERING): string[] {
  said.length = 0;
  vi.advanceTimersByTime(milliseconds);
  return [...said];
}
const points = (name: string, ...words: string[]) => t('web-told-points', { name, words });
const noMore = (name: string, ...words: string[]) => t('web-told-points-no-more', { name, words });

test('who points at a card is told, and that they no longer do', () => {
  room.movePointers({ ben: [{ cell: 0 }] });
  expect(heard()).toEqual([`BEN points at ${FIRST}.`]);
  room.movePointers({});
  expect(heard()).toEqual([`BEN no longer points at ${FIRST}.`]);
});

test('a bot is told to be one', () => {
  room.movePointers({ cem: [{ cell: 0 }] });
  expect(heard()).toEqual([points(t('event-by-bot', { name: 'CEM' }), FIRST)]);
});

test('quick taps are one announcement: where they end', () => {
  for (const cell of [0, 1, 2]) {
    room.movePointers({ ben: [{ cell: cell }] });
    vi.advanceTimersByTime(300);
  }
  expect(said).toEqual([]);
  expect(heard()).toEqual([points('BEN', THIRD)]);
  expect(heard(10 * GATHERING)).toEqual([]);
});

test('somebody who never stops is heard once a second', () => {
  for (let tap = 0; tap < 50; tap++) {
    room.movePointers({ ben: [{ cell: tap % 3 }] });
    vi.advanceTimersByTime(100);
  }
  expect(said.filter((text) => text.includes('no longer')).length).toBeLessThan(5);
  expect(said.length).toBeLessThan(10);
});

test('what was taken back before it was told is never told', () => {
  room.movePointers({ ben: [{ cell: 0 }] });
  room.movePointers({});
  expect(heard(10 * GATHERING)).toEqual([]);
});

test('a pointer that moves is taken from one card and given to the other', () => {
  room.movePointers({ ben: [{ cell: 0 }] });
  heard();
  room.movePointers({ ben: [{ cell: 1 }] });
  expect(heard()).toEqual([noMore('BEN', FIRST), points('BEN', SECOND)]);
});

test('one sentence for each person, whatever they point at', () => {
  room.movePointers({ ben: [{ cell: 1 }, { cell: 0 }], cem: [{ cell: 1 }] });
  expect(heard()).toEqual([
    points('BEN', FIRST, SECOND),
    points(t('event-by-bot', { name: 'CEM' }), SECOND),
  ]);
  room.movePointers({ ben: [{ cell: 0 }], cem: [{ cell: 1 }] });
  expect(heard()).toEqual([noMore('BEN', SECOND)]);
});

test('nobody is told of themselves', () => {
  room.movePointers({ ann: [{ cell: 0 }] });
  expect(heard()).toEqual([]);
});

test('what a guess or a clue takes away is not told', () => {
  room.movePointers({ ben: [{ cell: 0 }] });
  heard();
  room.showPointers({});
  expect(heard()).toEqual([]);
  room.movePointers({ ben: [{ cell: 0 }] });
  expect(heard()).toEqual([points('BEN', FIRST)]); // from the beginning
});

test('whoever comes back hears what changed meanwhile', () => {
  room.movePointers({ ben: [{ cell: 0 }], cem: [{ cell: 0 }] });
  heard();
  room.showPointers({ ben: [{ cell: 1 }] });
  expect(heard()).toEqual([points('BEN', SECOND)]);
});

test('without a game there is nothing to point at', () => {
  room.state = roomWith(null);
  room.movePointers({});
  expect(heard()).toEqual([]);
});

test('whoever has stopped listening hears nothing', () => {
  room.movePointers({ ben: [{ cell: 0 }] });
  stop();
  room.movePointers({ ben: [{ cell: 1 }] });
  expect(heard()).toEqual([]);
});
