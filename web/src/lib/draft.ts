import { place } from './base';

/** A text that belongs to a game and outlives the page: it stays on this device, and goes with the game. */
export interface Draft {
  read(): string;
  keep(text: string): void;
}

/** The draft under a name for one moment of one game; for any other it is empty. */
export function draftFor(name: string, moment: string): Draft {
  const under = place(name);
  return {
    read() {
      try {
        const kept = JSON.parse(localStorage.getItem(under) ?? '{}') as Record<string, string>;
        return kept.game === moment ? (kept.text ?? '') : '';
      } catch {
        return '';
      }
    },
    keep(text) {
      try {
        localStorage.setItem(under, JSON.stringify({ game: moment, text }));
      } catch {
        // Nothing is kept here; the text stays until the page is closed.
      }
    },
  };
}
