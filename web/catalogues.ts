import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'catalogue:';
/** What the command line, paper and previews of links alone say. */
const NOT_HERE = new Set([
  'cli.ftl',
  'arena.ftl',
  'bots.ftl',
  'deck_commands.ftl',
  'paper.ftl',
  'hearing.ftl',
  'parser.ftl',
  'preview.ftl',
]);
/** What one page, one box, the menu or a part of the lobby alone says: `catalogue:et/how` is a piece of its own. */
const APART = new Set([
  'how.ftl',
  'commands.ftl',
  'faces.ftl',
  'lobby.ftl',
  'offline.ftl',
  'own_pictures.ftl',
  'preferences.ftl',
  'sides.ftl',
  'analysis.ftl',
  'daily.ftl',
  'deal.ftl',
  'ideas.ftl',
  'guide.ftl',
  'mine.ftl',
  'missions.ftl',
  'puzzle.ftl',
  'sharing.ftl',
  'together.ftl',
  'print.ftl',
]);

/**
 * `import text from 'catalogue:et'`: the messages of one language, in one piece and without comments,
 * from the files that Python reads as well. What is not translated yet stands there in English.
 */
export function catalogues(folder: string): Plugin {
  return {
    name: 'catalogues',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/');
      const messages = new Map([...read('en', part), ...read(language, part)]);
      return `export default ${JSON.stringify([...messages.values()].join('\n'))}`;
    },
  };

  function read(language: string, part?: string): Map<string, string> {
    const files = readdirSync(join(folder, language)).filter((file) =>
      part
        ? file === `${part}.ftl`
        : file.endsWith('.ftl') && !NOT_HERE.has(file) && !APART.has(file),
    );
    return messagesOf(files.map((file) => readFileSync(join(folder, language, file), 'utf-8')));
  }
}

/** The entries of some files by their ids. An entry begins at the margin and goes on indented. */
export function messagesOf(texts: string[]): Map<string, string> {
  const found = new Map<string, string>();
  let id = '';
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    const start = /^(-?[a-zA-Z][\w-]*) *=/.exec(line);
    if (start) {
      id = start[1]!;
      found.set(id, line);
    } else if (id && /^[ }]/.test(line)) {
      found.set(id, `${found.get(id)}\n${line}`);
    } else {
      id = '';
    }
  }
  return found;
}
