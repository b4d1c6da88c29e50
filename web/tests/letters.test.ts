import { expect, test, vi } from 'vitest';
import { emsOf, fitted } from '../src/lib/fit';
import { letters as set, watchLetters, wearLetters } from '../src/lib/letters.svelte';
import { preferences } from '../src/lib/preferences.svelte';

/** Fetching the style sheet, which nobody is to do in vain. */
const fetched = vi.hoisted(() => vi.fn());
vi.mock('../src/legible.css', () => {
  fetched();
  return {};
});

/** A page whose letters are all as wide, and as far apart. */
function pageOf(letters: { width: number; gap?: string }) {
  const fonts = new EventTarget();
  const pen = { font: '', measureText: (text: string) => ({ width: text.length * letters.width }) };
  const root = { dataset: {} as Record<string, string> };
  Object.assign(globalThis, {
    document: { fonts, documentElement: root, createElement: () => ({ getContext: () => pen }) },
    getComputedStyle: () => ({
      getPropertyValue: (name: string) => (name === '--font-word' ? 'serif' : (letters.gap ?? '')),
    }),
  });
  return { fonts, root };
}

test('widths are kept until other letters come', () => {
  const letters = { width: 50 };
  const { fonts, root } = pageOf(letters);
  watchLetters();
  expect([emsOf('SEA'), fitted('SEA').ems]).toEqual([1.5, 1.5]);
  letters.width = 40;
  expect([emsOf('SEA'), fitted('SEA').ems]).toEqual([1.5, 1.5]);
  fonts.dispatchEvent(new Event('loadingdone'));
  expect([emsOf('SEA'), fitted('SEA').ems]).toEqual([1.2, 1.2]);
  expect(root.dataset).toEqual({});

  letters.width = 60;
  fonts.dispatchEvent(new Event('loadingerror'));
  expect(root.dataset).toEqual({ letters: 'system' });
  expect([emsOf('SEA'), fitted('SEA').ems]).toEqual([1.8, 1.8]);
});

test('letters that are wide apart are measured so', async () => {
  const letters = { width: 50, gap: '' };
  pageOf(letters);
  await wearLetters();
  const words = ['SEA', 'A B', 'ทะเล'];
  const before = words.map(emsOf);
  letters.gap = '0.12';
  await wearLetters();
  const gaps = words.map((word, at) => emsOf(word) - before[at]!);
  expect(gaps[0]).toBeCloseTo(3 * 0.12);
  expect(gaps[1]).toBeCloseTo(3 * 0.12 + 0.16);
  expect(gaps[2]).toBe(0); // Thai has none
});

test('what is preferred is put on the page, and fetched only for those who want it', async () => {
  const { root } = pageOf({ width: 50 });
  await wearLetters();
  expect([root.dataset.worn, fetched.mock.calls.length]).toEqual(['ours normal normal', 0]);
  const before = set.changes;
  preferences.set('typeface', 'easy');
  preferences.set('size', 'largest');
  await wearLetters();
  expect([root.dataset.worn, fetched.mock.calls.length]).toEqual(['easy normal largest', 1]);
  expect(set.changes).toBe(before + 1); // words are measured again
  preferences.set('typeface', 'ours');
  preferences.set('size', 'normal');
  await wearLetters();
  expect(root.dataset.worn).toBe('ours normal normal');
});
