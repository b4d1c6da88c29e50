import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'pictures:';
const DRAWN = `${PREFIX}drawn`;
/** The faces of people lie in the same folder, all in one file. */
const FACES = 'faces.svg';

/**
 * The deck of pictures, as `tools/pictures_deck.py draw` has left it in a folder.
 *
 * `import drawn from 'pictures:drawn'`: what stands before and after an id in the name of its file,
 * which changes with the drawings, so that browsers may keep them; the faces of people are drawn in
 * `faces` with the same ending. `import names from 'pictures:et'`:
 * what the pictures are called in a language, by their ids.
 */
export function pictures(folder: string): Plugin {
  const files = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  const svgs = files.filter((file) => file.endsWith('.svg'));
  const hash = createHash('sha256');
  for (const file of svgs) hash.update(readFileSync(join(folder, file)));
  const ending = `.${hash.digest('hex').slice(0, 8)}.svg`;
  const named = (svg: string) =>
    `assets/${svg === FACES ? '' : 'picture.'}${svg.replace(/\.svg$/, ending)}`;

  return {
    name: 'pictures',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${DRAWN}`) {
        return `export default ${JSON.stringify(['/assets/picture.', ending])}`;
      }
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = join(folder, `names-${id.slice(PREFIX.length + 1)}.json`);
      return `export default ${existsSync(file) ? readFileSync(file, 'utf-8') : '{}'}`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const svg = svgs.find((each) => request.url?.endsWith(`/${named(each)}`));
        if (!svg) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(join(folder, svg)));
      });
    },
    generateBundle() {
      if (!svgs.length) this.error(`no pictures in ${folder}: build with tools/page.py`);
      const texts = files.filter((file) => /\.(txt|md)$/.test(file));
      const source = texts.map((file) => readFileSync(join(folder, file), 'utf-8')).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'pictures-licence.txt', source });
    },
    // Not as files of the bundle: the report of a build would list every one of them.
    writeBundle({ dir = '' }) {
      for (const svg of svgs) copyFileSync(join(folder, svg), join(dir, named(svg)));
    },
  };
}
