/**
 * What the page's build does that Vite does not by itself: a start is spared the words that its first screen has no use for,
 * the worker knows the files of each first screen, and the browser compiles them ahead.
 */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import type { STARTING_SCREENS } from './src/contract/starting-screens.ts';

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

const FILES_OF_START = 'virtual:files-of-start';
const MANIFEST = fileURLToPath(new URL('dist/page/.vite/manifest.json', import.meta.url));
const MAIN = 'src/app/start/main.tsx';
const ENGINE = 'src/app/start/engine.tsx';

/** The modules that src/app/start/preload.ts loads besides the engine. */
const SCREENS: Record<keyof typeof STARTING_SCREENS, { itself: string; one?: string; below?: string }> = {
  calendar: { itself: 'src/features/calendar/calendar-screen.tsx' },
  diary: { itself: 'src/features/measurements/diary-screen.tsx' },
  mealplan: { itself: 'src/features/mealplan/meal-plan-screen.tsx' },
  programs: { itself: 'src/features/programs/programs-screen.tsx' },
  recipes: {
    itself: 'src/features/recipes/recipes-screen.tsx',
    one: 'src/features/recipes/recipe-screen.tsx',
  },
  studio: {
    itself: 'src/features/trainings/studio-screen.tsx',
    one: 'src/features/trainings/training-screen.tsx',
    below: 'src/features/guided/guided-screen.tsx',
  },
};

/** For the worker, which is built after the page: the files of each first screen besides those that index.html names. */
export function filesOfStart(): Plugin {
  return {
    name: 'hoog:files-of-start',
    apply: 'build',
    resolveId: (source) => (source === FILES_OF_START ? `\0${FILES_OF_START}` : undefined),
    async load(id) {
      if (id !== `\0${FILES_OF_START}`) return undefined;
      const manifest = JSON.parse(await readFile(MANIFEST, 'utf8')) as Manifest;
      const named = filesWith(manifest, 'index.html');
      const besides = (screen: string) =>
        [...new Set([...filesWith(manifest, ENGINE), ...filesWith(manifest, screen)])].filter(
          (file) => !named.has(file),
        );
      const files = Object.entries(SCREENS).map(([first, { itself, one, below }]) => [
        first,
        {
          itself: besides(itself),
          ...(one !== undefined && { one: besides(one) }),
          ...(below !== undefined && { below: besides(below) }),
        },
      ]);
      return `export const FILES_OF_START = ${JSON.stringify(Object.fromEntries(files))};`;
    },
  };
}

/** The module's own file and all that it imports before it runs. */
function filesWith(manifest: Manifest, module: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} has no file of its own`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesWith(manifest, imported, found);
  return found;
}

/**
 * Has Chromium compile all functions of the files of a start while they come, off the main thread. By itself it compiles them when
 * they are first called, at each start anew, because it keeps no compiled code of what a worker serves
 * (docs/decisions/061-a-start-that-ends.md).
 */
export function compileHints(): Plugin {
  const modules = [
    MAIN,
    ENGINE,
    ...Object.values(SCREENS).flatMap(({ itself, one = itself }) => [itself, one]),
  ];
  return {
    name: 'hoog:compile-hints',
    apply: 'build',
    generateBundle: {
      // After Vite has written its own first line: the hint counts only before all code.
      order: 'post',
      handler(_options, bundle) {
        const files = new Set<string>();
        const add = (file: string) => {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || files.has(file)) return;
          files.add(file);
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
          for (const imported of chunk.imports) add(imported);
        };
        for (const chunk of Object.values(bundle))
          if (
            chunk.type === 'chunk' &&
            modules.some((module) => chunk.moduleIds.some((id) => id.endsWith(module)))
          )
            add(chunk.fileName);
      },
    },
  };
}
