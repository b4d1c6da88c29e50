/** Records are read or refused, and a game is told in moments. */
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GameEvent } from '../src/lib/fold';
import type { GameDealt, Table } from '../src/lib/generated/wire';
import { ANALYSIS } from '../src/lib/analysis.svelte';
import { learn } from '../src/lib/i18n.svelte';
import { readRecord } from '../src/lib/record';
import { Refusal } from '../src/lib/refusal';
import { momentsOf, Replay } from '../src/lib/replay.svelte';
import { statisticsOf } from '../src/lib/statistics';
import { inEnglish } from './texts';

const GOLDEN = new URL('./golden/', import.meta.url);
const GAMES = readdirSync(GOLDEN).filter((name) => name !== 'room.json');

function golden(name: string): GameEvent[] {
  const { events } = JSON.parse(readFileSync(new URL(name, GOLDEN), 'utf-8')) as {
    events: GameEvent[];
  };
  return events;
}

function recordOf(events: GameEvent[], header: object = {}): string {
  const deal = events[0] as GameDealt;
  const first = { covernames: 1, variant: deal.variant, language: deal.language, ...header };
  return [first, ...events].map((line) => `${JSON.stringify(line)}\n`).join('');
}

function refusal(content: string): Refusal {
  try {
    readRecord(content);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error('it was read');
}

test.each(GAMES)('%s is read as it was written', (name) => {
  const events = golden(name);
  expect(readRecord(recordOf(events))).toEqual(events);
});

test('what is no record is refused, with the line', () => {
  const events = golden('classic.json');
  const lines = recordOf(events).split('\n');
  expect(refusal('')).toMatchObject({ code: 'record-unreadable', data: { line: 1 } });
  expect(refusal('once upon a time').data).toEqual({ line: 1 });
  expect(refusal(lines[0]!).data).toEqual({ line: 2 });
  expect(refusal(recordOf(events, { covernames: 2 }))).toMatchObject({
    code: 'record-version',
    data: { version: 2 },
  });
  expect(refusal(recordOf(events, { variant: 'duet' })).data).toEqual({ line: 2 });
  expect(refusal([lines[0], ...lines.slice(2)].join('\n')).data).toEqual({ line: 2 });
  expect(refusal([...lines.slice(0, 3), '{"event":"dance"}'].join('\n')).data).toEqual({ line: 4 });
  expect(refusal([...lines.slice(0, 3), '{"event":"constructor"}'].join('\n')).data.line).toBe(4);
});

test.each(['words', 'turn', 'left', 'members', 'settings'])(
  'a deal without %s is refused',
  (gap) => {
    const [deal, ...rest] = golden('classic.json');
    const broken = { ...deal, [gap]: undefined } as unknown as GameEvent;
    expect(refusal(recordOf([broken, ...rest])).data).toEqual({ line: 2 });
  },
);

test('a cell that is not on the board is refused', () => {
  const events = golden('classic.json').map((event) =>
    event.event === 'card-touched' ? { ...event, cell: 25 } : event,
  );
  expect(refusal(recordOf(events)).code).toBe('record-unreadable');
});

test.each(GAMES)('%s in moments', (name) => {
  const events = golden(name);
  const moments = momentsOf(events);
  expect(moments.flatMap((moment) => moment.events)).toEqual(events);
  for (const { events: happened } of moments) {
    const deeds = happened.filter((event) => /clue-given|card-|game-dealt/.test(event.event));
    expect(deeds.length).toBeLessThan(2);
  }
  const end = moments.at(-1)!.table;
  expect(end.outcome).not.toBeNull();
  // What a clue meant is told from the beginning, and no clock runs.
  for (const { table } of moments) {
    expect(table.clues.map((clue) => clue.meant)).toEqual(
      end.clues.slice(0, table.clues.length).map((clue) => clue.meant),
    );
    expect(table.turn.deadline).toBeNull();
  }
});

test('statistics add up', () => {
  for (const name of GAMES) {
    const table: Table = momentsOf(golden(name)).at(-1)!.table;
    const { clues, sides } = statisticsOf(table);
    const touches = table.clues.flatMap((clue) => clue.touches).length;
    const sum = (list: { hits: number; misses: number }[]) =>
      list.reduce((all, { hits, misses }) => all + hits + misses, 0);
    expect(sum(clues)).toBe(touches);
    expect(sum(sides)).toBe(touches);
    expect(sides.reduce((all, side) => all + side.clues, 0)).toBe(table.clues.length);
  }
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a replay goes to any moment, and plays to its end', () => {
  const replay = new Replay(golden('classic.json'));
  expect(replay.room.table?.clues).toEqual([]);
  replay.goToClue(1);
  expect(replay.room.table?.clues).toHaveLength(2);
  expect(replay.moment.events[0]!.event).toBe('clue-given');
  replay.step(-1);
  expect(replay.room.table?.clues).toHaveLength(1);
  replay.go(9999);
  expect(replay.at).toBe(replay.last);
  replay.play();
  expect(replay.at).toBe(0);
  vi.advanceTimersByTime(2_200);
  expect(replay.at).toBe(1);
  replay.go(3);
  vi.advanceTimersByTime(60_000);
  expect(replay.at).toBe(3);
  replay.play();
  vi.advanceTimersByTime(600_000);
  expect(replay.at).toBe(replay.last);
  expect(replay.playing).toBe(false);
});

test('members are called by their names once they are known', () => {
  const events = golden('two-player.json');
  const replay = new Replay(events);
  const deal = events[0] as GameDealt;
  const member = deal.members['red-spymaster']![0]!;
  replay.introduce({ [member]: 'Ann' });
  expect(replay.room.name(member)).toBe('Ann');
});

test('people without names who share a seat are told apart, the same way to the end', async () => {
  await inEnglish();
  vi.stubGlobal('document', { documentElement: {} });
  await learn(ANALYSIS);
  const events = golden('classic.json');
  const [deal, ...rest] = events as [GameDealt, ...GameEvent[]];
  const [first] = deal.members['red-operatives']!;
  const members = { ...deal.members, 'red-operatives': [first!, 'second'] };
  const later = { event: 'member-joined', seat: 'red-operatives', member: 'third' } as GameEvent;
  const replay = new Replay([{ ...deal, members }, later, ...rest]);
  for (const at of [0, replay.last]) {
    replay.go(at);
    const named = [first!, 'second', 'third'].map((member) => replay.room.name(member));
    expect(named).toEqual([1, 2, 3].map((number) => `Red team: operative ${number}`));
  }
  const [giver] = deal.members['red-spymaster']!;
  expect(replay.room.name(giver!)).toBe('Red spymaster');
  replay.introduce({ second: 'Ann' });
  expect(replay.room.name('second')).toBe('Ann');
});
