/** Sides with other colours and names: what is said of them, in every language, and for how long. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEFAULTS } from '../src/lib/games';
import { language, sayInstead, speak, t } from '../src/lib/i18n.svelte';
import { palettes } from '../src/lib/generated/game.json';
import { lookOf, wear } from '../src/lib/look';
import { coloursOf, inPlaceOf, labelOf, learnSides } from '../src/lib/sides';

const NONE = { red: '', blue: '' };
const LANGUAGES = ['en', 'th', 'zh-Hant', 'id', 'bg', 'et'];
const ids = (side: string) => [
  `side-${side}`,
  `seat-${side}-spymaster`,
  `seat-${side}-operatives`,
  `identity-${side}`,
];

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  await speak('en');
  await learnSides();
});
afterEach(() => {
  sayInstead(null);
  vi.unstubAllGlobals();
});
const page = () => document.documentElement.dataset;

test('a palette is two colours, red’s first', () => {
  expect(coloursOf('brown-sky')).toEqual({ red: 'brown', blue: 'sky' });
  expect(palettes[0]).toBe(DEFAULTS.palette);
});

describe.each(LANGUAGES)('%s', (tag) => {
  test.each(palettes)(
    '%s: every text that names a side names it by its colour',
    async (palette) => {
      await speak(tag);
      expect(language.current).toBe(tag);
      const before = ids('red')
        .concat(ids('blue'))
        .map((id) => t(id));
      sayInstead(inPlaceOf(palette, NONE));
      const { red, blue } = coloursOf(palette);
      const said = ids('red')
        .concat(ids('blue'))
        .map((id) => t(id));
      expect(said).toEqual(
        ids(red)
          .concat(ids(blue))
          .map((id) => t(id)),
      );
      expect(new Set(said).size).toBe(said.length);
      if (palette === DEFAULTS.palette) expect(said).toEqual(before);
      expect([t('web-label-red'), t('web-label-blue')]).toEqual([labelOf(red), labelOf(blue)]);
      expect(said.join()).not.toMatch(/(side|seat|identity|colour)-/);
    },
  );

  test('a name stands in every text, and labels keep the colour', async () => {
    await speak(tag);
    const plain = t('side-blue');
    sayInstead(inPlaceOf('orange-blue', { ...NONE, red: 'Foxes' }));
    for (const id of ids('red')) {
      expect(t(id)).toContain('Foxes');
      expect(t(id)).not.toContain(id);
    }
    expect(t('web-label-red')).toBe(t('web-colour-orange'));
    expect(t('side-blue')).toBe(plain);
    expect(t('identity-assassin')).not.toContain('Foxes');
  });
});

test('a room has its look until one leaves it', async () => {
  const off = wear(lookOf({ palette: 'yellow-purple', side_names: { ...NONE, blue: 'Owls' } }))!;
  await vi.waitFor(() => expect(page().palette).toBe('yellow-purple'));
  expect([t('side-red'), t('side-blue')]).toEqual(['yellow team', 'team “Owls”']);
  off();
  expect(page().palette).toBeUndefined();
  expect(t('side-red')).toBe('red team');
});

test('whoever has left before it came does not wear it', async () => {
  wear(lookOf({ palette: 'yellow-purple', side_names: NONE }))!();
  await learnSides();
  await new Promise((resolve) => setTimeout(resolve));
  expect([page().palette, t('side-red')]).toEqual([undefined, 'red team']);
});

test('most rooms are red and blue', () => {
  expect(lookOf(null)).toBe('');
  expect(lookOf({ ...DEFAULTS, side_names: { ...NONE } })).toBe('');
  expect(wear('')).toBeUndefined();
});
