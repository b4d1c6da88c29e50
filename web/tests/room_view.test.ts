/** A room as one sees it: what follows from what the server has told. */
import { expect, test } from 'vitest';
import type { GameEvent, RoomEvent } from '../src/lib/fold';
import type { Table, Whisper } from '../src/lib/generated/wire';
import { RoomView } from '../src/lib/room_view.svelte';
import {
  AFTER,
  EVENTS,
  HALF,
  HALFWAY,
  proposal,
  roomWith,
  tableOf,
  welcomeOf,
  cards,
} from './rooms';

function viewOf(changes: Parameters<typeof welcomeOf>[0] = {}): RoomView {
  const view = new RoomView('code');
  view.welcome(welcomeOf(changes));
  return view;
}
/** Somebody at a table that is made up. */
const at = (game: Table | null, member: string, heard: Whisper[] = []) =>
  viewOf({ member, heard, room: roomWith(game) });

test('nobody has been told anything at first', () => {
  const view = new RoomView('code');
  expect(view).toMatchObject({
    code: 'code',
    member: '',
    state: null,
    table: null,
    settings: null,
    team: '',
    whispers: [],
    present: [],
    spectators: 0,
    chat: [],
    face: null,
    meant: [],
    latest: [],
    seq: 0,
    playing: false,
    isHost: false,
    seat: '',
    side: '',
    may: new Set(),
    waitedFor: [],
    myTurn: false,
    question: null,
    seesKey: false,
    pointers: {},
    visible: [],
  });
  expect([view.name('ann'), view.names('red-spymaster')]).toEqual(['', []]);
});

test('a snapshot is taken as it is', () => {
  const view = viewOf({ team: 'sheet', heard: [proposal(2)], pointers: { ben: cards(4) } });
  expect(view.state).toEqual(HALFWAY);
  expect(view).toMatchObject({
    seq: HALF,
    member: 'ann',
    team: 'sheet',
    pointers: { ben: cards(4) },
  });
  expect(view.whispers).toEqual([proposal(2)]);
  expect(view.table).toBe(view.state!.game);
  expect(view.settings).toBe(view.state!.settings);
});

test('what comes without a snapshot goes on from what is there', () => {
  const view = viewOf();
  expect(view.welcome(welcomeOf({ room: null, seq: 99, events: EVENTS.slice(HALF) }))).toBe(true);
  expect(view.seq).toBe(EVENTS.length);
  expect({ ...view.state, used: [] }).toEqual({ ...AFTER[String(EVENTS.length)], used: [] });
});

test('events are folded in order, known ones skipped, and none may be missing', () => {
  const view = viewOf();
  expect(view.fold(HALF, EVENTS.slice(HALF - 1, HALF + 1))).toBe(true);
  expect(view.seq).toBe(HALF + 1);
  const before = view.state;
  expect(view.fold(HALF - 3, EVENTS.slice(HALF - 4, HALF))).toBe(true);
  expect(view.fold(HALF + 2, [])).toBe(true);
  expect(view.fold(HALF + 3, EVENTS.slice(HALF + 2))).toBe(false);
  expect([view.seq, view.state]).toEqual([HALF + 1, before]);
  expect(view.fold(HALF + 2, EVENTS.slice(HALF + 1))).toBe(true);
  expect(view.seq).toBe(EVENTS.length);
});

test('whoever listens hears every event of the game once, until they stop', () => {
  const view = viewOf();
  const heard: GameEvent['event'][] = [];
  const stop = view.onEvent((event) => heard.push(event.event));
  view.fold(HALF + 1, EVENTS.slice(HALF, 20));
  expect(heard).toEqual(['turn-ended', 'member-left', 'game-ended']);
  stop();
  view.fold(21, EVENTS.slice(20));
  expect(heard).toHaveLength(3);
});

test('what has just happened is the end of what was told', () => {
  const view = viewOf();
  view.fold(HALF + 1, EVENTS.slice(HALF, 21));
  expect(view.latest.map(({ event }) => event)).toEqual([
    'member-left',
    'game-ended',
    'key-opened',
  ]);
  view.fold(22, EVENTS.slice(21, 24)); // nothing of the game
  expect(view.latest).toHaveLength(3);
});

