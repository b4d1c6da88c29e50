/** The page's own English, for tests of what it says. */
import { vi } from 'vitest';
import { speak } from '../src/lib/i18n.svelte';

export async function inEnglish(): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await speak('en');
  vi.unstubAllGlobals();
}
