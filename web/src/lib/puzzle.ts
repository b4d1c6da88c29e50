/** A clue of a finished game as a puzzle: where it is, and what is said of how it was guessed. */
import type { PuzzleShown, Weighed } from './generated/http';
import type { Catalogues } from './i18n.svelte';

export const PUZZLE: Catalogues = {
  en: () => import('catalogue:en/puzzle'),
  th: () => import('catalogue:th/puzzle'),
  'zh-Hant': () => import('catalogue:zh-Hant/puzzle'),
  id: () => import('catalogue:id/puzzle'),
  bg: () => import('catalogue:bg/puzzle'),
  et: () => import('catalogue:et/puzzle'),
};

/** Which clue of which game; in an address both are counted from 1, as people count. */
export interface Where {
  room: string;
  game: string;
  /** Counted from 0. */
  clue: number;
}

export function puzzlePath({ room, game, clue }: Where): string {
  return `/puzzle?${new URLSearchParams({ room, game, clue: String(clue + 1) })}`;
}

/** What an address names; null: no clue. */
export function whereIn(search: string): Where | null {
  const asked = new URLSearchParams(search);
  const [room, game, clue] = ['room', 'game', 'clue'].map((name) => asked.get(name) ?? '');
  const isNumber = (text: string) => /^[1-9]\d{0,3}$/.test(text);
  if (!room || !isNumber(game!) || !isNumber(clue!)) return null;
  return { room, game: game!, clue: Number(clue) - 1 };
}

export type Turned = PuzzleShown['known'][number];

/** Whether a card was one to find. */
export function isRight({ identity }: Turned, side: string): boolean {
  return identity === 'agent' || identity === side;
}

/** How many cards were touched rightly. */
export function foundIn(touches: readonly Turned[], side: string): number {
  return touches.filter((touch) => isRight(touch, side)).length;
}

/** What lies on the cards: what lay there, and what was touched since. */
export function coversOf({ covers, known }: PuzzleShown): string[] {
  const found = [...covers];
  for (const { cell, identity } of known) found[cell] = identity;
  return found;
}

/** Duet: the guessers may not touch again where they had missed; the giver's misses are open to them. */
export function canTouch(shown: PuzzleShown, cell: number): boolean {
  if (shown.over || coversOf(shown)[cell]) return false;
  return !shown.marks[cell]?.some((side) => side !== shown.side);
}

/** As in the cases of the day: neither a word nor a colour of a side is told. */
export function squaresOf({ known, side }: PuzzleShown): string {
  const square = (touch: Turned) => {
    if (isRight(touch, side)) return '🟩';
    return touch.identity === 'assassin' ? '⬛' : '🟫';
  };
  return known.map(square).join('') || '▫️';
}

/** Those who guessed, one after the other; a bot comes a moment later, if it knows the clue. */
export interface Guessers {
  who: 'you' | 'players' | 'bot';
  touches: readonly Turned[];
}

export function guessersOf(shown: PuzzleShown, bot: Weighed | null): Guessers[] {
  const all: Guessers[] = [{ who: 'you', touches: shown.known }];
  if (shown.sequel) all.push({ who: 'players', touches: shown.sequel.touches });
  if (bot?.known) all.push({ who: 'bot', touches: bot.touches });
  return all;
}
