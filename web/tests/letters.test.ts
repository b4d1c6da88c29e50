import { expect, test } from 'vitest';
import { emsOf, fitted } from '../src/lib/fit';
import { watchLetters } from '../src/lib/letters.svelte';

/** A page whose letters are all as wide. */
function pageOf(letters: { width: number }) {
  const fonts = new EventTarget();
  const pen = { font: '', measureText: (text: string) => ({ width: text.length * letters.width }) };
  const root = { dataset: {} as Record<string, string> };
  Object.assign(globalThis, {
    document: { fonts, documentElement: root, createElement: () => ({ getContext: () => pen }) },
    getComputedStyle: () => ({ getPropertyValue: () => 'serif' }),
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
