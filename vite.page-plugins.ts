/** What the page's build does that Vite does not by itself: a start is spared the words that its first screen has no use for. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORDS = '\0words/';
const WORDS_FILE = fileURLToPath(new URL('src/language/et.json', import.meta.url));

/** Each group of et.json as a module, so that a chunk carries only the words that its screens name. */
export function wordsByGroup(): Plugin {
  const readWords = async () => JSON.parse(await readFile(WORDS_FILE, 'utf8')) as Record<string, unknown>;
  return {
    name: 'hoog:words-by-group',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source.startsWith(WORDS)) return source;
      if (!source.endsWith('/et.json')) return undefined;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved?.id === WORDS_FILE ? WORDS : undefined;
    },
    async load(id) {
      if (!id.startsWith(WORDS)) return undefined;
      const words = await readWords();
      const group = id.slice(WORDS.length);
      const code =
        group === ''
          ? Object.keys(words).map((name) => `export { ${name} } from ${JSON.stringify(WORDS + name)};`)
          : [`export const ${group} = ${JSON.stringify(words[group])};`];
      return { code: code.join('\n'), moduleSideEffects: false };
    },
  };
}
