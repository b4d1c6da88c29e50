/** Texts of those parts of the lobby that are fetched by themselves. */
import { learn, type Catalogues } from './i18n.svelte';

const TEXTS: Catalogues = {
  en: () => import('catalogue:en/lobby'),
  th: () => import('catalogue:th/lobby'),
  'zh-Hant': () => import('catalogue:zh-Hant/lobby'),
  id: () => import('catalogue:id/lobby'),
  bg: () => import('catalogue:bg/lobby'),
  et: () => import('catalogue:et/lobby'),
};

export const learnLobby = () => learn(TEXTS);
