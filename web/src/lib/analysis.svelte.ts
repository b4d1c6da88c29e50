/** What would have been better: a finished game of a room, as bots see it afterwards. */
import { ask, type Proof } from './api';
import type { Analysis, Guessed, Weighed, WhatIf } from './generated/http';
import type { Catalogues } from './i18n.svelte';
import { Refusal } from './refusal';
import type { Moment, Replay } from './replay.svelte';

export const ANALYSIS: Catalogues = {
  en: () => import('catalogue:en/analysis'),
  th: () => import('catalogue:th/analysis'),
  'zh-Hant': () => import('catalogue:zh-Hant/analysis'),
  id: () => import('catalogue:id/analysis'),
  bg: () => import('catalogue:bg/analysis'),
  et: () => import('catalogue:et/analysis'),
};

/** A game of a room that the server has, and what lets one in there. */
export interface Played {
  code: string;
  /** Counted from 1. */
  game: string;
  proof: Proof;
}

/** A copy of a game that somebody has shared. */
export interface SharedCopy {
  shared: string;
}

/** The analysis of a game, fetched when somebody wants to see it. */
export class Afterwards {
  found = $state.raw<Analysis | null>(null);
  refused = $state.raw<Refusal | null>(null);
  #asking = false;

  constructor(readonly played: Played | SharedCopy) {}

  async fetch(): Promise<void> {
    if (this.#asking || this.found) return;
    this.#asking = true;
    this.refused = null;
    try {
      this.found = await this.#analysis();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refused = error;
    } finally {
      this.#asking = false;
    }
  }

  #analysis(): Promise<Analysis> {
    if ('shared' in this.played)
      return ask('GET /api/replays/{replay}/analysis', { replay: this.played.shared });
    const { code, game: number, proof } = this.played;
    const operation = 'GET /api/rooms/{code}/records/{number}/analysis';
    return ask(operation, { code, number }, null, { proof });
  }

  /** Another clue in the place of one that was given, counted from 0. */
  whatIf(clue: number, word: string, number: number | 'unlimited'): Promise<WhatIf> {
    const other = { clue, word, number };
    if ('shared' in this.played)
      return ask('POST /api/replays/{replay}/what-if', { replay: this.played.shared }, other);
    const { code, game, proof } = this.played;
    const operation = 'POST /api/rooms/{code}/records/{number}/what-if';
    return ask(operation, { code, number: game }, other, { proof });
  }
}

export function percentOf(chance: number): number {
  return Math.round(100 * chance);
}

/** The clue that a moment belongs to, counted from 0; before the first clue that one. */
export function clueAt({ table }: Moment): number {
  return Math.max(0, table.clues.length - 1);
}

/** The guess of a moment: the one that was made, or the first that is made on a clue just given. */
export function guessAt(found: Analysis, { events, table }: Moment): Guessed | undefined {
  const kind = events[0]?.event;
  if (table.sudden.length) return found.sudden[table.sudden.length - 1];
  const guesses = found.clues[table.clues.length - 1]?.guesses;
  if (kind === 'clue-given') return guesses?.[0];
  if (kind === 'card-touched') return guesses?.[table.clues.at(-1)!.touches.length - 1];
  return undefined;
}

/** The moment in which a clue's guess was made; both are counted from 0. */
export function momentOfGuess(replay: Replay, clue: number, guess: number): number {
  return replay.moments.findIndex(({ table }) => (table.clues[clue]?.touches.length ?? 0) > guess);
}

export interface Ranked extends Weighed {
  /** Whether it is the clue that was given. */
  given: boolean;
}

/** The given clue among the best, by worth; what is not weighed stands below. */
export function ranked(found: Analysis, clue: number): Ranked[] {
  const report = found.clues[clue];
  if (!report) return [];
  const best = report.best.map((each) => ({ ...each, given: false }));
  const place = report.rank === null ? best.length : report.rank - 1;
  return best.toSpliced(place, 0, { ...report.given, given: true });
}
