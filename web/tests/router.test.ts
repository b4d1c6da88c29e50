/** Which page an address shows, and which links are followed without loading it anew. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pages } from '../src/lib/generated/game.json';
import { type Load, match, type Page, Router } from '../src/lib/router.svelte';

/** Pages that are there when the test says so. */
const asked: { name: string; come: () => void }[] = [];
const PAGE: Record<string, Page> = {};
const load: Load = (name) =>
  new Promise((resolve) => {
    PAGE[name] ??= (() => name) as unknown as Page;
    asked.push({ name, come: () => resolve({ default: PAGE[name]! }) });
  });
let router: Router;
/** All pages that were asked for come. */
async function come() {
  for (const page of asked.splice(0)) page.come();
  await new Promise((resolve) => setTimeout(resolve));
}

test('every page of the server has an address', () => {
  const shown = Object.keys(pages).map((name) => {
    const code = ['r', 'present'].includes(name) ? '/code' : '';
    return match(`/${name}${code}`).page;
  });
  expect(shown).toEqual(Object.values(pages));
});

test.each([
  ['/', 'Home', ''],
  ['/r/abc', 'Room', 'abc'],
  ['/present/abc', 'Present', 'abc'],
  ['/replay', 'Replay', ''],
  ['/how', 'How', ''],
  ['/how/duet', 'How', 'duet'],
  ['/missions', 'Missions', ''],
  ['/print', 'Print', ''],
  ['/missions/team', 'Missions', 'team'],
  ['/deal', 'Deal', ''],
  ['/deal/abc', 'Deal', 'abc'],
  ['/r/%C3%B5', 'Room', 'õ'],
  ['/r/%', 'Room', '%'],
])('%s', (path, page, code) => {
  expect(match(path)).toEqual({ page, code });
});

test.each([
  '',
  '/r',
  '/r/',
  '/r/abc/',
  '/r/abc/more',
  '/present',
  '/replay/abc',
  '/print/abc',
  '/how/',
  '/elsewhere',
  '/elsewhere/abc',
  '/constructor',
  '//abc',
])('there is no page at %s', (path) => {
  expect(match(path)).toEqual({ page: 'NotFound', code: '' });
});

/** As much of a browser as the router needs. */
class Place extends EventTarget {
  constructor(public href = 'http://here/') {
    super();
  }
}
let at: URL;
let place: Place;
let followed: string[];
let scrolled = 0;

class Link {
  target = '';
  download = '';
  url: URL;
  constructor(href: string) {
    this.url = new URL(href, 'http://here/');
  }
  get origin() {
    return this.url.origin;
  }
  get pathname() {
    return this.url.pathname;
  }
  get search() {
    return this.url.search;
  }
  get hash() {
    return this.url.hash;
  }
  closest(name: string) {
    return name === 'a' ? this : null;
  }
}

beforeEach(() => {
  at = new URL('http://here/elsewhere');
  place = new Place();
  followed = [];
  scrolled = asked.length = 0;
  router = new Router(load);
  vi.stubGlobal('Element', Link);
  vi.stubGlobal('scrollTo', () => scrolled++);
  vi.stubGlobal('addEventListener', place.addEventListener.bind(place));
  vi.stubGlobal('location', {
    get pathname() {
      return at.pathname;
    },
    get search() {
      return at.search;
    },
    get origin() {
      return at.origin;
    },
  });
  vi.stubGlobal('history', {
    pushState: (_: unknown, __: string, path: string) => {
      followed.push(path);
      at = new URL(path, at);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A click on something; whether the router took it. */
function click(target: object, event: object = {}): boolean {
  const taken = followed.length;
  const prevented = vi.fn();
  const { defaultPrevented = false, ...rest } = event as { defaultPrevented?: boolean };
  const clicked = Object.assign(new Event('click'), { button: 0, ...rest });
  Object.defineProperty(clicked, 'target', { value: target });
  Object.defineProperty(clicked, 'preventDefault', { value: prevented });
  Object.defineProperty(clicked, 'defaultPrevented', { value: defaultPrevented });
  place.dispatchEvent(clicked);
  expect(prevented).toHaveBeenCalledTimes(followed.length - taken);
  return followed.length > taken;
}

async function started(path = '/elsewhere') {
  at = new URL(path, 'http://here/');
  const starting = router.start();
  await come();
  await starting;
}

test('links within the page are followed, others are left to the browser', async () => {
  await started();
  expect(click(new Link('/how/duet?a=1#turn'))).toBe(true);
  expect(followed).toEqual(['/how/duet?a=1#turn']);
  expect(click(new Link('/how/duet#tokens'))).toBe(false); // a place on this page
  expect(click(new Link('/how#tokens'))).toBe(true); // on another one
  expect(click(new Link('/how'))).toBe(true);
  expect(click(new Link('http://there/how'))).toBe(false);
  expect(click(new Link('/api/rooms'))).toBe(false);
  expect(click(Object.assign(new Link('/how'), { target: '_blank' }))).toBe(false);
  expect(click(Object.assign(new Link('/how'), { download: 'x' }))).toBe(false);
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
    expect(click(new Link('/how'), { [key]: true })).toBe(false);
  }
  expect(click(new Link('/how'), { button: 1 })).toBe(false);
  expect(click(new Link('/how'), { defaultPrevented: true })).toBe(false);
  expect(click({})).toBe(false);
  expect(click(Object.assign(new Link('/how'), { closest: () => null }))).toBe(false);
  await come();
});

test('the page of an address is shown, and where one came from is known', async () => {
  await started('/nothing?a=1');
  expect(router).toMatchObject({ path: '/nothing?a=1', code: '', from: '', page: PAGE.NotFound });
  router.go('/how/duet');
  expect(router.page).toBe(PAGE.NotFound); // until the other one is there
  await come();
  const duet = { path: '/how/duet', code: 'duet', from: '/nothing?a=1', page: PAGE.How };
  expect(router).toMatchObject(duet);
  expect(scrolled).toBe(2);
  router.go('/how/classic'); // the same page
  await come();
  expect(router).toMatchObject({ code: 'classic', from: '/nothing?a=1' });
  router.go('/how/classic#turn'); // another place on it
  expect(asked).toEqual([]);
  expect(followed).toEqual(['/how/duet', '/how/classic', '/how/classic#turn']);
});

test('whoever goes on while a page is loaded sees only the last one', async () => {
  await started();
  router.go('/how/duet');
  router.go('/replay?room=a');
  router.go('/replay?room=b');
  expect(asked.map(({ name }) => name)).toEqual(['How', 'Replay', 'Replay']);
  asked[2]!.come();
  await come();
  expect(router).toMatchObject({ path: '/replay?room=b', from: '/elsewhere' });
  expect(scrolled).toBe(2);
});

test('back and forth', async () => {
  await started();
  at = new URL('http://here/how/duet');
  place.dispatchEvent(new Event('popstate'));
  await come();
  expect(router.code).toBe('duet');
});
