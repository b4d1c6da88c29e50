import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** `fonts-licence.txt` beside the fonts of some packages: what their authors ask for. */
export function fontsLicence(folder: string, packages: string[]): Plugin {
  return {
    name: 'fonts-licence',
    generateBundle() {
      const texts = packages.map((name) => readFileSync(join(folder, name, 'LICENSE'), 'utf-8'));
      const source = texts.map((text, at) => `${packages[at]}\n\n${text.trim()}\n`).join('\n\n');
      this.emitFile({ type: 'asset', fileName: 'fonts-licence.txt', source });
    },
  };
}
