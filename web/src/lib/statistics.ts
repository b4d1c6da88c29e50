/** A game in numbers, for its pictures. */
import { inOrder } from './games';
import type { Clue, Table } from './generated/wire';

export interface ClueFacts {
  side: string;
  word: string;
  number: Clue['number'];
  /** How many of its guesses were right. */
  hits: number;
  misses: number;
}

export interface SideFacts {
  side: string;
  clues: number;
  /** What the guesses for its clues found, in their order. */
  found: string[];
  hits: number;
  misses: number;
  /** The mean of its clues' numbers; null: it gave none that can be counted. */
  size: number | null;
}

export interface Statistics {
  clues: ClueFacts[];
  sides: SideFacts[];
}

export function isHit(identity: string, side: string): boolean {
  return identity === 'agent' || identity === side;
}

export function statisticsOf(table: Table): Statistics {
  const clues = table.clues.map(factsOf);
  const names = inOrder([...new Set(table.clues.map((clue) => clue.side))]);
  return { clues, sides: names.map((side) => sideFacts(table.clues, side)) };
}

function factsOf(clue: Clue): ClueFacts {
  const hits = clue.touches.filter((touch) => isHit(touch.identity, clue.side)).length;
  return {
    side: clue.side,
    word: clue.word,
    number: clue.number,
    hits,
    misses: clue.touches.length - hits,
  };
}

function sideFacts(all: Clue[], side: string): SideFacts {
  const clues = all.filter((clue) => clue.side === side);
  const found = clues.flatMap((clue) => clue.touches.map((touch) => touch.identity));
  const hits = found.filter((identity) => isHit(identity, side)).length;
  const sizes = clues.flatMap((clue) => (typeof clue.number === 'number' ? [clue.number] : []));
  return {
    side,
    clues: clues.length,
    found,
    hits,
    misses: found.length - hits,
    size: sizes.length ? sizes.reduce((sum, size) => sum + size, 0) / sizes.length : null,
  };
}
