/** Which page an address shows. One table; every page is loaded when it is first needed. */
import type { Component } from 'svelte';
import { at, within } from './base';

/** A page takes the code that stands in its address, or nothing. */
export type Page = Component<{ code: string }> | Component<Record<string, never>>;
type Load = () => Promise<{ default: Page }>;

const ROUTES: [RegExp, Load][] = [
  [/^\/$/, () => import('../pages/Home.svelte')],
  [/^\/r\/([^/]+)$/, () => import('../pages/Room.svelte')],
  [/^\/present\/([^/]+)$/, () => import('../pages/Present.svelte')],
  [/^\/replay$/, () => import('../pages/Replay.svelte')],
  [/^\/how(?:\/([^/]+))?$/, () => import('../pages/How.svelte')],
  [/^\/missions(?:\/([^/]+))?$/, () => import('../pages/Missions.svelte')],
];
const NOWHERE: Load = () => import('../pages/Nowhere.svelte');

class Router {
  page = $state.raw<Page | null>(null);
  /** What stands in the address behind the page's name: the code of a room or of a team. */
  code = $state.raw('');
  /** As if the page lay at the top of its site. */
  path = $state.raw('');
  /** Where one was before the page that is shown now; empty: nowhere on this site. */
  from = $state.raw('');

  /** Show the page of the address, now and whenever it changes. */
  async start(): Promise<void> {
    addEventListener('popstate', () => void this.#show());
    addEventListener('click', this.#follow);
    await this.#show();
  }

  go(path: string): void {
    history.pushState(null, '', at(path));
    void this.#show();
  }

  async #show(): Promise<void> {
    const { pathname, search } = location;
    const path = within(pathname) ?? '';
    if (path + search === this.path) return; // only another place on the same page
    const [found, load] = match(path);
    const { default: page } = await load();
    if (location.pathname !== pathname || location.search !== search) return; // went on meanwhile
    if (this.page !== page) this.from = this.path;
    this.code = decodeURIComponent(found?.[1] ?? '');
    this.page = page;
    this.path = path + search;
    scrollTo(0, 0);
  }

  /** Links within the page do not load it again. */
  #follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.download) return;
    if (link.origin !== location.origin) return;
    if (link.hash && link.pathname === location.pathname) return;
    const path = within(link.pathname);
    if (path === null || match(path)[1] === NOWHERE) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  };
}

function match(path: string): [RegExpExecArray | null, Load] {
  for (const [pattern, load] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return [found, load];
  }
  return [null, NOWHERE];
}

export const router = new Router();
