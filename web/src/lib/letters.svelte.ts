/** Which letters the page is set in: ours come after it, some never do, and some people prefer others. */
import { preferences } from './preferences.svelte';

/** What needs no style sheet of its own. */
const USUAL = 'ours normal normal';

let changes = $state(0);

export const letters = {
  /** How often that changed: widths measured before are no longer right. */
  get changes(): number {
    return changes;
  },
};

export function watchLetters(): void {
  document.fonts.addEventListener('loadingdone', () => changes++);
  document.fonts.addEventListener('loadingerror', () => {
    document.documentElement.dataset.letters = 'system';
    changes++;
  });
}

/** Put the preferred letters on the page. Those who keep the usual ones fetch nothing for that. */
export async function wearLetters(): Promise<void> {
  const worn = () =>
    `${preferences.get('typeface')} ${preferences.get('spacing')} ${preferences.get('size')}`;
  if (worn() !== USUAL) await import('../legible.css').catch(() => undefined);
  document.documentElement.dataset.worn = worn();
  changes++;
}
