/** A game's record: JSON Lines, a header and then the events. The twin of `game/record.py`. */
import { evolveTable, type GameEvent } from './fold';
import { VARIANTS } from './games';
import type { Table } from './generated/wire';
import { Refusal } from './refusal';

const FORMAT = 1;
const CELLS = 25;
/** Bytes: the longest game is a tenth of this. Larger files are not read at all. */
export const LARGEST_RECORD = 2_000_000;

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const flag: Check = (value) => typeof value === 'boolean';
const count: Check = (value) => Number.isInteger(value);
const cell: Check = (value) => count(value) && (value as number) >= 0 && (value as number) < CELLS;
const number: Check = (value) => count(value) || value === 'unlimited';
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const named =
  (check: Check): Check =>
  (value) =>
    isObject(value) && Object.values(value).every(check);
const shaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value) && Object.entries(shape).every(([name, check]) => check(value[name]));
const board = (check: Check): Check => {
  const all = list(check);
  return (value) => all(value) && (value as unknown[]).length === CELLS;
};

const turn = shaped({
  phase: text,
  sides: list(text),
  may: named(list(text)),
  guesses: count,
  left: maybe(count),
  due: count,
});
const tokens = shaped({ bystanders: count, checks: count, earned: count, boxed: count });
const outcome = shaped({ winners: list(text), reason: text, score: maybe(count), title: text });
const settings = shaped({ tokens: count, vote_seconds: count, mission: text });

/** What must be there to show an event; what else it says is carried along. */
const SHAPES: { [E in GameEvent as E['event']]: Partial<Record<keyof E, Check>> } = {
  'game-dealt': {
    variant: (value) => text(value) && Object.hasOwn(VARIANTS, value as string),
    language: text,
    settings,
    words: board(text),
    commitment: text,
    members: named(list(text)),
    knows: named(text),
    left: named(count),
    turn,
    tokens: maybe(tokens),
  },
  'member-joined': { seat: text, member: text },
  'member-left': { seat: text, member: text },
  'clue-given': { seat: text, member: text, side: text, word: text, number, turn },
  'card-touched': {
    seat: text,
    member: text,
    cell,
    identity: text,
    cover: maybe(text),
    marks: maybe(list(text)),
    left: maybe(named(count)),
    tokens: maybe(tokens),
    turn: maybe(turn),
  },
  'card-covered': { member: text, cell, identity: text, left: named(count), turn },
  'penalty-waived': { turn },
  'side-finished': { side: text },
  'turn-ended': { reason: text, turn, tokens: maybe(tokens) },
  'sudden-death-began': { turn },
  'clue-challenged': { seat: text, member: text, verdict: text, turn },
  'vote-cast': { member: text, valid: flag },
  'clue-ruled': { valid: flag, by: text, turn, tokens: maybe(tokens) },
  'timer-flipped': { member: text, turn },
  'timer-expired': { turn },
  'pause-asked': { side: text },
  'clock-paused': { left: count, turn },
  'clock-resumed': { turn },
  'resignation-voiced': { member: text, agree: flag },
  'game-ended': { outcome, turn, tokens: maybe(tokens) },
  'key-opened': {
    key: shaped({ faces: named(board(text)), salt: text }),
    meant: maybe(list(list(cell))),
    sure: maybe(list(maybe(count))),
  },
};

/** The events of a record; a line that is none is refused with its number. */
export function readRecord(content: string): GameEvent[] {
  const lines = content.replace(/\n$/, '').split('\n');
  const header = parsed(lines[0]!);
  if (!isObject(header) || !count(header.covernames)) throw unreadable(1);
  if (header.covernames !== FORMAT) {
    throw new Refusal('record-version', { version: header.covernames as number });
  }
  const events: GameEvent[] = [];
  let table: Table | null = null;
  for (const [at, line] of lines.slice(1).entries()) {
    const event = parsed(line);
    if (!isEvent(event) || (table && event.event === 'game-dealt')) throw unreadable(at + 2);
    try {
      table = evolveTable(table, event);
    } catch {
      throw unreadable(at + 2);
    }
    events.push(event);
  }
  if (!table || table.variant !== header.variant) throw unreadable(2);
  return events;
}

function isEvent(value: unknown): value is GameEvent {
  if (!isObject(value) || !text(value.event)) return false;
  const shapes: Record<string, Record<string, Check>> = SHAPES;
  const kind = value.event as string;
  return Object.hasOwn(shapes, kind) && shaped(shapes[kind]!)(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

function unreadable(line: number): Refusal {
  return new Refusal('record-unreadable', { line });
}
