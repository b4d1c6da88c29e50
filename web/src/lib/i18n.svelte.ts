/** People's words: the project's Fluent catalogues, one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { languages, languages_named_otherwise } from './generated/game.json';
import { opinionOf } from './opinion';
import { preferences } from './preferences.svelte';
import type { Refusal } from './refusal';

type Values = Record<string, FluentVariable | string[] | null>;

/** Where the texts of each language are fetched. */
export type Catalogues = Record<string, () => Promise<{ default: string }>>;

const CATALOGUES: Catalogues = {
  en: () => import('catalogue:en'),
  th: () => import('catalogue:th'),
  'zh-Hant': () => import('catalogue:zh-Hant'),
  id: () => import('catalogue:id'),
  bg: () => import('catalogue:bg'),
  et: () => import('catalogue:et'),
};

/** What browsers call languages of ours. */
const NAMED_OTHERWISE: Record<string, string> = languages_named_otherwise;
/** The languages in their own words. */
export const LANGUAGE_NAMES: Record<string, string> = Object.fromEntries(
  Object.entries(languages).map(([tag, { name }]) => [tag, name]),
);

let bundle = $state.raw<FluentBundle | null>(null);
let current = $state.raw('en');
let wanted = 'en';
/** The common texts, and those that a page has brought along. */
const spoken: Catalogues[] = [CATALOGUES];

/** The language that the browser asks for, if it is one of ours. */
export function preferredLanguage(accepted: readonly string[]): string {
  for (const tag of accepted) {
    const code = tag.split('-')[0]!.toLowerCase();
    const ours = NAMED_OTHERWISE[code] ?? code;
    if (Object.hasOwn(CATALOGUES, ours)) return ours;
  }
  return 'en';
}

export async function speak(language: string): Promise<void> {
  wanted = language;
  const texts = await Promise.all(spoken.map((each) => (each[language] ?? each.en!)()));
  // Another language was chosen meanwhile, or a page has brought more texts.
  if (wanted !== language || texts.length < spoken.length) return;
  // Bidi isolates are invisible characters; none of our languages needs them.
  const made = new FluentBundle(language, { useIsolating: false });
  for (const { default: text } of texts) made.addResource(new FluentResource(text));
  bundle = made;
  current = language;
  document.documentElement.lang = language;
}

/** Texts that one page alone needs, from now on in every language that is chosen. */
export async function learn(texts: Catalogues): Promise<void> {
  if (spoken.includes(texts)) return;
  spoken.push(texts);
  await speak(wanted);
}

export async function choose(language: string): Promise<void> {
  preferences.set('language', language);
  await speak(language);
}

export const language = {
  get current(): string {
    return current;
  },
};

/** What a room says in place of a message; '': the message as it is. */
type Instead = ((id: string) => string) | null;
let instead = $state.raw<Instead>(null);

export function sayInstead(other: Instead): void {
  instead = other;
}

/** The sentence of a message, its gaps filled. */
export function t(id: string, values: Values = {}): string {
  const said = instead?.(id);
  if (said) return said;
  const message = bundle?.getMessage(id);
  if (!bundle || !message?.value) return bundle ? id : '';
  const given: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(values)) {
    given[name] = Array.isArray(value) ? listed(value) : (value ?? '');
  }
  return bundle.formatPattern(message.value, given, []);
}

export function has(id: string): boolean {
  return Boolean(bundle?.getMessage(id)?.value);
}

/** "Ann, Ben and Cem", as the language has it; or "Ann, Ben or Cem". */
export function listed(items: string[], type: Intl.ListFormatType = 'conjunction'): string {
  if (items.length < 2) return items[0] ?? ''; // the tables of a language cost time
  const parts = new Intl.ListFormat(current, { type }).formatToParts(items);
  // Thai's "and" comes without spaces, which glues names of other scripts to it.
  return parts.map(({ value }) => (value.trim() === 'และ' ? ' และ ' : value)).join('');
}

/** With a capital letter, for texts that begin a line. */
export function capital(text: string): string {
  const [first = '', ...rest] = text;
  return first.toLocaleUpperCase(current) + rest.join('');
}

/** Why something was refused. */
export function why(refusal: Refusal): string {
  const { code, data } = refusal;
  if (code === 'clue-illegal' && typeof data.reason === 'string') {
    const {
      reason,
      clue = '',
      card = '',
      form = '',
    } = data as Record<'reason', string> & Partial<Record<string, string>>;
    return `${t(code)} ${t(...opinionOf({ verdict: 'illegal', reason, card, form }, clue))}`;
  }
  if (code === 'server-error' && data.id) return t('web-fault', data);
  const seats = Array.isArray(data.seats) ? data.seats.map((seat) => t(`seat-${seat}`)) : null;
  return t(has(code) ? code : 'server-error', seats ? { ...data, seats } : data);
}
