/** A replay moment by moment: what is told, how long it stays, which clue is guessed at. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcements } from '../src/lib/announcer.svelte';
import type { GameEvent } from '../src/lib/fold';
import { momentsOf, Replay } from '../src/lib/replay.svelte';
import * as sounds from '../src/lib/sounds';
import { seatText } from '../src/lib/telling';
import { inEnglish } from './texts';

vi.mock('../src/lib/sounds', () => ({ play: vi.fn() }));
beforeAll(inEnglish);
beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(sounds.play).mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function golden(name: string): GameEvent[] {
  const text = readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf-8');
  return (JSON.parse(text) as { events: GameEvent[] }).events;
}
const kinds = (events: GameEvent[]) => events.map(({ event }) => event);
const [DEAL, CLUE, TOUCH, ENDED] = golden('classic') as [
  GameEvent,
  GameEvent,
  GameEvent,
  Extract<GameEvent, { event: 'turn-ended' }>,
];
const END = golden('classic').find(({ event }) => event === 'game-ended')!;

test('what somebody does begins a moment, what follows from it belongs to it', () => {
  const stopped = { ...ENDED, reason: 'stopped' } as GameEvent;
  const time = { ...ENDED, reason: 'time' } as GameEvent;
  const events = [DEAL, CLUE, TOUCH, ENDED, CLUE, stopped, CLUE, time, CLUE, TOUCH, END];
  expect(momentsOf(events).map((moment) => kinds(moment.events))).toEqual([
    ['game-dealt'],
    ['clue-given'],
    ['card-touched', 'turn-ended'],
    ['clue-given'],
    ['turn-ended'],
    ['clue-given'],
    ['turn-ended'],
    ['clue-given'],
    ['card-touched', 'game-ended'],
  ]);
  expect(momentsOf([DEAL, CLUE, END]).map((moment) => kinds(moment.events))).toEqual([
    ['game-dealt'],
    ['clue-given'],
    ['game-ended'],
  ]);
  expect(momentsOf([])).toEqual([]);
});

test.each(['penalty-waived', 'clue-challenged', 'clue-ruled', 'card-covered'])(
  '%s begins a moment',
  (kind) => {
    const games = ['classic', 'classic-clock', 'two-player', 'three-player', 'duet'].map(golden);
    const game = games.find((events) => events.some(({ event }) => event === kind));
    if (!game) throw new Error(`no game has ${kind}`);
    const moments = momentsOf(game);
    expect(moments.some(({ events }) => events[0]!.event === kind)).toBe(true);
    expect(moments.flatMap(({ events }) => kinds(events.slice(1)))).not.toContain(kind);
  },
);

test('no clock runs in a replay', () => {
  for (const { table } of momentsOf(golden('classic-clock'))) {
    expect([table.settings.timer, table.turn.deadline, table.paused]).toEqual([null, null, null]);
  }
});

test('what a clue meant is known in hindsight', () => {
  const opened = {
    event: 'key-opened',
    key: { faces: {}, salt: '' },
    meant: [[1, 2]],
    sure: [80],
  } as unknown as GameEvent;
  const moments = momentsOf([DEAL, CLUE, TOUCH, END, opened]);
  expect(moments[1]!.table.clues).toMatchObject([{ meant: [1, 2], sure: 80 }]);
  expect(momentsOf([DEAL, CLUE])[1]!.table.clues).toMatchObject([{ meant: [], sure: null }]);
});

test('what is read stays longer than what is looked at', () => {
  const replay = new Replay([DEAL, CLUE, TOUCH, { ...TOUCH, cell: 4 } as GameEvent, CLUE]);
  replay.play();
  expect([replay.playing, replay.at]).toEqual([true, 0]);
  const stays: number[] = [];
  for (let at = replay.at, waited = 0; replay.playing;) {
    vi.advanceTimersByTime(100);
    waited += 100;
    if (replay.at !== at) {
      stays.push(waited);
      [at, waited] = [replay.at, 0];
    }
  }
  expect(stays).toEqual([2_200, 2_200, 1_300, 1_300]);
  expect(replay.at).toBe(replay.last);
});

test('while it plays it is heard; by hand it is only told', () => {
  const say = vi.spyOn(announcements, 'say').mockReturnValue();
  const replay = new Replay([DEAL, CLUE, TOUCH]);
  replay.step(1);
  expect(say).toHaveBeenCalledWith(replay.text);
  expect(replay.text).toContain('sea');
  expect(sounds.play).not.toHaveBeenCalled();
  replay.go(0);
  replay.play();
  vi.advanceTimersByTime(2_200);
  expect(say).toHaveBeenLastCalledWith(replay.text);
  expect(vi.mocked(sounds.play).mock.calls).toEqual([['clue']]);
  replay.pause();
  vi.advanceTimersByTime(60_000);
  expect([replay.at, replay.playing]).toEqual([1, false]);
  replay.step(1);
  expect(replay.at).toBe(2);
  replay.step(1);
  expect(replay.at).toBe(2); // there is no further one
  replay.step(-9);
  expect(replay.at).toBe(0);
});

test('a moment without a sound is silent', () => {
  const replay = new Replay([DEAL, CLUE, { ...ENDED, reason: 'stopped' } as GameEvent]);
  replay.go(1);
  replay.play();
  vi.advanceTimersByTime(2_200);
  expect(sounds.play).not.toHaveBeenCalled();
});

test('all that happened in a moment is told', () => {
  const replay = new Replay([DEAL, CLUE, TOUCH, ENDED]);
  replay.go(2);
  expect(replay.text.split(' · ')).toHaveLength(2);
  expect(replay.room.latest).toEqual([TOUCH, ENDED]);
});

test('the clue that is guessed at', () => {
  const replay = new Replay([DEAL, CLUE, TOUCH, ENDED, CLUE]);
  const clues = replay.moments.map((_, at) => {
    replay.go(at);
    return replay.clue?.word;
  });
  expect(clues).toEqual([undefined, 'sea', 'sea', 'sea']);
  const sudden = new Replay(golden('duet-sudden-death'));
  sudden.go(sudden.last);
  expect(sudden.clue).toBeUndefined();
});

test('the room of a replay: its game, and people called by their seats', () => {
  const replay = new Replay(golden('classic'));
  const { room } = replay;
  expect(room.state).toMatchObject({ host: '', locked: false, results: [], used: [] });
  expect(room.settings).toMatchObject({ variant: 'classic', language: 'en' });
  expect(room.settings!.game).toEqual(replay.moments[0]!.table.settings);
  expect(room.name('red-spymaster')).toBe(seatText('red-spymaster'));
  expect(room.state!.members['red-spymaster']!.bot).toBe('');
  expect(room.state!.seats).toEqual(room.table!.members);
  replay.introduce({ 'red-spymaster': 'Ann' });
  expect([room.name('red-spymaster'), room.name('blue-spymaster')]).toEqual([
    'Ann',
    seatText('blue-spymaster'),
  ]);
});

test('from a clue to its moment', () => {
  const replay = new Replay(golden('classic'));
  replay.play();
  replay.goToClue(1);
  expect(replay.playing).toBe(false);
  expect(replay.room.table!.clues).toHaveLength(2);
  replay.goToClue(0);
  expect(replay.at).toBe(1);
});
