/**
 * The files that a build has read of the repository: modules, the configuration with its imports, public files. Kept in
 * `dist/<part>.read.json`, because one part is built by several builds, and one of these runs in a process of its own.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';

const root = new URL('../', import.meta.url);
const base = fileURLToPath(root);
/** Packages are on the list as the lock file; what an earlier part has built, as that part's list. */
const OUTSIDE = /^(?:node_modules|dist|\.cache)\//;

/** @param {string} part */
const recordOf = (part) => new URL(`dist/${part}.read.json`, root);

/** @param {string} part */
export async function forgetReads(part) {
  await rm(recordOf(part), { force: true });
}

/**
 * Paths below the root, sorted.
 * @param {string} part
 * @returns {Promise<string[]>}
 */
export async function readsOf(part) {
  const record = recordOf(part);
  return existsSync(record) ? JSON.parse(await readFile(record, 'utf8')) : [];
}

/**
 * Adds files, by their paths on this machine or by module ids, to what the part has read.
 * @param {string} part
 * @param {Iterable<string>} files
 */
export async function addReads(part, files) {
  const paths = [...files]
    .map((file) => file.replace(/[?#].*$/, ''))
    .filter((file) => file.startsWith(base))
    .map((file) => file.slice(base.length))
    .filter((file) => file !== '' && !OUTSIDE.test(file));
  await mkdir(new URL('dist/', root), { recursive: true });
  const all = new Set([...(await readsOf(part)), ...paths]);
  // Another process that reads it meanwhile, or writes too, finds it whole.
  const record = recordOf(part);
  const written = new URL(`${record.href}.${process.pid}`);
  await writeFile(written, JSON.stringify([...all].sort()));
  await rename(written, record);
}

/**
 * Records the files that a bundle has read, in a build or in a build within it.
 * @param {string} part
 * @returns {import('vite').Plugin}
 */
export function recordReads(part) {
  /** @type {string[]} */
  let settings = [];
  let publicFolder = '';
  let isProduct = false;
  return {
    name: 'hoog:record-reads',
    apply: 'build',
    configResolved({ configFileDependencies, publicDir, build }) {
      // The bench builds by the same configuration, to elsewhere.
      isProduct = resolve(base, build.outDir).startsWith(join(base, 'dist'));
      settings = configFileDependencies;
      publicFolder = build.copyPublicDir ? publicDir : '';
    },
    async buildEnd() {
      if (!isProduct) return;
      const served = publicFolder.startsWith(base)
        ? await listFiles(root, publicFolder.slice(base.length))
        : [];
      const modules = [...this.getModuleIds()].filter((id) => existsSync(id.replace(/[?#].*$/, '')));
      await addReads(part, [...settings, ...served.map((file) => base + file), ...modules]);
    },
  };
}

/**
 * Records the files that a Vite server has read for the modules loaded through it.
 * @param {string} part
 * @param {import('vite').ViteDevServer} vite
 */
export async function addLoaded(part, vite) {
  await addReads(part, vite.environments['ssr'].moduleGraph.fileToModulesMap.keys());
}
