/** A game in one line: by how much, with how many clues, and which of them was the best. */
import { variantOf } from './games';
import type { Clue, Table } from './generated/wire';
import { language, t } from './i18n.svelte';
import { numberText } from './telling';

/** A clue that found fewer words than this is none to remember. */
const REMARKABLE = 2;

export interface Summary {
  /** The cards that the losers had left; null: the game ended in another way. */
  by: number | null;
  clues: number;
  /** Words found with each clue. */
  words: number;
  best: Clue | null;
}

export function hitsOf(clue: Clue): number {
  return clue.touches.filter(({ identity }) => identity === 'agent' || identity === clue.side)
    .length;
}

/** From where a side sits; those who look on, and who plays for both, see the winners' game. */
export function summaryOf(table: Table, side: string): Summary {
  const { outcome, clues, left } = table;
  const winner = outcome?.winners[0] ?? '';
  const together = table.tokens !== null;
  const own = clues.filter((clue) => together || clue.side === (side || winner));
  const rivals = variantOf(table.variant).rivals && outcome?.reason === 'all-found';
  const losers = Object.keys(left).filter((each) => each !== winner);
  const best = clues.toSorted((one, other) => hitsOf(other) - hitsOf(one))[0];
  return {
    by: rivals && winner ? Math.min(...losers.map((each) => left[each] ?? 0)) : null,
    clues: own.length,
    words: own.length ? own.reduce((sum, clue) => sum + hitsOf(clue), 0) / own.length : 0,
    best: best && hitsOf(best) >= REMARKABLE ? best : null,
  };
}

export function summaryText(table: Table, side: string): string {
  const { by, clues, words, best } = summaryOf(table, side);
  const won = table.outcome?.winners.includes(side);
  const each = new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(words);
  return [
    by !== null && side ? t(won ? 'web-sum-won-by' : 'web-sum-lost-by', { count: by }) : '',
    clues ? t('web-sum-clues', { count: clues, words: each }) : '',
    best ? t('web-sum-best', { word: best.word, number: numberText(best.number) }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
