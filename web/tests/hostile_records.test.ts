/** Record files that somebody made to freeze the page of whoever opens them. */
import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../src/lib/fold';
import type { ClueGiven, GameDealt } from '../src/lib/generated/wire';
import {
  LARGEST_RECORD,
  MOST_LINES,
  MOST_OF_A_KIND,
  readRecord,
  readRecordFile,
} from '../src/lib/record';
import { Refusal } from '../src/lib/refusal';
import { Replay } from '../src/lib/replay.svelte';

const { events: GAME } = JSON.parse(
  readFileSync(new URL('./golden/classic.json', import.meta.url), 'utf-8'),
) as { events: GameEvent[] };
const DEAL = GAME[0] as GameDealt;
const CLUE = GAME.find((event) => event.event === 'clue-given') as ClueGiven;
const TOUCH = GAME.find((event) => event.event === 'card-touched')!;
const { seat, member, turn } = CLUE;
const CHALLENGE = { event: 'clue-challenged', seat, member, verdict: 'ask', turn } as GameEvent;
const VOTE = { event: 'vote-cast', seat, member, valid: true };
const DEEP = 200_000;

const times = <T>(count: number, item: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => item(at));

function recordOf(events: object[]): string {
  const first = { covernames: 1, variant: DEAL.variant, language: DEAL.language };
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

test('a file of 50 MB is not even read', async () => {
  const file = { size: 50_000_000, text: vi.fn() };
  await expect(readRecordFile(file as unknown as Blob)).rejects.toEqual(
    new Refusal('record-too-large'),
  );
  expect(file.text).not.toHaveBeenCalled();
});

test('a file that is fine is read', async () => {
  const file = new Blob([recordOf(GAME)]);
  expect(await readRecordFile(file)).toEqual(GAME);
});

test.each([
  ['a million lines', '\n'.repeat(1_000_000)],
  ['a million events', recordOf([DEAL]) + '{}\n'.repeat(1_000_000)],
  ['more than any file may hold', ' '.repeat(LARGEST_RECORD + 1)],
  ['more lines than any game has', recordOf(times(MOST_LINES, () => DEAL))],
  ['endless clues', recordOf([DEAL, ...times(MOST_OF_A_KIND + 1, () => CLUE)])],
  [
    'votes without end',
    recordOf([DEAL, CLUE, CHALLENGE, ...times(MOST_OF_A_KIND + 1, () => VOTE)]),
  ],
  ['a card touched without end', recordOf([DEAL, CLUE, ...times(MOST_OF_A_KIND + 1, () => TOUCH)])],
])('too large: %s', (_, content) => {
  expect(refusal(content)).toEqual(new Refusal('record-too-large'));
});

test.each([
  ['deep nesting', '['.repeat(DEEP)],
  ['deep nesting that is whole', '['.repeat(DEEP) + ']'.repeat(DEEP)],
  ['deep objects', '{"a":'.repeat(DEEP) + '1' + '}'.repeat(DEEP)],
])('no record, and no line of one: %s', (_, content) => {
  expect(refusal(content).data).toEqual({ line: 1 });
  const [header] = recordOf([DEAL]).split('\n');
  expect(refusal(`${header}\n${content}`).data).toEqual({ line: 2 });
  for (const field of ['turn', 'unknown']) {
    const hidden = JSON.stringify({ ...DEAL, [field]: 'here' }).replace('"here"', content);
    expect(refusal(`${header}\n${hidden}`).data).toEqual({ line: 2 });
  }
});

test.each([
  ['words of a megabyte', { words: times(25, () => 'x'.repeat(40_000)) }],
  ['one word of a megabyte', { words: ['x'.repeat(1_000_000), ...times(24, String)] }],
  ['a word that no card holds', { words: ['x'.repeat(201), ...times(24, String)] }],
  ['a crowd', { members: { 'red-operatives': times(501, String) } }],
  ['seats without end', { members: Object.fromEntries(times(501, (at) => [at, []])) }],
  ['agents without end', { left: { red: 1e9, blue: 8 } }],
  ['tokens without end', { tokens: { bystanders: 1e9, checks: 0, earned: 0, boxed: 0 } }],
  ['a number that is none', { left: { red: 1e300, blue: 8 } }],
])('refused with the line: %s', (_, change) => {
  expect(refusal(recordOf([{ ...DEAL, ...change }, CLUE])).data).toEqual({ line: 2 });
});

test('a clue for a milliard cards is refused', () => {
  const clue = { ...CLUE, number: 1e9 };
  expect(refusal(recordOf([DEAL, clue])).data).toEqual({ line: 3 });
});

test('what keeps to the limits can be gone through', () => {
  const voters = times(MOST_OF_A_KIND, (at) => ({ seat, member: `member ${at}`, face: 'red' }));
  const ended = GAME.find((event) => event.event === 'turn-ended')!;
  const most = [
    ...times(MOST_OF_A_KIND, () => CLUE),
    ...times(MOST_OF_A_KIND, () => TOUCH),
    CHALLENGE,
    ...voters.map((voter) => ({ event: 'vote-cast', valid: true, ...voter })),
    ...voters.map((voter) => ({ event: 'member-joined', ...voter })),
    ...times(MOST_OF_A_KIND, () => ended),
  ];
  const replay = new Replay(readRecord(recordOf([DEAL, ...most])));
  for (const at of [0, replay.last >> 1, replay.last]) replay.go(at);
  expect(replay.end.clues).toHaveLength(MOST_OF_A_KIND);
});
