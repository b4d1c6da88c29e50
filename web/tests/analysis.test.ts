/** What would have been better belongs to the clue and the guess that are shown. */
import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import {
  Afterwards,
  clueAt,
  guessAt,
  momentOfGuess,
  percentOf,
  ranked,
} from '../src/lib/analysis.svelte';
import type { GameEvent } from '../src/lib/fold';
import type { Analysis, Weighed } from '../src/lib/generated/http';
import { Replay } from '../src/lib/replay.svelte';

const PLAYED = { code: 'ROOM', game: '1', proof: { secret: 'mine' } };

function golden(name: string): Replay {
  const path = new URL(`./golden/${name}.json`, import.meta.url);
  const { events } = JSON.parse(readFileSync(path, 'utf-8')) as { events: GameEvent[] };
  return new Replay(events);
}

function weighed(word: string, worth: number | null): Weighed {
  return { word, number: 1, known: true, sure: worth, worth, meant: [], touches: [] };
}

/** An analysis with the guesses of a game, each under its cell. */
function analysisOf({ end }: Replay): Analysis {
  const touched = ({ seat, cell, identity }: { seat: string; cell: number; identity: string }) => ({
    seat,
    cell,
    identity,
    right: true,
    heard: [{ cell, chance: 0.5 }],
  });
  return {
    analysis: 1,
    variant: end.variant,
    language: end.language,
    words: end.words,
    clues: end.clues.map((clue) => ({
      seat: clue.seat,
      side: clue.side,
      given: weighed(clue.word, 0.4),
      standing: clue.standing,
      rank: 2,
      best: [weighed('best', 0.6), weighed('next', 0.3)],
      guesses: clue.touches.map(touched),
    })),
    sudden: end.sudden.map(touched),
    clue_of_the_game: null,
    boldest: null,
  };
}

afterEach(() => vi.unstubAllGlobals());

test.each(['classic', 'duet-sudden-death', 'three-player', 'two-player'])(
  'every guess of %s is found where it was made',
  (name) => {
    const replay = golden(name);
    const found = analysisOf(replay);
    let guesses = 0;
    for (const [at, moment] of replay.moments.entries()) {
      const event = moment.events[0]!;
      const guess = guessAt(found, moment);
      if (event.event === 'card-touched') {
        guesses += 1;
        expect(guess?.cell).toBe(event.cell);
        const clue = clueAt(moment);
        if (!moment.table.sudden.length) {
          expect(momentOfGuess(replay, clue, moment.table.clues[clue]!.touches.length - 1)).toBe(
            at,
          );
        }
      } else if (event.event === 'clue-given') {
        expect(guess).toBe(found.clues[clueAt(moment)]!.guesses[0]);
      } else if (!moment.table.sudden.length) {
        expect(guess).toBeUndefined();
      }
    }
    expect(guesses).toBeGreaterThan(2);
    expect(clueAt(replay.moments[0]!)).toBe(0);
  },
);

test('the given clue stands at its place among the best', () => {
  const found = analysisOf(golden('classic'));
  const words = (clues: { word: string; given: boolean }[]) =>
    clues.map(({ word, given }) => (given ? 'given' : word));
  expect(words(ranked(found, 0))).toEqual(['best', 'given', 'next']);
  found.clues[0]!.rank = null;
  expect(words(ranked(found, 0))).toEqual(['best', 'next', 'given']);
  expect(ranked(found, 99)).toEqual([]);
  expect(percentOf(0.716)).toBe(72);
});

function answering(status: number, content: object) {
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(JSON.stringify(content), { status })),
  );
  vi.stubGlobal('fetch', asked);
  return asked;
}

test('an analysis is asked for once, and again when it was refused', async () => {
  const afterwards = new Afterwards(PLAYED);
  let asked = answering(503, { code: 'analysis-unanswered', data: {} });
  await Promise.all([afterwards.fetch(), afterwards.fetch()]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(afterwards.refused?.code).toBe('analysis-unanswered');
  asked = answering(200, { clues: [] });
  await afterwards.fetch();
  await afterwards.fetch();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]![0]).toContain('/api/rooms/ROOM/records/1/analysis');
  expect(afterwards.refused).toBeNull();
  expect(afterwards.found).toEqual({ clues: [] });
});

test('another clue is sent with the place of the one that it replaces', async () => {
  const asked = answering(200, { verdict: { verdict: 'legal' }, clue: null });
  await new Afterwards(PLAYED).whatIf(3, 'sea', 'unlimited');
  const [path, { method, body, headers }] = asked.mock.calls[0]! as [string, RequestInit];
  expect(path).toContain('/api/rooms/ROOM/records/1/what-if');
  expect([method, body]).toEqual(['POST', '{"clue":3,"word":"sea","number":"unlimited"}']);
  expect(headers).toMatchObject({ 'covernames-secret': 'mine' });
});
