/** The case of the day: what a browser remembers of it, and what is shown of that. */
import { place } from './base';
import type { GiveShown, GuessShown } from './generated/http';
import type { Catalogues } from './i18n.svelte';

export const DAILY: Catalogues = {
  en: () => import('catalogue:en/daily'),
  th: () => import('catalogue:th/daily'),
  'zh-Hant': () => import('catalogue:zh-Hant/daily'),
  id: () => import('catalogue:id/daily'),
  bg: () => import('catalogue:bg/daily'),
  et: () => import('catalogue:et/daily'),
};

export type Task = 'guess' | 'give';
export type Kind = 'words' | 'pictures';
export type End = GuessShown['over'];
export interface Said {
  word: string;
  number: number;
}

/** Which case: everybody who names the same one gets the same one. */
export interface Which {
  day: string;
  lang: string;
  kind: Kind;
  task: Task;
}

/** What somebody has done for a case, and how it ended; empty: it goes on. */
export interface Kept {
  touched?: number[];
  clues?: Said[];
  over: End;
  /** It was added to what others did. */
  counted?: true;
}

const NAME = place('daily');
const DAY = 24 * 60 * 60 * 1000;

type ByDay = Record<string, Record<string, Kept>>;

/** What is kept in this browser alone, by day and case. */
export class Cases {
  #kept: ByDay;

  constructor(kept: ByDay = {}) {
    this.#kept = { ...kept, ...read() };
  }

  of(which: Which): Kept {
    return this.#kept[which.day]?.[nameOf(which)] ?? { over: '' };
  }

  /** With one case more; what another tab has played stays. */
  with(which: Which, kept: Kept): Cases {
    const cases = new Cases(this.#kept);
    cases.#kept[which.day] = { ...cases.#kept[which.day], [nameOf(which)]: kept };
    try {
      localStorage.setItem(NAME, JSON.stringify(cases.#kept));
    } catch {
      // Nothing is kept here; it holds until the page is closed.
    }
    return cases;
  }

  /** How a day went: the best of its cases. */
  day(day: string): 'solved' | 'lost' | 'begun' | 'open' {
    const cases = Object.values(this.#kept[day] ?? {});
    if (cases.some(({ over }) => over === 'solved')) return 'solved';
    if (cases.some(({ over }) => over)) return 'lost';
    return cases.some(({ touched, clues }) => touched?.length || clues?.length) ? 'begun' : 'open';
  }

  /** All of it, for a file. */
  toJSON(): ByDay {
    return this.#kept;
  }

  /** The days with a case that was played, the latest first. */
  days(): string[] {
    const played = Object.keys(this.#kept).filter(
      (day) => !['open', 'begun'].includes(this.day(day)),
    );
    return played.toSorted().toReversed();
  }

  /** Days in a row with something solved, up to today; who has not played yet today loses nothing. */
  streak(today: string): number {
    let day = this.day(today) === 'solved' ? today : before(today);
    let count = 0;
    for (; this.day(day) === 'solved'; day = before(day)) count++;
    return count;
  }
}

function read(): ByDay {
  try {
    return JSON.parse(localStorage.getItem(NAME) ?? '{}') as ByDay;
  } catch {
    return {};
  }
}

/** Forget all of it. */
export function erased(): Cases {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Nothing was kept.
  }
  return new Cases();
}

function nameOf({ lang, kind, task }: Which): string {
  return `${lang} ${kind} ${task}`;
}

/** The day before. */
export function before(day: string, days = 1): string {
  return new Date(Date.parse(day) - days * DAY).toISOString().slice(0, 10);
}

/** Whole weeks from Monday on, the last one with this day in it; without what is out of reach. */
export function weeks(until: string, first: string, today: string, count: number): string[] {
  const weekday = (new Date(until).getUTCDay() + 6) % 7;
  const sunday = before(until, weekday - 6);
  return Array.from({ length: 7 * count }, (_, at) => before(sunday, 7 * count - 1 - at)).map(
    (day) => (day < first || day > today ? '' : day),
  );
}

/** The address of a case. */
export function pathOf({ day, lang, kind, task }: Which): string {
  const rest = new URLSearchParams({ lang });
  if (task !== 'guess') rest.set('task', task);
  if (kind !== 'words') rest.set('kind', kind);
  return `/daily/${day}?${rest}`;
}

/** What was touched, clue by clue. */
export function rounds(shown: GuessShown | GiveShown): string[][] {
  if ('turns' in shown) return shown.turns.map(({ touches }) => touches.map((t) => t.identity));
  const lines: string[][] = [];
  const found = new Set<number>();
  /** Whoever has touched all that a clue means hears the next one. */
  const meant = shown.solution?.clues.map((clue) => clue.meant) ?? [];
  for (const { cell, identity } of shown.known) {
    const now = Math.max(
      0,
      meant.findIndex((cells) => !cells.every((each) => found.has(each))),
    );
    (lines[now] ??= []).push(identity);
    found.add(cell);
  }
  return lines.filter(Boolean);
}

const SQUARES: Record<string, string> = { agent: '🟩', bystander: '🟫', assassin: '⬛' };

/** The result without a word of it. */
export function squares(shown: GuessShown | GiveShown): string {
  return rounds(shown)
    .map((line) => line.map((identity) => SQUARES[identity]).join('') || '▫️')
    .join('\n');
}

/** How many cards were touched rightly, and how many not. */
export function tally(shown: GuessShown | GiveShown): { found: number; missed: number } {
  const all = rounds(shown).flat();
  const found = all.filter((identity) => identity === 'agent').length;
  return { found, missed: all.length - found };
}
