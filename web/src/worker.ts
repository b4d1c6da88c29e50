/// <reference lib="webworker" />
/**
 * The service worker. It opens a page with a word of explanation where the server cannot be reached,
 * and it shows notifications. It keeps that page and nothing else: no answer of `/api`, nothing of a
 * room (docs/adr/0028).
 */
import type { Kept } from '../kept.ts';
import type { NoteData } from './lib/notification';

/** The build writes into the worker what it keeps. */
declare const self: ServiceWorkerGlobalScope & { KEPT: Kept };

const { version, files } = self.KEPT;
const [page] = files as [string];
const { scope } = self.registration;
const addresses = new Set(files.map((file) => new URL(file, scope).href));
/** Two servers under two paths of one site do not mix, and neither do two builds. */
const OURS = `covernames ${scope} `;
const NAME = OURS + version;

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(begin()));
self.addEventListener('fetch', (event) => {
  const { mode, url } = event.request;
  if (mode === 'navigate') event.respondWith(answer(event, page));
  else if (addresses.has(url)) event.respondWith(answer(event, url));
});
// A page asks what it is called here: its address is no name, since it goes from room to room.
self.addEventListener('message', ({ source }) => source?.postMessage((source as Client).id));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data as NoteData));
});

/** All of it or nothing. The name of the page is always the same: it comes past the browser's cache. */
async function keep(): Promise<void> {
  const cache = await caches.open(NAME);
  await cache.addAll(
    files.map((file) => new Request(file, { cache: file === page ? 'reload' : 'default' })),
  );
  // At once, though pages of the old build are open: none of them lives on what is kept.
  await self.skipWaiting();
}

async function begin(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(OURS) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
  // The document is on its way while the worker wakes up.
  await self.registration.navigationPreload?.enable();
}

/** Everything comes from the server: what is kept is for when there is no answer. */
async function answer(event: FetchEvent, file: string): Promise<Response> {
  const ahead = (await event.preloadResponse?.catch(() => undefined)) as Response | undefined;
  try {
    return ahead ?? (await fetch(event.request));
  } catch (error) {
    const cache = await caches.open(NAME);
    const copy = await cache.match(file, { ignoreVary: true });
    if (!copy) throw error;
    return copy;
  }
}

/** Bring the page to the front that has shown a note; where it is closed, open its room anew. */
async function show(note: NoteData): Promise<void> {
  const there = (await self.clients.get(note.page)) as WindowClient | undefined;
  await (there ? there.focus() : self.clients.openWindow(note.path));
}
