/** Whether notifications are possible is known without asking; the browser is asked when one wants them. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyMe, whyNotNotify } from '../src/lib/permission';
import { preferences } from '../src/lib/preferences.svelte';
import { Storage } from './storage';

const asked = vi.fn<() => Promise<NotificationPermission>>();
function browser(permission: NotificationPermission | '', worker = true, secure = true) {
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('navigator', worker ? { serviceWorker: {} } : {});
  if (permission) vi.stubGlobal('Notification', { permission, requestPermission: asked });
}
beforeEach(() => {
  asked.mockReset();
  vi.stubGlobal('localStorage', new Storage());
  preferences.set('notifications', false);
  preferences.set('asked', false);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['default', true, true, ''],
  ['granted', true, true, ''],
  ['denied', true, true, 'web-notify-blocked'],
  ['', true, true, 'web-notify-unsupported'],
  ['default', false, true, 'web-notify-unsupported'],
  ['default', false, false, 'web-notify-missing'],
] as const)('permission %j, worker %j, secure %j: %j', (permission, worker, secure, why) => {
  browser(permission, worker, secure);
  expect(whyNotNotify()).toBe(why);
  expect(asked).not.toHaveBeenCalled();
});

test.each([
  [true, 'granted', true],
  [true, 'denied', false],
  [true, 'default', false],
  [false, 'granted', false],
] as const)('wanted %j and %j: %j; nobody is offered it again', async (wanted, answer, on) => {
  browser('default');
  asked.mockResolvedValue(answer);
  expect(await notifyMe(wanted)).toBe(on);
  expect([preferences.get('notifications'), preferences.get('asked')]).toEqual([on, true]);
  expect(asked).toHaveBeenCalledTimes(Number(wanted));
});
