/**
 * Words fitted to their cards: measured once in the letters that are there, in ems, so that the style
 * sheet can choose the size from the width of the card alone. Long words are narrowed a little before
 * they are made small.
 */
import { letters } from './letters.svelte';

export interface Fitted {
  lines: string[];
  /** The width of the longest line at one pixel of font size, after narrowing. */
  ems: number;
  /** How much the letters are narrowed; 1: not at all. */
  narrow: number;
}

/** Ems that a word may have before its letters are narrowed. */
const COMFORTABLE = 4.6;
const NARROWEST = 0.8;
const AT = 100;
/** Where letters are spaced (legible.css): ems more between words, and what is never spaced. */
const BETWEEN_WORDS = 0.16;
const THAI = /[\u0E00-\u0E7F]/;

/** What was measured, and in which letters. */
let measured = -1;
const known = new Map<string, Fitted>();
const widths = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

export function fitted(word: string): Fitted {
  forgetOthers();
  let found = known.get(word);
  if (!found) {
    found = fit(word, widthOf);
    known.set(word, found);
  }
  return found;
}

export function fit(word: string, width: (text: string) => number): Fitted {
  const lines = broken(word, width);
  const widest = Math.max(...lines.map(width), 0.5);
  const narrow = Math.min(1, Math.max(NARROWEST, COMFORTABLE / widest));
  return { lines, ems: widest * narrow, narrow };
}

/** A phrase stands on two lines, broken where they come out most alike. */
function broken(word: string, width: (text: string) => number): string[] {
  const parts = word.split(' ');
  let best = [word];
  let least = parts.length > 1 && width(word) > COMFORTABLE ? Infinity : 0;
  for (let at = 1; at < parts.length && least > 0; at++) {
    const lines = [parts.slice(0, at).join(' '), parts.slice(at).join(' ')];
    const widest = Math.max(...lines.map(width));
    if (widest < least) [best, least] = [lines, widest];
  }
  return best;
}

/** The width of a short text in the letters of the cards, at one pixel of font size. */
export function emsOf(text: string): number {
  forgetOthers();
  let found = widths.get(text);
  if (found === undefined) {
    found = widthOf(text);
    widths.set(text, found);
  }
  return found;
}

function forgetOthers(): void {
  if (measured === letters.changes) return;
  measured = letters.changes;
  known.clear();
  widths.clear();
}

function widthOf(text: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return text.length * 0.62;
  const style = getComputedStyle(document.documentElement);
  pen.font = `700 ${AT}px ${style.getPropertyValue('--font-word')}`;
  return pen.measureText(text).width / AT + gaps(text, +style.getPropertyValue('--letter-gap'));
}

/** What wide spacing adds, as the style sheet has it: a gap after every letter, more after a word. */
function gaps(text: string, gap: number): number {
  if (!gap || THAI.test(text)) return 0;
  return gap * [...text].length + BETWEEN_WORDS * (text.split(' ').length - 1);
}
