/** The theme: the one that was chosen, or the browser's, as often as that changes. */
import { expect, test, vi } from 'vitest';
import { Storage } from './storage';

/** A browser that prefers light or dark, and tells every query of a change. */
function browserOf() {
  const queries: { matches: boolean; onchange?: () => void }[] = [];
  let night = false;
  return {
    matchMedia() {
      queries.push({ matches: night });
      return queries.at(-1);
    },
    changes() {
      night = !night;
      for (const query of queries) query.matches = night;
      for (const each of queries.map((query) => query.onchange)) each?.();
    },
  };
}

test('the page follows the browser, and looks once at every change', async () => {
  const browser = browserOf();
  const root = { dataset: {} as Record<string, string> };
  const styled = vi.fn(() => ({ getPropertyValue: () => '' }));
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('matchMedia', browser.matchMedia);
  vi.stubGlobal('getComputedStyle', styled);
  vi.stubGlobal('document', {
    documentElement: root,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const { preferences } = await import('../src/lib/preferences.svelte');

  preferences.dress();
  expect(root.dataset).toEqual({ theme: 'light' });
  for (const theme of ['dark', 'light', 'dark', 'light', 'dark']) {
    browser.changes();
    expect(root.dataset).toEqual({ theme });
  }
  expect(styled).toHaveBeenCalledTimes(6);

  preferences.set('theme', 'light');
  browser.changes();
  expect(root.dataset).toEqual({ theme: 'light' });
  preferences.set('theme', 'system');
  expect(root.dataset).toEqual({ theme: 'light' });
  browser.changes();
  expect(root.dataset).toEqual({ theme: 'dark' });
  vi.unstubAllGlobals();
});
