/** Texts about ideas for clues: they are fetched where there are any. */
import { learn, type Catalogues } from './i18n.svelte';

const TEXTS: Catalogues = {
  en: () => import('catalogue:en/ideas'),
  th: () => import('catalogue:th/ideas'),
  'zh-Hant': () => import('catalogue:zh-Hant/ideas'),
  id: () => import('catalogue:id/ideas'),
  bg: () => import('catalogue:bg/ideas'),
  et: () => import('catalogue:et/ideas'),
};

export const learnIdeas = () => learn(TEXTS);