test('whispers go with the deal, and not before', () => {
  const view = viewOf({ heard: [proposal(2)] });
  view.fold(HALF + 1, EVENTS.slice(HALF, 26));
  expect(view.whispers).toEqual([proposal(2)]);
  view.fold(27, EVENTS.slice(26, 27));
  expect(view.whispers).toEqual([]);
});

test('what a spymaster means stays until the turn is over, and goes with a deal', () => {
  const view = viewOf();
  view.meant = [1];
  const over = EVENTS.findIndex(
    (event, index) =>
      index >= HALF && event.room === 'played' && event.event.event === 'turn-ended',
  );
  view.fold(HALF + 1, EVENTS.slice(HALF, over));
  expect(view.meant).toEqual([1]);
  view.fold(over + 1, EVENTS.slice(over, over + 1));
  expect(view.meant).toEqual([]);
  view.meant = [2];
  view.fold(over + 2, EVENTS.slice(over + 1, 27));
  expect(view.meant).toEqual([]);
});

test('who comes, goes, sits down or is away is told by name', () => {
  const view = new RoomView('code');
  const told: string[] = [];
  const stop = view.onFeed(({ what, name }) => told.push(`${name} ${what}`));
  view.welcome(welcomeOf({ here: ['ann', 'ben'] })); // nobody knows who was here before
  expect(told).toEqual([]);
  view.fold(HALF + 1, [
    { room: 'member-entered', member: 'dan', who: { name: 'Dan', bot: '', face: '' } },
    { room: 'seated', member: 'dan', seat: 'red-operatives' },
    { room: 'stood-up', member: 'dan' },
    { room: 'member-gone', member: 'dan', removed: false },
  ] as RoomEvent[]);
  expect(told.splice(0)).toEqual(['Dan entered', 'Dan seated', 'Dan stood', 'Dan gone']);
  view.here(['ann'], 1);
  view.here(['ann', 'ben'], 1);
  expect(told.splice(0)).toEqual(['Benno away', 'Benno back']);
  expect(view.spectators).toBe(1);
  stop();
  view.here([], 0);
  expect(told).toEqual([]);
  expect(view.feed).toHaveLength(8);
});

test('who comes for the first time is not back', () => {
  const view = new RoomView('code');
  const told: string[] = [];
  view.onFeed(({ what, name }) => told.push(`${name} ${what}`));
  view.welcome(welcomeOf({ here: ['ann', 'ben'] }));
  const dan = { room: 'member-entered', member: 'dan', who: { name: 'Dan', bot: '', face: '' } };
  view.fold(HALF + 1, [dan] as RoomEvent[]);
  view.here(['ann', 'ben', 'dan'], 0);
  expect(told.splice(0)).toEqual(['Dan entered']);
  view.here(['ann', 'ben'], 0);
  view.here(['ann', 'ben', 'dan'], 0);
  expect(told.splice(0)).toEqual(['Dan away', 'Dan back']);
  const eve = { ...dan, member: 'eve', who: { ...dan.who, name: 'Eve' } };
  view.here(['ann', 'ben', 'dan', 'eve'], 0); // here before it is told that she has entered
  view.fold(HALF + 2, [eve] as RoomEvent[]);
  view.here(['ann', 'ben', 'dan'], 0);
  view.here(['ann', 'ben', 'dan', 'eve'], 0);
  expect(told.splice(0)).toEqual(['Eve entered', 'Eve away', 'Eve back']);
});

test('whispers are kept and told to whoever listens, until they stop', () => {
  const view = viewOf();
  const heard: Whisper[] = [];
  const stop = view.onWhisper((whisper) => heard.push(whisper));
  view.whisper([proposal(1), proposal(2)]);
  expect(heard).toEqual([proposal(1), proposal(2)]);
  stop();
  view.whisper([proposal(3)]);
  expect(heard).toHaveLength(2);
  expect(view.whispers).toEqual([proposal(1), proposal(2), proposal(3)]);
});

