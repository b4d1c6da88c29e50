/** The page's words: gaps, lists, refusals, and languages that are chosen one after the other. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  capital,
  choose,
  has,
  language,
  LANGUAGE_NAMES,
  learn,
  listed,
  preferredLanguage,
  speak,
  t,
  why,
} from '../src/lib/i18n.svelte';
import { LANGUAGES } from '../src/lib/games';
import { preferences } from '../src/lib/preferences.svelte';
import { Refusal } from '../src/lib/refusal';
import { Storage } from './storage';

const page = { documentElement: { lang: '' } };

const before = [t('web-title'), has('web-title')];
beforeEach(async () => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', new Storage());
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

test('nothing is known before the first catalogue has come', () => {
  expect(before).toEqual(['', false]);
});

test('every language has a name of its own', () => {
  expect(Object.keys(LANGUAGE_NAMES)).toEqual(Object.keys(LANGUAGES));
  expect(new Set(Object.values(LANGUAGE_NAMES)).size).toBe(6);
});

test("the browser's languages, in its order", () => {
  for (const [accepted, chosen] of [
    [['fr-FR', 'zh-TW', 'en'], 'zh-Hant'],
    [['ZH'], 'zh-Hant'],
    [['et-EE'], 'et'],
    [['TH'], 'th'],
    [['in-ID'], 'id'],
    [['fr', 'bg', 'et'], 'bg'],
    [['fr'], 'en'],
    [['constructor'], 'en'],
    [[], 'en'],
  ] as const) {
    expect(preferredLanguage(accepted), accepted.join()).toBe(chosen);
  }
});

test('gaps are filled: with texts, numbers, lists, or nothing', () => {
  expect(t('web-start-missing', { seats: ['a', 'b'] })).toBe('Still needed: a and b');
  expect(t('web-guesses-left', { count: 1 })).toBe('1 guess left');
  expect(t('web-told-flipped', { name: null })).not.toContain('null');
  expect(t('no-such-message')).toBe('no-such-message');
  expect([has('web-title'), has('no-such-message')]).toEqual([true, false]);
});

test('lists, as the language has them', async () => {
  expect([listed([]), listed(['Ann']), listed(['Ann', 'Ben'])]).toEqual(['', 'Ann', 'Ann and Ben']);
  expect(listed(['Ann', 'Ben', 'Cem'])).toBe('Ann, Ben, and Cem');
  expect(listed(['Ann', 'Ben'], 'disjunction')).toBe('Ann or Ben');
  await speak('th');
  expect(listed(['Ann', 'Ben'])).toBe('Ann และ Ben');
});

test('a capital letter at the beginning', () => {
  expect([capital('red side'), capital(''), capital('õun')]).toEqual(['Red side', '', 'Õun']);
});

test('why something was refused', () => {
  expect(why(new Refusal('host-only'))).toBe(t('host-only'));
  expect(why(new Refusal('no-such-code'))).toBe(t('server-error'));
  expect(why(new Refusal('server-error', { id: '3f2a' }))).toBe(t('web-fault', { id: '3f2a' }));
  expect(why(new Refusal('seats-empty', { seats: ['a', 'b'] }))).toBe(
    t('seats-empty', { seats: [t('seat-a'), t('seat-b')] }),
  );
  const illegal = new Refusal('clue-illegal', { reason: 'homograph-same', card: 'SEA', form: '' });
  const reason = t('reason-homograph-same', { clue: '', card: 'SEA', form: '' });
  expect(why(illegal)).toBe(`${t('clue-illegal')} ${reason}`);
  expect(why(new Refusal('clue-illegal'))).toBe(t('clue-illegal'));
  expect(why(new Refusal('host-only', { reason: 'homograph-same' }))).toBe(t('host-only'));
});

test('the language that was chosen last is spoken, and remembered', async () => {
  await choose('et');
  expect([language.current, page.documentElement.lang]).toEqual(['et', 'et']);
  expect(preferences.get('language')).toBe('et');
  await Promise.all([speak('bg'), speak('th')]);
  expect(language.current).toBe('th');
  await speak('fr'); // is told in English
  expect(t('web-guesses-left', { count: 1 })).toBe('1 guess left');
});

test('texts that a page brings along are there in every language, once', async () => {
  const en = vi.fn(() => Promise.resolve({ default: 'brought = brought along' }));
  const texts = { en };
  await learn(texts);
  expect([t('brought'), en.mock.calls.length]).toEqual(['brought along', 1]);
  await learn(texts);
  expect(en).toHaveBeenCalledTimes(1);
  await speak('et');
  expect([t('brought'), t('web-title')]).not.toContain('brought');
});
