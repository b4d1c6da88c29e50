/** Every field that is shown is looked at before: a record with a wrong one is refused. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameEvent } from '../src/lib/fold';
import { readRecord } from '../src/lib/record';
import { Refusal } from '../src/lib/refusal';

type Json = Record<string, unknown>;
const games = ['classic', 'classic-clock', 'duet', 'duet-sudden-death', 'three-player'].map(
  (name) =>
    (
      JSON.parse(readFileSync(new URL(`./golden/${name}.json`, import.meta.url), 'utf-8')) as {
        events: GameEvent[];
      }
    ).events as unknown as Json[],
);

function reads(events: Json[]): boolean {
  const header = { covernames: 1, variant: events[0]!.variant };
  try {
    readRecord([header, ...events].map((line) => `${JSON.stringify(line)}\n`).join(''));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** A game whose first event of a kind is changed; the events up to it. */
function changed(kind: string, change: (event: Json) => Json): Json[] {
  const game = games.find((events) => events.some(({ event }) => event === kind));
  const at = game!.findIndex(({ event }) => event === kind);
  return [...game!.slice(0, at), change(structuredClone(game![at]!))];
}
function put(event: Json, path: string, value: unknown): Json {
  const names = path.split('.');
  const last = names.pop()!;
  const inside = names.reduce((object, name) => object[name] as Json, event);
  inside[last] = value;
  return event;
}

const LONG = 'x'.repeat(201);
const MANY = Array<string>(501).fill('x');
const NO_TEXT = [7, null, {}, LONG];
const NO_LIST = ['x', 7, {}, null, [7], MANY];
const NO_COUNT = ['1', 1.5, 51, -51, null];
const NO_NAMED = [[], 'x', null, 7];
const NO_CELL = [-1, 25, '1', 1.5, null];
const NO_FLAG = [0, 'true', null];
const WHOLE = [1.5, '1', null, 2 ** 60];

