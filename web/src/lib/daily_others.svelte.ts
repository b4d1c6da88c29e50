/** What others did for a case of the day; one's own result is added if one has said so. */
import { ask } from './api';
import { place } from './base';
import type { Which } from './daily';
import type { Counts, GiveShown, GuessShown } from './generated/http';
import { attempt } from './notices.svelte';

const NAME = place('daily-others');

type Answer = 'yes' | 'no' | '';

function remembered(): Answer {
  try {
    return (localStorage.getItem(NAME) as Answer) ?? '';
  } catch {
    return '';
  }
}

/** Whether one's results may be added; empty: nobody has asked yet. */
class Consent {
  #given = $state<Answer>(remembered());

  get given(): Answer {
    return this.#given;
  }
  set given(answer: Answer) {
    this.#given = answer;
    try {
      localStorage.setItem(NAME, answer);
    } catch {
      // It holds until the page is closed.
    }
  }
}
export const consent = new Consent();

/** The counts of a case. */
export class Others {
  /** Null: they are not known here. */
  counts = $state.raw<Counts | null>(null);
  /** Whether they are kept for the day of the case. */
  kept = $state(false);

  constructor(readonly which: Which) {}

  /** Fetch them, and add a result to them before; whether that was done. */
  async fetch(shown: GuessShown | GiveShown | null = null, add = false): Promise<boolean> {
    const { day, lang, kind, task } = this.which;
    const about = { day, lang, kind, add, given_up: !shown || shown.over === 'given-up' };
    const asked =
      task === 'give'
        ? ask('POST /api/daily/give/others', {}, { ...about, clues: said(shown) })
        : ask('POST /api/daily/guess/others', {}, { ...about, touched: touched(shown) });
    const told = await attempt(asked);
    if (!told) return false;
    this.kept = told.kept;
    this.counts = told.counts;
    return add && told.kept;
  }
}

function touched(shown: GuessShown | GiveShown | null): number[] {
  return shown && 'known' in shown ? shown.known.map(({ cell }) => cell) : [];
}

function said(shown: GuessShown | GiveShown | null) {
  return shown && 'turns' in shown ? shown.turns.map(({ word, number }) => ({ word, number })) : [];
}
