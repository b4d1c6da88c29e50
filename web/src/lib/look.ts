/** How the sides of a room look and what they are called, where they are not just red and blue. */
import { DEFAULTS } from './games';
import type { RoomSettings } from './generated/wire';
import { sayInstead } from './i18n.svelte';

type Look = Pick<RoomSettings, 'palette' | 'side_names'>;

/** The look of a room, in one text so that it is seen to change or not; empty: red and blue. */
export function lookOf(settings: Look | null): string {
  const { palette, side_names } = settings ?? DEFAULTS;
  const plain = palette === DEFAULTS.palette && !side_names.red && !side_names.blue;
  return plain ? '' : JSON.stringify({ palette, side_names });
}

/** Give the page a look; returns how to take it away. Most rooms need nothing for it. */
export function wear(look: string): (() => void) | undefined {
  if (!look) return undefined;
  const { palette, side_names: names } = JSON.parse(look) as Look;
  const { dataset } = document.documentElement;
  let worn = true;
  void import('./sides').then(async ({ learnSides, inPlaceOf }) => {
    await learnSides();
    if (!worn) return;
    dataset.palette = palette;
    sayInstead(inPlaceOf(palette, names));
  });
  return () => {
    worn = false;
    delete dataset.palette;
    sayInstead(null);
  };
}
