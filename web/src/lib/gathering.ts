/** Words that everybody adds in the lobby. */
import { CELLS } from './games';
import { most_added } from './generated/game.json';
import type { Room } from './generated/wire';

/** Words that one person may add. */
export const MOST_ADDED: number = most_added;

/** Words as they are typed or pasted: one per line, or with commas. */
export function wordsIn(text: string): string[] {
  return text
    .split(/[\n,;\t、，；]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

/** How many words everybody has to add before a game can start; 0: there are enough, or others. */
export function wordsMissing({ settings: { gather, cards }, added }: Room): number {
  const count = Object.values(added).flat().length;
  return gather && cards !== 'pictures' ? Math.max(0, CELLS - count) : 0;
}
