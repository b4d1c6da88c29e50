/** What only those read who open the menu, or are offered something that can be chosen there. */
import type { Catalogues } from './i18n.svelte';

export const PREFERENCE_TEXTS: Catalogues = {
  en: () => import('catalogue:en/preferences'),
  th: () => import('catalogue:th/preferences'),
  'zh-Hant': () => import('catalogue:zh-Hant/preferences'),
  id: () => import('catalogue:id/preferences'),
  bg: () => import('catalogue:bg/preferences'),
  et: () => import('catalogue:et/preferences'),
};
