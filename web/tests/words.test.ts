import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '../catalogues';
import { fit } from '../src/lib/fit';
import { preferredLanguage, speak, t, why } from '../src/lib/i18n.svelte';
import { Refusal } from '../src/lib/refusal';
import { sha256 } from '../src/lib/sha256';

test('SHA-256', () => {
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const abc = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
  expect(sha256('')).toBe(empty);
  expect(sha256('abc')).toBe(abc);
  expect(sha256('a'.repeat(1_000))).toBe(
    '41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3',
  );
});

test('long words are narrowed, phrases broken', () => {
  const width = (text: string) => text.length * 0.6;
  expect(fit('SEA', width)).toEqual({ lines: ['SEA'], ems: 3 * 0.6, narrow: 1 });
  expect(fit('GRASSHOPPERS', width).narrow).toBe(0.8);
  expect(fit('ICE CREAM', width).lines).toEqual(['ICE', 'CREAM']);
  expect(fit('A BIRD IN THE HAND', width).lines).toEqual(['A BIRD IN', 'THE HAND']);
});

test("the browser's languages", () => {
  expect(preferredLanguage(['fr-FR', 'zh-TW', 'en'])).toBe('zh-Hant');
  expect(preferredLanguage(['et-EE'])).toBe('et');
  expect(preferredLanguage(['in-ID'])).toBe('id');
  expect(preferredLanguage(['fr'])).toBe('en');
});

test('a catalogue holds every message of its files, and falls back to English', async () => {
  const text = readFileSync(new URL('../../locales/en/web.ftl', import.meta.url), 'utf-8');
  const ids = [...messagesOf([text]).keys()];
  expect(ids.length).toBe(text.match(/^web-[a-z-]+ =/gm)!.length);
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  await speak('et');
  for (const id of ids) expect(t(id), id).not.toBe(id);
  await speak('en');
  expect(t('web-guesses-left', { count: 1 })).toBe('1 guess left');
  expect(t('web-start-missing', { seats: ['a', 'b'] })).toBe('Still needed: a and b');
});

test('what broke on our side is told with the code under which it stands in the log', async () => {
  (globalThis as { document?: unknown }).document = { documentElement: {} };
  for (const language of ['en', 'th', 'zh-Hant', 'id', 'bg', 'et']) {
    await speak(language);
    const said = why(new Refusal('server-error', { id: '3f2a9c1d' }));
    expect(said).toContain(t('server-error'));
    expect(said).toContain('3f2a9c1d');
    expect(why(new Refusal('server-error'))).toBe(t('server-error'));
  }
  await speak('en');
});
