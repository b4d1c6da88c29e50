/** What the build tells the service worker to keep. */
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { keptIn } from '../kept.ts';

const chunk = (imports: string[] = [], css: string[] = []) => ({
  type: 'chunk',
  imports,
  viteMetadata: { importedCss: new Set(css) },
});
const asset = (source = '') => ({ type: 'asset', source });
const PAGE = `<script src="/assets/offline-1.js"></script>
  <link rel="icon" href="/icon.svg" /><link rel="stylesheet" href="/assets/offline-1.css" />`;
function built(changes: object = {}): Rolldown.OutputBundle {
  return {
    'index.html': asset('<script src="/assets/index-1.js"></script>'),
    'offline.html': asset(PAGE),
    'worker.js': chunk(),
    'assets/index-1.js': chunk(['assets/shell-1.js', 'assets/table-1.js']),
    'assets/offline-1.js': chunk(['assets/shell-1.js']),
    'assets/shell-1.js': chunk(['assets/offline-1.js'], ['assets/shell-1.css']),
    'assets/table-1.js': chunk(),
    'assets/offline-1.css': asset(),
    'assets/shell-1.css': asset(),
    ...changes,
  } as unknown as Rolldown.OutputBundle;
}

test('the page that opens offline, and all that it takes', () => {
  expect(keptIn(built()).files).toEqual([
    'offline.html',
    'assets/offline-1.js',
    'assets/shell-1.js',
    'assets/shell-1.css',
    'assets/offline-1.css',
  ]);
});

test('its name changes with the content, and with nothing else', () => {
  const { version } = keptIn(built());
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(keptIn(built({ 'assets/table-1.js': chunk(['assets/index-1.js']) })).version).toBe(
    version,
  );
  const page = { 'offline.html': asset(`${PAGE}<!-- anew -->`) };
  const files = { 'assets/offline-1.js': chunk(['assets/table-1.js']) };
  for (const changes of [page, files]) expect(keptIn(built(changes)).version).not.toBe(version);
});

test('a build without that page is none', () => {
  expect(() => keptIn(built({ 'offline.html': undefined }))).toThrow('offline.html');
});
