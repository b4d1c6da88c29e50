import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { at, baseOf, linkTo, place, within } from '../src/lib/base';

const SOURCE = join(import.meta.dirname, '../src');
const BASE = '/games/covernames';

test('the document says where the page lies', () => {
  expect(baseOf('https://example.org/manifest.webmanifest')).toBe('');
  expect(baseOf('https://example.org/games/covernames/manifest.webmanifest')).toBe(BASE);
});

test.each(['', BASE])('paths go into addresses and come back, under "%s"', (base) => {
  for (const path of ['/', '/r/abc', '/replay?room=abc&game=1'])
    expect(within(at(path, base), base)).toBe(path);
});

test('a link to pass on is percent-encoded, once', () => {
  vi.stubGlobal('location', { origin: 'https://example.org' });
  expect(linkTo('/r/amber-tiger-river-47')).toBe('https://example.org/r/amber-tiger-river-47');
  expect(linkTo('/r/琥珀-47#a_b')).toBe('https://example.org/r/%E7%90%A5%E7%8F%80-47#a_b');
  expect(linkTo('/r/%E7%90%A5')).toBe('https://example.org/r/%E7%90%A5');
  vi.unstubAllGlobals();
});

test('what lies elsewhere on the site is none of ours', () => {
  expect(within('/r/abc', BASE)).toBeNull();
  expect(within('/games/covernames2/r/abc', BASE)).toBeNull();
});

test('pages on one site keep their own things', () => {
  expect(place('teams', '')).toBe('covernames.teams');
  expect(place('teams', BASE)).not.toBe(place('teams', ''));
});

test('no link forgets that the page may lie under a sub-path', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf-8' });
  const forgotten = files
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) => readFileSync(join(SOURCE, file), 'utf-8').split('\n'))
    .filter((line) =>
      /(href|src|action)=("|\{['"`])\/|location\.origin\}|fetch\(['"`]\//.test(line),
    );
  expect(forgotten).toEqual([]);
});