test.each<[string, string, unknown[]]>([
  ['game-dealt', 'variant', ['of tomorrow', 7, 'constructor']],
  ['game-dealt', 'language', NO_TEXT],
  ['game-dealt', 'commitment', NO_TEXT],
  [
    'game-dealt',
    'words',
    [...NO_LIST, [], Array<string>(24).fill('x'), Array<string>(26).fill('x')],
  ],
  ['game-dealt', 'members', [...NO_NAMED, { a: 'x' }, { a: [7] }, { [LONG]: [] }]],
  ['game-dealt', 'knows', [...NO_NAMED, { a: 7 }]],
  ['game-dealt', 'left', [...NO_NAMED, { red: 'x' }, { red: 51 }]],
  ['game-dealt', 'turn', NO_NAMED],
  ['game-dealt', 'turn.phase', NO_TEXT],
  ['game-dealt', 'turn.sides', NO_LIST],
  ['game-dealt', 'turn.may', [...NO_NAMED, { a: [7] }]],
  ['game-dealt', 'turn.guesses', NO_COUNT],
  ['game-dealt', 'turn.left', ['x', 51]],
  ['game-dealt', 'turn.due', NO_COUNT],
  ['game-dealt', 'settings', NO_NAMED],
  ['game-dealt', 'settings.tokens', NO_COUNT],
  ['game-dealt', 'settings.vote_seconds', WHOLE],
  ['game-dealt', 'settings.mission', NO_TEXT],
  ['game-dealt', 'tokens', ['x', { bystanders: 9 }]],
  ['clue-given', 'seat', NO_TEXT],
  ['clue-given', 'member', NO_TEXT],
  ['clue-given', 'side', NO_TEXT],
  ['clue-given', 'word', NO_TEXT],
  ['clue-given', 'number', ['many', 51, 1.5, null]],
  ['clue-given', 'turn', NO_NAMED],
  ['card-touched', 'seat', NO_TEXT],
  ['card-touched', 'member', NO_TEXT],
  ['card-touched', 'cell', NO_CELL],
  ['card-touched', 'identity', NO_TEXT],
  ['card-touched', 'cover', [7, LONG]],
  ['card-touched', 'marks', ['x', [7], MANY]],
  ['card-touched', 'left', ['x', { red: 'x' }]],
  ['card-touched', 'tokens', ['x', {}]],
  ['card-touched', 'turn', ['x', {}]],
  ['card-covered', 'member', NO_TEXT],
  ['card-covered', 'cell', NO_CELL],
  ['card-covered', 'identity', NO_TEXT],
  ['card-covered', 'left', [...NO_NAMED, { red: 51 }]],
  ['card-covered', 'turn', NO_NAMED],
  ['turn-ended', 'reason', NO_TEXT],
  ['turn-ended', 'turn', NO_NAMED],
  ['turn-ended', 'tokens', ['x', {}]],
  ['clue-challenged', 'seat', NO_TEXT],
  ['clue-challenged', 'member', NO_TEXT],
  ['clue-challenged', 'verdict', NO_TEXT],
  ['clue-challenged', 'turn', NO_NAMED],
  ['vote-cast', 'member', NO_TEXT],
  ['vote-cast', 'valid', NO_FLAG],
  ['clue-ruled', 'valid', NO_FLAG],
  ['clue-ruled', 'by', NO_TEXT],
  ['clue-ruled', 'turn', NO_NAMED],
  ['clue-ruled', 'tokens', ['x', {}]],
  ['sudden-death-began', 'turn', NO_NAMED],
  ['side-finished', 'side', NO_TEXT],
  ['clock-paused', 'left', WHOLE],
  ['clock-paused', 'turn', NO_NAMED],
  ['clock-resumed', 'turn', NO_NAMED],
  ['pause-asked', 'side', NO_TEXT],
  ['game-ended', 'outcome', NO_NAMED],
  ['game-ended', 'outcome.winners', NO_LIST],
  ['game-ended', 'outcome.reason', NO_TEXT],
  ['game-ended', 'outcome.score', ['x', 1.5]],
  ['game-ended', 'outcome.title', NO_TEXT],
  ['game-ended', 'turn', NO_NAMED],
  ['game-ended', 'tokens', ['x', {}]],
  ['key-opened', 'key', NO_NAMED],
  ['key-opened', 'key.salt', NO_TEXT],
  ['key-opened', 'key.faces', [...NO_NAMED, { key: ['red'] }]],
  ['key-opened', 'meant', ['x', [7], [[25]]]],
  ['key-opened', 'sure', ['x', ['x']]],
])('%s: %s', (kind, path, wrong) => {
  expect(reads(changed(kind, (event) => event))).toBe(true);
  for (const value of wrong) {
    const events = changed(kind, (event) => put(event, path, value));
    expect(reads(events), JSON.stringify(value)?.slice(0, 60)).toBe(false);
  }
});

test.each<[string, string, unknown[]]>([
  ['game-dealt', 'tokens', [null, undefined]],
  ['card-touched', 'cover', [null, undefined]],
  ['card-touched', 'marks', [null, undefined, []]],
  ['card-touched', 'left', [null, undefined]],
  ['card-touched', 'turn', [null, undefined]],
  ['game-ended', 'outcome.score', [null, -3, 1_000]],
  ['clue-given', 'number', [0, 9, 50, 'unlimited']],
  ['card-touched', 'cell', [0, 24]],
  ['key-opened', 'sure', [null, undefined, [null, 80]]],
  ['key-opened', 'meant', [null, undefined, [[0, 24]]]],
  ['clue-given', 'word', ['', 'x'.repeat(200)]],
])('%s: %s may be', (kind, path, fine) => {
  for (const value of fine) {
    const events = changed(kind, (event) => put(event, path, value));
    expect(reads(events), String(value)).toBe(true);
  }
});
