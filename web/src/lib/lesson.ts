/**
 * A turn to try on the page that explains the games: six cards with scripted answers, nothing more.
 * Games themselves are ruled by the server alone.
 */

export interface Lesson {
  /** What lies on each card. */
  covers: string[];
  /** Duet: the sides that have missed on each card. */
  missed: string[][];
  guesses: number;
  /** How many guesses are left; null: any number. */
  left: number | null;
  over: boolean;
  /** What has just happened, and on which card. */
  told: string;
  cell: number;
}

export function begin(cards: number, limit: number | null): Lesson {
  return {
    covers: Array<string>(cards).fill(''),
    missed: Array.from({ length: cards }, () => []),
    guesses: 0,
    left: limit,
    over: false,
    told: '',
    cell: -1,
  };
}

/** A guess in the team game: red goes on, everything else ends the turn. */
export function touch(lesson: Lesson, key: string[], cell: number): Lesson {
  const identity = key[cell]!;
  const left = lesson.left === null ? null : lesson.left - 1;
  const right = identity === 'red';
  const told = !right ? identity : left === 0 ? 'spent' : left === 1 ? 'extra' : 'right';
  const covers = lesson.covers.with(cell, identity);
  return {
    ...lesson,
    covers,
    left,
    guesses: lesson.guesses + 1,
    over: !right || !left,
    told,
    cell,
  };
}

/** A guess in Duet: what counts is the partner's key; a miss leaves a token on the card. */
export function touchDuet(lesson: Lesson, mine: string[], theirs: string[], cell: number): Lesson {
  const identity = theirs[cell]!;
  const next = { ...lesson, guesses: lesson.guesses + 1, cell };
  if (identity === 'bystander') {
    const missed = lesson.missed.with(cell, ['a']);
    return { ...next, missed, over: true, told: 'miss' };
  }
  const covers = lesson.covers.with(cell, identity);
  if (identity === 'assassin') return { ...next, covers, over: true, told: 'assassin' };
  const all = theirs.every((each, at) => each !== 'agent' || covers[at]);
  const told = all ? 'all' : mine[cell] === 'assassin' ? 'black' : 'right';
  return { ...next, covers, told };
}

export function stop(lesson: Lesson): Lesson {
  return { ...lesson, over: true, told: 'stopped', cell: -1 };
}