test('chat is kept for a while', () => {
  const view = viewOf();
  for (let nth = 1; nth <= 201; nth++)
    view.say({ is: 'said', member: 'ben', text: String(nth), code: '' });
  expect(view.chat).toHaveLength(200);
  expect([view.chat[0]!.text, view.chat.at(-1)!.text]).toEqual(['2', '201']);
});

test('who one is tells what one may', () => {
  const ann = viewOf();
  expect(ann).toMatchObject({ isHost: true, seat: 'red-spymaster', side: 'red', playing: true });
  expect([...ann.may]).toEqual(['resign']);
  expect(ann.myTurn).toBe(false);
  const ben = viewOf({ member: 'ben' });
  expect(ben).toMatchObject({ isHost: false, seat: 'red-operatives', side: 'red', myTurn: true });
  expect([...ben.may]).toEqual(['guess', 'challenge', 'resign']);
  expect(ben.waitedFor).toEqual(['red-operatives']);
  const visitor = viewOf({ member: '' });
  expect(visitor).toMatchObject({ isHost: false, seat: '', side: '', myTurn: false });
  expect([...visitor.may]).toEqual([]);
  const nobody = viewOf({ member: '', room: { ...HALFWAY, host: '' } });
  expect(nobody.isHost).toBe(false);
});

test('a seat of both sides has none of its own', () => {
  expect(at(tableOf('three-player'), 'operatives').side).toBe('');
  expect(at(tableOf('three-player'), 'blue-spymaster').side).toBe('blue');
});

test('people are called by their names', () => {
  const view = viewOf();
  expect([view.name('ben'), view.name('nobody')]).toEqual(['Benno', '']);
  expect(view.names('red-operatives')).toEqual(['Benno', 'Cem']);
  expect(view.names('blue-operatives')).toEqual([]);
});

test('a bot that may begin as well can be let', () => {
  const dealt = tableOf('duet');
  const members = (bot: string) => ({
    a: { name: 'Ann', bot: '', face: '' },
    b: { name: 'Robo', bot, face: '' },
  });
  const seen = (game: Table, bot: string, member = 'a') =>
    viewOf({ member, room: roomWith(game, { members: members(bot) }) }).rivalBots;
  expect(seen(dealt, 'random')).toEqual(['b']);
  expect(seen(dealt, '')).toEqual([]);
  expect(seen(dealt, 'random', '')).toEqual([]); // who looks on lets nobody begin
  expect(seen(tableOf('duet', 2), 'random')).toEqual([]);
});

test('clues keep away from the words that still lie there', () => {
  const { words } = HALFWAY.game!;
  expect(viewOf().visible).toEqual(words.filter((_, cell) => cell !== 3));
});

test('when the game is over nobody may or must do anything, and no key is seen', () => {
  const view = viewOf({ member: 'ben', heard: [proposal(2)] });
  view.face = [];
  expect(view.seesKey).toBe(true);
  view.fold(HALF + 1, EVENTS.slice(HALF, 21));
  const { playing, waitedFor, myTurn, question, seesKey } = view;
  expect({ playing, waitedFor, myTurn, question, seesKey }).toEqual({
    playing: false,
    waitedFor: [],
    myTurn: false,
    question: null,
    seesKey: false,
  });
  expect([...view.may]).toEqual([]);
});

test('a key is seen once it is there', () => {
  const view = viewOf();
  expect(view.seesKey).toBe(false);
  view.face = ['red'];
  expect(view.seesKey).toBe(true);
});

test('a question between spymasters waits for its answer, and dies with its turn', () => {
  const table = tableOf('classic');
  const asked = at(table, 'blue-spymaster', [proposal(table.step)]);
  expect(asked.question).toMatchObject({ word: 'tree', number: 2, step: table.step });
  expect(asked).toMatchObject({ waitedFor: ['blue-spymaster'], myTurn: true });
  const later = at({ ...table, step: table.step + 1 }, 'blue-spymaster', [proposal(table.step)]);
  expect(later.question).toBeNull();
  expect(later.waitedFor).toEqual(['red-spymaster']);
  const paused = at({ ...table, paused: 1_000 }, 'blue-spymaster', [proposal(table.step)]);
  expect(paused.question).toBeNull();
});

