/**
 * The parts of the page's build that Vite does not do by itself: the worker knows the files of each first screen, the browser
 * compiles them ahead, and the manifest weighs no more than it says.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest, Plugin } from 'vite';
import { SCREEN_PATH } from '../contract/screen-paths.ts';
import { ENGINE, MAIN, SCREEN_MODULES, SCREENS } from './start-modules.ts';

const FILES_OF_START = 'virtual:files-of-start';
const SCREEN_PATH_MODULE = 'virtual:screen-path';
const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MANIFEST = fileURLToPath(new URL('../dist/page/.vite/manifest.json', import.meta.url));

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

/** For the worker: the list of screens written out, which is smaller than the table that it is made of. */
export function screenPath(): Plugin {
  return {
    name: 'hoog:screen-path',
    apply: 'build',
    resolveId: (source) => (source === SCREEN_PATH_MODULE ? `\0${SCREEN_PATH_MODULE}` : undefined),
    load: (id) =>
      id === `\0${SCREEN_PATH_MODULE}` ? `export const SCREEN_PATH = ${SCREEN_PATH};` : undefined,
  };
}

/**
 * Lists in Vite's manifest all modules that are loaded by `import()`: it leaves out those that share a file with others
 * (build/chunks.ts).
 */
export function listLoadedModules(): Plugin {
  return {
    name: 'hoog:list-loaded-modules',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const asset = bundle['.vite/manifest.json'];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source)) as Manifest;
        const named = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
        for (const chunk of Object.values(bundle)) {
          const ofFile = named.get(chunk.fileName);
          if (chunk.type !== 'chunk' || !ofFile) continue;
          for (const id of chunk.moduleIds)
            if (this.getModuleInfo(id)?.dynamicImporters.length) manifest[relative(ROOT, id)] ??= ofFile;
        }
        asset.source = JSON.stringify(manifest, undefined, 2);
      },
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
  const modules = [MAIN, ENGINE, ...SCREEN_MODULES];
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

/** Every phone keeps the page and the web app's manifest: they are served without the spaces with which they are written. */
export function compactFiles(): Plugin {
  return {
    name: 'hoog:compact-files',
    apply: 'build',
    // Before the worker lists what it keeps.
    async writeBundle({ dir = '' }) {
      const manifest = join(dir, 'manifest.webmanifest');
      await writeFile(manifest, JSON.stringify(JSON.parse(await readFile(manifest, 'utf8'))));
      const page = join(dir, 'index.html');
      await writeFile(page, (await readFile(page, 'utf8')).replace(/^ +/gm, ''));
    },
  };
}
