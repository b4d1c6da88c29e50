import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** What opens where the server cannot be reached. */
const PAGE = 'offline.html';
const WORKER = 'worker.js';
/** Where src/worker.ts reads what it keeps. */
const GAP = 'self.KEPT';

/** The files that the service worker keeps, and a name for them that changes with their content. */
export interface Kept {
  version: string;
  files: string[];
}

/** Tells the service worker what to keep: the page that opens offline, and all that it takes. */
export function kept(): Plugin {
  return {
    name: 'kept',
    generateBundle: {
      order: 'post', // the pages are written by now
      handler(_, bundle) {
        const worker = bundle[WORKER];
        // It runs as a plain script, which cannot import; and it must be told exactly once.
        if (worker?.type !== 'chunk' || worker.imports.length) this.error(`${WORKER} is not alone`);
        const [before, after, ...more] = worker.code.split(GAP);
        if (after === undefined || more.length) this.error(`${GAP} must stand there once`);
        worker.code = before + JSON.stringify(keptIn(bundle)) + after;
      },
    },
  };
}

/** What of a build is kept. */
export function keptIn(bundle: Rolldown.OutputBundle): Kept {
  const page = bundle[PAGE];
  if (page?.type !== 'asset') throw new Error(`there is no ${PAGE}`);
  const text = String(page.source);
  const files = new Set([PAGE]);
  const add = (file: string) => {
    if (files.has(file) || !Object.hasOwn(bundle, file)) return;
    files.add(file);
    const found = bundle[file]!;
    if (found.type !== 'chunk') return;
    for (const other of [...found.imports, ...(found.viteMetadata?.importedCss ?? [])]) add(other);
  };
  for (const [, file] of text.matchAll(/="\/(assets\/[^"]+)"/g)) add(file!);
  const all = [...files];
  // The names of all but the page change with their content.
  const version = createHash('sha256')
    .update(JSON.stringify([text, all]))
    .digest('hex');
  return { version: version.slice(0, 12), files: all };
}
