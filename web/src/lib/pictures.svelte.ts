/**
 * Pictures on cards: where they are drawn, and what they are called in the reader's own language.
 * The names come with the first picture that is looked at: who plays with words never loads them.
 * Pictures of a room's own are in `own_pictures.svelte.ts`; what shows cards need not know.
 */
import drawn from 'pictures:drawn';
import { at } from './base';
import { language, t } from './i18n.svelte';
import { ownOn, ownPictures } from './own_pictures.svelte';

export type Names = Record<string, string>;

const NAMES: Record<string, () => Promise<{ default: Names }>> = {
  en: () => import('pictures:en'),
  th: () => import('pictures:th'),
  'zh-Hant': () => import('pictures:zh-Hant'),
  id: () => import('pictures:id'),
  bg: () => import('pictures:bg'),
  et: () => import('pictures:et'),
};
/** What a picture on a card begins with; no word does (see text.py). */
const SIGN = '#';

/** Whether a card shows a picture, and no word. */
export function isPicture(card: string): boolean {
  return card.startsWith(SIGN);
}

/** The address of a picture; empty: it is on its way; null: there is only its name to show. */
export function drawing(card: string): string | null {
  const own = ownOn(card);
  if (own) return ownPictures.address(own.id);
  const [before, after] = drawn;
  return at(before + card.slice(SIGN.length) + after);
}

/** The address of somebody's face: all are drawn in one file, which is fetched with the first. */
export function faceAddress(face: string): string {
  return at(`/assets/faces${drawn[1]}#${face}`);
}

/** What a picture is called by these names; one that is no more is told by its id. */
export function nameBy(names: Names, card: string): string {
  const id = card.slice(SIGN.length);
  return names[id] ?? id.replaceAll('-', ' ');
}

class PictureNames {
  #language = '';
  #names = $state.raw<Names | null>(null);

  /** What a card is called: its word; or its picture's name, as soon as that is there. */
  of(card: string): string {
    if (!isPicture(card)) return card;
    const own = ownOn(card);
    if (own) return own.name || t('picture-numbered', { number: own.number });
    if (language.current !== this.#language) void this.#learn(language.current);
    return this.#names ? nameBy(this.#names, card) : '';
  }

  async #learn(tag: string): Promise<void> {
    this.#language = tag;
    const found = await (NAMES[tag] ?? NAMES.en!)().catch(() => null);
    if (this.#language !== tag) return; // another language was chosen meanwhile
    if (found) this.#names = found.default;
    else this.#language = ''; // whoever asks next tries again
  }
}

export const pictureNames = new PictureNames();

/** Whether there is a picture to see, or will be: else a card shows its name. */
export function isSeen(card: string): boolean {
  return isPicture(card) && drawing(card) !== null;
}

/** The language in which a card is called: that of the words, or the reader's own. */
export function languageOf(card: string, words: string): string {
  return isPicture(card) && !ownOn(card)?.name ? language.current : words;
}
