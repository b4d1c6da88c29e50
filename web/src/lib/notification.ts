/**
 * Tells whoever looks elsewhere that it is their turn in a room, and no more than that: others may see
 * the screen. It goes through the service worker, as phones demand, and there is one note per room.
 */
import { at } from './base';
import { language, learn, t } from './i18n.svelte';
import { codeSaid } from './names';
import { PREFERENCE_TEXTS } from './preference_texts';

/** Where a click on a note leads: to the page that has shown it, or to its room. */
export interface NoteData {
  page: string;
  path: string;
}

/** One after the other: a note that is still on its way could not be closed. */
let done = Promise.resolve();
/** What the worker calls this page. */
let page: Promise<string> | undefined;
const rooms = new Set<string>();

/** It has become somebody's turn in a room, or is not theirs any more. */
export function notifyTurn(room: string, mine: boolean): Promise<void> {
  if (!rooms.size) document.addEventListener('visibilitychange', closeSeen);
  rooms.add(room);
  return (done = done.then(() => change(room, mine)).catch(() => undefined));
}

/** Whoever is back has no use for it. */
function closeSeen(): void {
  if (!document.hidden) for (const room of rooms) void notifyTurn(room, false);
}

async function change(room: string, mine: boolean): Promise<void> {
  const worker = await navigator.serviceWorker.ready;
  if (!mine || !document.hidden) {
    for (const note of await worker.getNotifications({ tag: room })) note.close();
    return;
  }
  await learn(PREFERENCE_TEXTS);
  page ??= ownName(worker.active!);
  const data: NoteData = { page: await page, path: at(`/r/${encodeURIComponent(room)}`) };
  const body = t('web-notify-turn', { room: codeSaid(room) });
  const icon = at('/icon-192.png');
  const lang = language.current;
  await worker.showNotification(t('web-title'), { body, data, icon, lang, tag: room });
}

function ownName(worker: ServiceWorker): Promise<string> {
  return new Promise((resolve) => {
    const told = ({ data }: MessageEvent<string>) => resolve(data);
    navigator.serviceWorker.addEventListener('message', told, { once: true });
    worker.postMessage(null);
  });
}
