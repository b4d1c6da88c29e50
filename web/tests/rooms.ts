/** Rooms and tables to test with, from the written-down games. */
import { readFileSync } from 'node:fs';
import { evolveTable, type GameEvent, type RoomEvent } from '../src/lib/fold';
import type { Room, Table, Welcome, Whisper } from '../src/lib/generated/wire';

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf-8')) as T;
}

/** A two-player game: Ann is the spymaster and host, Ben and Cem guess. */
export const { events: EVENTS, after: AFTER } = read<{
  events: RoomEvent[];
  after: Record<string, Room>;
}>('room');
/** In the middle of the first game: a clue was given, a card touched. */
export const HALF = Number(Object.keys(AFTER)[1]);
export const HALFWAY = AFTER[String(HALF)]!;

/** The table of a game after some of its events. */
export function tableOf(game: string, count = 1, changes: Partial<Table> = {}): Table {
  const { events } = read<{ events: GameEvent[] }>(game);
  const table = events.slice(0, count).reduce<Table | null>(evolveTable, null);
  return { ...table!, ...changes };
}

export function roomWith(game: Table | null, changes: Partial<Room> = {}): Room {
  return { ...HALFWAY, seats: game?.members ?? {}, game, ...changes };
}

export function welcomeOf(changes: Partial<Welcome> = {}): Welcome {
  return {
    is: 'welcome',
    member: 'ann',
    seq: HALF,
    room: HALFWAY,
    events: [],
    heard: [],
    team: '',
    pointers: {},
    here: ['ann'],
    led: null,
    ...changes,
  };
}

/** Pointers at cards, as they go over the wire. */
export const cards = (...cells: number[]) => cells.map((cell) => ({ cell }));

export function proposal(step: number): Whisper {
  return {
    seats: ['red-spymaster', 'blue-spymaster'],
    message: {
      whisper: 'clue-proposed',
      member: 'ann',
      word: 'tree',
      number: 2,
      step,
    },
  };
}
