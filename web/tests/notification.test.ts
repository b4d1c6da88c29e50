/** One note per room, for whoever looks elsewhere, through the service worker. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { t } from '../src/lib/i18n.svelte';
import { notifyTurn } from '../src/lib/notification';
import { inEnglish } from './texts';

beforeAll(inEnglish);

interface Note {
  tag: string;
  body: string;
}

/** What lies on the screen, by its tag, as a browser keeps it. */
const shown = new Map<string, Note>();
const titles: string[] = [];
/** The worker answers with the name that it has for this page. */
const pages = new EventTarget();
const registration = {
  active: {
    postMessage: () => pages.dispatchEvent(Object.assign(new Event('message'), { data: 'page-1' })),
  },
  async showNotification(title: string, note: Note) {
    titles.push(title);
    shown.set(note.tag, note);
  },
  async getNotifications({ tag }: { tag: string }) {
    return [...shown.values()]
      .filter((note) => note.tag === tag)
      .map((note) => ({ ...note, close: () => shown.delete(note.tag) }));
  },
};
const page = Object.assign(new EventTarget(), { hidden: true, documentElement: {} });

beforeEach(() => {
  shown.clear();
  titles.length = 0;
  page.hidden = true;
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {
    serviceWorker: Object.assign(pages, { ready: Promise.resolve(registration) }),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('there is one note for a room, which says no more than that, and leads there', async () => {
  await notifyTurn('code', true);
  await notifyTurn('code', true);
  expect([...shown.values()]).toEqual([
    {
      body: 'It’s your turn in room code',
      tag: 'code',
      data: { page: 'page-1', path: '/r/code' },
      icon: '/icon-192.png',
      lang: 'en',
    },
  ]);
  expect(titles[0]).toBe(t('web-title'));
});

test('it is gone when the turn has passed, even if that was at once', async () => {
  await Promise.all([notifyTurn('code', true), notifyTurn('code', false)]);
  expect([titles.length, shown.size]).toEqual([1, 0]);
});

test('whoever looks at the page gets none', async () => {
  page.hidden = false;
  await notifyTurn('code', true);
  expect(titles).toEqual([]);
});

test('whoever comes back finds it gone', async () => {
  await notifyTurn('code', true);
  page.dispatchEvent(new Event('visibilitychange')); // still hidden
  await notifyTurn('other', true);
  expect(shown.size).toBe(2);
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(shown.size).toBe(0));
});

test('a browser that refuses is no error, and is asked again', async () => {
  const refuse = vi.spyOn(registration, 'showNotification').mockRejectedValueOnce(new TypeError());
  await notifyTurn('code', true);
  await notifyTurn('code', true);
  expect(refuse).toHaveBeenCalledTimes(2);
  expect(shown.size).toBe(1);
});
