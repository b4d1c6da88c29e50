/** The rulings of an evening as cases for the referee, one a line. */
import type { Ruled } from './generated/wire';

export function asCases(rulings: readonly Ruled[], options: readonly string[]): string {
  const cases = rulings.map(({ lang, board, clue, number, valid, reason, card }) => ({
    lang,
    board,
    clue,
    number,
    verdict: valid ? 'legal' : 'illegal',
    reason: reason || 'meaning',
    ...(card && { target: [card] }),
    ...(options.length && { options }),
  }));
  return cases.map((each) => `${JSON.stringify(each)}\n`).join('');
}
