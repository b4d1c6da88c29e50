/** A game's record: JSON Lines, a header and then the events. The twin of `game/record.py`. */
import { evolveTable, type GameEvent } from './fold';
import { VARIANTS } from './games';
import type { Table } from './generated/wire';
import { Refusal } from './refusal';

const FORMAT = 1;
const CELLS = 25;
// How large things may be. Anybody can write a file that somebody else opens: no game that people
// play comes near these limits, and no file that keeps to them keeps a tab busy.

/** Bytes; larger files are not even read. */
export const LARGEST_RECORD = 2_000_000;
export const MOST_LINES = 3_000;
/** Of each kind of event: clues, touched cards, votes. */
export const MOST_OF_A_KIND = 300;
const LONGEST_LINE = 100_000;
const LONGEST_TEXT = 200;
const MOST_ITEMS = 500;
/** Agents, tokens, guesses: each of them may be drawn. */
const HIGHEST = 50;

type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string' && value.length <= LONGEST_TEXT;
const flag: Check = (value) => typeof value === 'boolean';
const whole: Check = (value) => Number.isSafeInteger(value);
const count: Check = (value) => whole(value) && Math.abs(value as number) <= HIGHEST;
const cell: Check = (value) => count(value) && (value as number) >= 0 && (value as number) < CELLS;
const number: Check = (value) => count(value) || value === 'unlimited';
const maybe =
  (check: Check): Check =>
  (value) =>
    value === undefined || value === null || check(value);
const list =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.length <= MOST_ITEMS && value.every(check);
const named =
  (check: Check): Check =>
  (value) =>
    isObject(value) && list(text)(Object.keys(value)) && Object.values(value).every(check);
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
const why = shaped({ reason: text, card: text, form: text });
const outcome = shaped({ winners: list(text), reason: text, score: maybe(whole), title: text });
const settings = shaped({ tokens: count, vote_seconds: whole, mission: text });

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
  'clue-challenged': { seat: text, member: text, verdict: text, turn, why: maybe(why) },
  'vote-cast': { member: text, valid: flag },
  'clue-ruled': { valid: flag, by: text, turn, tokens: maybe(tokens) },
  'timer-flipped': { member: text, turn },
  'timer-expired': { turn },
  'pause-asked': { side: text },
  'clock-paused': { left: whole, turn },
  'clock-resumed': { turn },
  'resignation-voiced': { member: text, agree: flag },
  'game-ended': { outcome, turn, tokens: maybe(tokens) },
  'key-opened': {
    key: shaped({ faces: named(board(text)), salt: text }),
    meant: maybe(list(list(cell))),
    sure: maybe(list(maybe(whole))),
  },
};

/** The record in a file that somebody chose. */
export async function readRecordFile(file: Blob): Promise<GameEvent[]> {
  if (file.size > LARGEST_RECORD) throw new Refusal('record-too-large');
  return readRecord(await file.text());
}

/** The events of a record; a line that is none is refused with its number. */
export function readRecord(content: string): GameEvent[] {
  if (content.length > LARGEST_RECORD) throw new Refusal('record-too-large');
  const lines = content.replace(/\n$/, '').split('\n', MOST_LINES + 1);
  if (lines.length > MOST_LINES) throw new Refusal('record-too-large');
  const header = parsed(lines[0]!);
  if (!isObject(header) || !whole(header.covernames)) throw unreadable(1);
  if (header.covernames !== FORMAT) {
    throw new Refusal('record-version', { version: header.covernames as number });
  }
  const events: GameEvent[] = [];
  const kinds = new Map<string, number>();
  let table: Table | null = null;
  for (const [at, line] of lines.slice(1).entries()) {
    const event = parsed(line);
    if (!isEvent(event) || (table && event.event === 'game-dealt')) throw unreadable(at + 2);
    const before = kinds.get(event.event) ?? 0;
    if (before === MOST_OF_A_KIND) throw new Refusal('record-too-large');
    kinds.set(event.event, before + 1);
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
  if (line.length > LONGEST_LINE) return null;
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return null;
  }
}

function unreadable(line: number): Refusal {
  return new Refusal('record-unreadable', { line });
}
