/** Whether the browser lets this page notify. It is never asked before somebody has pressed a button. */
import { preferences } from './preferences.svelte';

/** The message that says why there can be no notifications here; empty: there can. */
export function whyNotNotify(): string {
  if (!isSecureContext) return 'web-notify-missing';
  if (!('Notification' in globalThis && navigator.serviceWorker)) return 'web-notify-unsupported';
  return Notification.permission === 'denied' ? 'web-notify-blocked' : '';
}

/** Somebody wants to be notified, or not; returns whether they will be. Nobody is offered it twice. */
export async function notifyMe(wanted: boolean): Promise<boolean> {
  const on = wanted && (await Notification.requestPermission()) === 'granted';
  preferences.set('notifications', on);
  preferences.set('asked', true);
  return on;
}
