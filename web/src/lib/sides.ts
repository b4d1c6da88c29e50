/** Sides that have other colours than red and blue, or names: their texts and their colours. */
import '../palettes.css';
import type { RoomSettings } from './generated/wire';
import { learn, t, type Catalogues } from './i18n.svelte';

const TEXTS: Catalogues = {
  en: () => import('catalogue:en/sides'),
  th: () => import('catalogue:th/sides'),
  'zh-Hant': () => import('catalogue:zh-Hant/sides'),
  id: () => import('catalogue:id/sides'),
  bg: () => import('catalogue:bg/sides'),
  et: () => import('catalogue:et/sides'),
};
export const learnSides = () => learn(TEXTS);

/** Messages that name a side by its colour: it alone, its seats, its agents, and what covers say. */
const BY_COLOUR = /^(?:web-)?(side|seat|identity|label)-(red|blue)(-\w+)?$/;

/** The colours of both sides, red's first. */
export function coloursOf(palette: string): { red: string; blue: string } {
  const [red = '', blue = ''] = palette.split('-');
  return { red, blue };
}

/** A colour by its name alone. */
export function labelOf(colour: string): string {
  return t(`web-colour-${colour}`);
}

/** What is said in place of a message that names a side by its colour. */
export function inPlaceOf(palette: string, names: RoomSettings['side_names']) {
  const colours = coloursOf(palette);
  return (id: string): string => {
    const [, kind, side, rest = ''] = BY_COLOUR.exec(id) ?? [];
    if (side !== 'red' && side !== 'blue') return '';
    const [name, colour] = [names[side], colours[side]];
    if (kind === 'label') return labelOf(colour); // a cover has no room for a name
    if (name) return t(`${kind}-named${rest}`, { name });
    return colour === side ? '' : t(`${kind}-${colour}${rest}`);
  };
}
