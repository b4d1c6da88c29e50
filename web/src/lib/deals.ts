/** A deal that several tables play: its address, and how a table did, in words. */
import { DECKS, VARIANTS, variantOf } from './games';
import type { DealShown, NewDeal, TableShown } from './generated/http';
import { capital, LANGUAGE_NAMES, t, type Catalogues } from './i18n.svelte';

export const DEAL: Catalogues = {
  en: () => import('catalogue:en/deal'),
  th: () => import('catalogue:th/deal'),
  'zh-Hant': () => import('catalogue:zh-Hant/deal'),
  id: () => import('catalogue:id/deal'),
  bg: () => import('catalogue:bg/deal'),
  et: () => import('catalogue:et/deal'),
};

/** Where a deal is; `table` is the number of one's own, for oneself alone. */
export function dealPath(deal: string, table = 0): string {
  return table ? `/deal/${deal}?${new URLSearchParams({ table: String(table) })}` : `/deal/${deal}`;
}

/** The number of one's own table in an address; 0: none. */
export function tableIn(search: string): number {
  const asked = new URLSearchParams(search).get('table') ?? '';
  return /^[1-9]\d{0,2}$/.test(asked) ? Number(asked) : 0;
}

type Wanted = Required<NewDeal>;
const CARDS = ['words', 'pictures', 'mixed'] as const;

/** Where a deal is made of what a room plays. */
export function newDealPath({ variant, lang, cards, decks }: Wanted): string {
  return `/deal?${new URLSearchParams({ variant, lang, cards, decks: decks.join() })}`;
}

/** What an address asks for; what it does not say, or says wrongly, is as usual. */
export function wantedIn(search: string, usual: Wanted): Wanted {
  const asked = new URLSearchParams(search);
  const [variant, lang] = [asked.get('variant') ?? '', asked.get('lang') ?? ''];
  const decks = (asked.get('decks') ?? '').split(',').filter((deck) => DECKS.includes(deck));
  return {
    variant: Object.hasOwn(VARIANTS, variant) ? variant : usual.variant,
    lang: Object.hasOwn(LANGUAGE_NAMES, lang) ? lang : usual.lang,
    cards: CARDS.find((each) => each === asked.get('cards')) ?? usual.cards,
    decks: decks.length ? decks : usual.decks,
  };
}

/** What the deal is, bit by bit. */
export function factsOf({ variant, lang, cards, tokens, mission, family }: DealShown): string[] {
  const turns = mission
    ? t('web-mission-of', { city: t(`web-city-${mission}`) })
    : t('web-set-tokens', { count: tokens });
  return [
    t(`variant-${variant}`),
    ...(cards === 'pictures' ? [] : [LANGUAGE_NAMES[lang] ?? lang]),
    t(`web-cards-${cards}`),
    ...(variantOf(variant).has_tokens ? [turns] : []),
    ...(family ? [t('deal-family')] : []),
  ];
}

/** What a table is called: as it called its teams, or by its number. */
export function tableName({ table, names }: TableShown): string {
  const teams = [names.red, names.blue].filter(Boolean);
  return teams.length ? teams.join(' – ') : t('deal-table', { number: table });
}

/** Who won, and how it ended. */
export function endOf({ outcome, names }: TableShown, variant: string): string[] {
  const { reason, winners, score } = outcome;
  const together = variant === 'duet' || variant === 'two-player';
  const side = winners[0] as 'red' | 'blue' | undefined;
  const name = side && names[side];
  const winner = name ? t('side-named', { name }) : t(`side-${side}`);
  const won = together
    ? t(winners.length ? 'deal-won' : 'deal-lost')
    : side
      ? capital(t('outcome-won', { side: capital(winner) }))
      : '';
  return [
    won,
    t(`outcome-${reason}`),
    score !== null && winners.length ? t('outcome-score', { score }) : '',
  ].filter(Boolean);
}

/** How many words each clue found; null: there was none. */
export function perClue({ found, clues }: TableShown): number | null {
  return clues ? found / clues : null;
}
