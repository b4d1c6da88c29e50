/** What stands for people where there is no room for their names, and who points at a card. */
import { t } from './i18n.svelte';

/** Somebody who points at a card. */
export interface Marker {
  member: string;
  name: string;
  /** How sure they are of it, in percent; people do not say. */
  sure?: number | null;
  /** It is whoever looks. */
  own: boolean;
}

const LONGEST = 3;

/** Letters for each name, as few as tell them apart; a number where letters do not. */
export function initialsOf(names: readonly string[]): string[] {
  const cut = (name: string, length: number) =>
    [...name].slice(0, length).join('').toLocaleUpperCase();
  return names.map((name, at) => {
    const others = names.filter((_, other) => other !== at);
    for (let length = 1; length <= LONGEST; length++) {
      const short = cut(name, length);
      if (others.every((other) => cut(other, length) !== short)) return short;
    }
    const alike = names.slice(0, at).filter((other) => cut(other, 1) === cut(name, 1));
    return `${cut(name, 1)}${alike.length + 1}`;
  });
}

/** How sure somebody is, behind their name. */
export const sureText = (sure?: number | null): string => (sure == null ? '' : ` ${sure}%`);

/** Who has marked a card, as it is spoken. */
export function markedText(markers: Omit<Marker, 'member'>[]): string {
  return t('web-card-marked', {
    names: markers.map(({ name, sure, own }) => (own ? t('web-card-you') : name) + sureText(sure)),
  });
}

/** A room's code as one says it. */
export function codeSaid(code: string): string {
  return code.replaceAll('-', ' ');
}
