/** Which page an address shows. One table; every page is loaded when it is first needed. */
import type { Component } from 'svelte';
import { at, within } from './base';
import { pages } from './generated/game.json';

/** A page takes the code that stands in its address, or nothing. */
export type Page = Component<{ code: string }> | Component<Record<string, never>>;
/** Fetches a page by its name. */
export type Load = (name: string) => Promise<{ default: Page }>;

// Stryker disable next-line StringLiteral: the bundler wants it as it is
const FILES = import.meta.glob<{ default: Page }>('../pages/*.svelte');
const NOT_FOUND = 'NotFound';
/** The page of each first part of a path; the server tells browsers ahead what it needs. */
const PAGES: Record<string, string> = pages;
/** The pages whose address has a code, or may have one. */
const WITH_CODE = new Set(['Room', 'Present', 'How', 'Missions', 'Daily', 'Deal']);
const WITHOUT_CODE = new Set([
  'Home',
  'Replay',
  'How',
  'Missions',
  'Daily',
  'Deal',
  'Mine',
  'Print',
  'Puzzle',
]);

/** Which page a path shows, and the code in it. */
export function match(path: string): { page: string; code: string } {
  const [, name = '', code = '', ...more] = path.split('/');
  const page = Object.hasOwn(PAGES, name) ? PAGES[name]! : '';
  const whole = !more.length && path === (code ? `/${name}/${code}` : `/${name}`);
  const fits = (code ? WITH_CODE : WITHOUT_CODE).has(page);
  return whole && fits ? { page, code: decoded(code) } : { page: NOT_FOUND, code: '' };
}

/** What somebody typed need not be well-formed. */
export function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}

export class Router {
  page = $state.raw<Page | null>(null);
  /** What stands in the address behind the page's name: the code of a room or of a team. */
  code = $state.raw('');
  /** As if the page lay at the top of its site. */
  path = $state.raw('');
  /** Where one was before the page that is shown now; empty: nowhere on this site. */
  from = $state.raw('');

  constructor(readonly load: Load) {}

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
    const { page: name, code } = match(path);
    const { default: page } = await this.load(name);
    if (location.pathname !== pathname || location.search !== search) return; // went on meanwhile
    if (this.page !== page) this.from = this.path;
    this.code = code;
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
    if (path === null || match(path).page === NOT_FOUND) return;
    event.preventDefault();
    this.go(path + link.search + link.hash);
  };
}

export const router = new Router((name) => FILES[`../pages/${name}.svelte`]!());
