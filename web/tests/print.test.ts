import { afterEach, expect, test, vi } from 'vitest';
import type { ToPrint } from '../src/lib/generated/http';
import { fileOf, fits, pageOf, turn } from '../src/lib/print';

const WANTED = { lang: 'en', code: 'K7QF2M' } as ToPrint;

afterEach(() => vi.unstubAllGlobals());

test('missions are for Duet alone', () => {
  expect(fits('missions', 'classic')).toBe(false);
  expect(fits('missions', 'duet')).toBe(true);
  expect(fits('board', 'classic')).toBe(true);
});

test('the printer is told the paper as long as the page is open', () => {
  const told: string[] = [];
  const sheets = { adoptedStyleSheets: [] as unknown[] };
  vi.stubGlobal('document', sheets);
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync = (text: string) => told.push(text);
    },
  );
  const before = pageOf('a4');
  const after = pageOf('letter');
  before();
  expect(told).toEqual([
    '@page { size: 210mm 297mm; margin: 0 }',
    '@page { size: 215.9mm 279.4mm; margin: 0 }',
  ]);
  expect(sheets.adoptedStyleSheets).toHaveLength(1);
  after();
  expect(sheets.adoptedStyleSheets).toEqual([]);
});

test('what is upside down turns about its own place', () => {
  expect(turn(10, 20, true)).toBe('rotate(180 10 20)');
  expect(turn(10, 20, false)).toBeUndefined();
});

test('the file is asked for with all that was chosen', async () => {
  const fetched = vi.fn().mockResolvedValue(new Response('%PDF'));
  vi.stubGlobal('fetch', fetched);
  expect(await (await fileOf(WANTED)).text()).toBe('%PDF');
  const [address, how] = fetched.mock.calls[0] as [string, RequestInit];
  expect(address).toBe('/api/prints/pdf');
  expect(JSON.parse(how.body as string)).toEqual(WANTED);
});

test('a file that is refused, or does not come, says why', async () => {
  const refused = { code: 'print-letters-missing', data: { letters: 'ქ' } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(refused, { status: 422 })));
  await expect(fileOf(WANTED)).rejects.toMatchObject(refused);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 500 })));
  await expect(fileOf(WANTED)).rejects.toMatchObject({ code: 'server-error' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('gone')));
  await expect(fileOf(WANTED)).rejects.toMatchObject({ code: 'web-unreachable' });
});
