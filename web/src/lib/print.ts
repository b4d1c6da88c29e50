/** The game on paper: what is asked for, and how a page that the server has laid out is drawn. */
import { at } from './base';
import type { Printed, ToPrint } from './generated/http';
import type { Catalogues } from './i18n.svelte';
import { Refusal, type Data } from './refusal';

export const PRINT: Catalogues = {
  en: () => import('catalogue:en/print'),
  th: () => import('catalogue:th/print'),
  'zh-Hant': () => import('catalogue:zh-Hant/print'),
  id: () => import('catalogue:id/print'),
  bg: () => import('catalogue:bg/print'),
  et: () => import('catalogue:et/print'),
};

export type Sheet = Printed['pages'][number];
export type Mark = Sheet['marks'][number];
export type What = NonNullable<ToPrint['what']>[number];
export const EVERYTHING: What[] = ['board', 'key', 'cards', 'agents', 'rules', 'missions'];
export const MOST_BOARDS = 20;
export const MOST_CARDS = 1000;

/** Missions are a campaign of Duet. */
export const fits = (what: What, game: string) => what !== 'missions' || game === 'duet';

/** How the turned ones among texts and pictures are turned. */
export function turn(x: number, y: number, turned: boolean): string | undefined {
  return turned ? `rotate(180 ${x} ${y})` : undefined;
}

const SIZES: Record<string, string> = { a4: '210mm 297mm', letter: '215.9mm 279.4mm' };

/** Tells the printer which paper it is, and that nothing is to be left white; until it is taken back. */
export function pageOf(paper: string): () => void {
  const style = new CSSStyleSheet();
  style.replaceSync(`@page { size: ${SIZES[paper]}; margin: 0 }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== style);
  };
}

/** The same pages as a file. */
export async function fileOf(wanted: ToPrint): Promise<Blob> {
  let response: Response;
  try {
    response = await fetch(at('/api/prints/pdf'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wanted),
    });
  } catch {
    throw new Refusal('web-unreachable');
  }
  if (response.ok) return response.blob();
  const said = (await response.json().catch(() => null)) as { code?: string; data?: Data } | null;
  throw new Refusal(said?.code ?? 'server-error', said?.data ?? {});
}