// Pointers

test("one's own pointer moves at once", () => {
  const view = viewOf({ member: 'ben', pointers: { ben: cards(1), cem: cards(2) } });
  view.point(cards(5));
  expect(view.pointers).toEqual({ cem: cards(2), ben: cards(5) });
  view.point([]);
  expect(view.pointers).toEqual({ ben: [], cem: cards(2) });
});

test('what others point at in the meantime does not move it back', () => {
  const view = viewOf({ member: 'ben', pointers: { ben: cards(1), cem: cards(2) } });
  view.point(cards(5));
  view.movePointers({ ben: cards(1), cem: cards(3) }); // said before the server had heard
  expect(view.pointers).toEqual({ ben: cards(5), cem: cards(3) });
  view.movePointers({ ben: cards(5), cem: cards(3) });
  expect(view.pointers).toEqual({ ben: cards(5), cem: cards(3) });
  view.movePointers({ cem: cards(3) }); // from now on the server's word counts
  expect(view.pointers).toEqual({ cem: cards(3) });
});

test('a pointer that is taken away stays away until the server has heard of it', () => {
  const view = viewOf({ member: 'ben', pointers: { ben: cards(1) } });
  view.point([]);
  view.movePointers({ ben: cards(1), cem: cards(3) });
  expect(view.pointers).toEqual({ ben: [], cem: cards(3) });
  view.movePointers({ cem: cards(3) });
  view.movePointers({ ben: cards(2) }); // on another device
  expect(view.pointers).toEqual({ ben: cards(2) });
});

test('a refused pointer is where it was', () => {
  const view = viewOf({ member: 'ben', pointers: { ben: cards(1) } });
  view.point(cards(5));
  view.unpoint();
  expect(view.pointers).toEqual({ ben: cards(1) });
});

test('pointers do not outlive the turn: the server takes them away, whatever is on its way', () => {
  const view = viewOf({ member: 'ben', pointers: { cem: cards(2) } });
  view.point(cards(5));
  view.showPointers({});
  expect(view.pointers).toEqual({});
  view.point(cards(6));
  view.welcome(welcomeOf({ member: 'ben', room: null }));
  expect(view.pointers).toEqual({});
});

test('what is pointed at last is chosen, until anything happens in the game', () => {
  const view = viewOf({ member: 'ben' });
  view.point(cards(5, 1));
  expect(view.chosen).toBe(5);
  view.showPointers({ ben: cards(1) });
  view.fold(HALF + 1, EVENTS.slice(HALF, HALF + 1));
  expect([view.chosen, view.pointers]).toEqual([null, { ben: cards(1) }]);
  view.point([]);
  expect(view.chosen).toBeNull();
});

test('several pointers are one answer: it counts when all of them are in it', () => {
  const view = viewOf({ member: 'ben' });
  view.point(cards(5));
  view.point(cards(6, 5));
  view.movePointers({ ben: cards(5) }); // the answer to the first
  expect(view.pointers).toEqual({ ben: cards(6, 5) });
  view.movePointers({ ben: cards(6, 5) });
  view.movePointers({});
  expect(view.pointers).toEqual({});
});

test('who begins to show a replay is told once, and not at every step', () => {
  const room = new RoomView('code');
  const told: string[] = [];
  room.onFeed(({ what, name }) => told.push(`${name} ${what}`));
  room.welcome(welcomeOf({ member: 'ben' }));
  const led = (member: string, count: number) => ({
    is: 'led' as const,
    member,
    game: 1,
    at: count,
  });
  room.lead(led('ann', 1));
  room.lead(led('ann', 2));
  expect([room.led?.at, told]).toEqual([2, ['Ann leads']]);
  room.lead(led('', 0));
  expect(room.led).toBeNull();
  room.lead(led('ann', 3));
  room.lead(led('cem', 3));
  expect(told).toEqual(['Ann leads', 'Ann leads', 'Cem leads']);
});
