/** A clue that is being thought of: its number, whether it may be given, how long it can be taken back. */
import type { Whisper } from './generated/wire';

export type ClueNumber = number | 'unlimited';

/** Milliseconds in which a clue that was given can be taken back before anybody is told. */
export const SECOND_THOUGHTS = 3_000;

/** The number of a clue: the chosen one, or as many cards as are meant; null: nobody has said. */
export function numberOf(
  chosen: ClueNumber | null,
  meant: readonly number[],
  most: number,
): ClueNumber | null {
  if (chosen !== null) return chosen;
  return meant.length ? Math.min(most, meant.length) : null;
}

type Answer = Extract<Whisper['message'], { whisper: 'proposal-answered' }>;

/** Whether somebody has said no to the clue, and it can be given all the same. */
export function isAnyway(referee: string, refused: boolean, answer: Answer | null): boolean {
  return referee !== 'strict' && (answer ? !answer.accept : refused);
}

/** How long a clue is held back; where the clock is about to ring, not at all. */
export function holdBack(left: number | null): number {
  return left !== null && left < 2 * SECOND_THOUGHTS ? 0 : SECOND_THOUGHTS;
}
