/** What somebody prefers on this device; remembered. */
import { place } from './base';

const NAME = place('preferences');

export type Theme = 'system' | 'light' | 'dark';

export interface Kept {
  language: string;
  theme: Theme;
  /** How texts and words are set: `letters.svelte.ts`. */
  typeface: 'ours' | 'easy';
  spacing: 'normal' | 'wide';
  size: 'normal' | 'large' | 'largest';
  sound: boolean;
  vibration: boolean;
  notifications: boolean;
  /** Whether notifications were offered, or chosen without an offer. */
  asked: boolean;
  /** Clues are read aloud by the browser. */
  aloud: boolean;
  /** Spymasters who sit with others: the key shows only while a button is held. */
  peek: boolean;
  /** Pictures have their names below. */
  names: boolean;
  name: string;
  /** What stands for somebody; empty: the letters of their name; null: they have never had any. */
  face: string | null;
  variant: string;
  /** The character of bots that are added. */
  bot: string;
  /** What somebody does who plays with bots. */
  role: 'guess' | 'clue';
  /** Whether a game was ever played on this device. */
  played: boolean;
  /** The tips that were seen (`guide.ts`). */
  tips: string[];
}

const FIRST: Kept = {
  language: '',
  theme: 'system',
  typeface: 'ours',
  spacing: 'normal',
  size: 'normal',
  sound: true,
  vibration: true,
  notifications: false,
  asked: false,
  aloud: false,
  peek: false,
  names: false,
  name: '',
  face: null,
  variant: 'classic',
  bot: '',
  role: 'guess',
  played: false,
  tips: [],
};

function read(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(NAME) ?? '{}') as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

class Preferences {
  #kept = $state.raw<Kept>(read());
  /** What the browser prefers. There is one: each would call `dress`, and that make another. */
  #night?: MediaQueryList;

  get<K extends keyof Kept>(name: K): Kept[K] {
    return this.#kept[name];
  }

  set<K extends keyof Kept>(name: K, value: Kept[K]): void {
    this.#kept = { ...this.#kept, [name]: value };
    if (name === 'theme') this.dress();
    try {
      localStorage.setItem(NAME, JSON.stringify(this.#kept));
    } catch {
      // Nothing is kept here; it holds until the page is closed.
    }
  }

  /** Put the chosen theme on the page; `system` follows the browser, also when it changes. */
  dress(): void {
    const { theme } = this.#kept;
    if (!this.#night) {
      this.#night = matchMedia('(prefers-color-scheme: dark)');
      this.#night.onchange = () => this.dress();
    }
    const chosen = theme === 'system' ? (this.#night.matches ? 'dark' : 'light') : theme;
    const root = document.documentElement;
    root.dataset.theme = chosen;
    // What the system draws around the page follows, also where the choice is not the system's.
    const desk = getComputedStyle(root).getPropertyValue('--desk').trim();
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = desk || meta.content;
    }
  }
}

export const preferences = new Preferences();

/** The face that this browser brings into a new room: the one it had last, or its first. */
export async function ownFace(): Promise<string> {
  const kept = preferences.get('face');
  if (kept !== null) return kept;
  // Who cannot be given one now has letters, and gets one another time.
  const faces = await import('./faces').catch(() => null);
  if (!faces) return '';
  const face = faces.suggested([]);
  preferences.set('face', face);
  return face;
}
