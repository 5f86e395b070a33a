/**
 * Builds what is stale: the content, the page with its worker, the server. Each part remembers a hash of what
 * it was built from (scripts/build-inputs.mjs), so that a second start builds nothing.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { checkBudgets } from './budgets.mjs';
import { buildContent } from './build-content.mjs';
import { findUnlisted, inputsOf, partNames } from './build-inputs.mjs';
import { forgetReads, readsOf } from './build-reads.mjs';
import { compressFiles } from './compress.mjs';
import { hashOf } from './files.mjs';
import { buildRenderer, renderPages } from './prerender.mjs';

/** @typedef {import('./build-inputs.mjs').PartName} PartName */

const root = new URL('../', import.meta.url);

/** @type {Record<PartName, (version: string) => Promise<void>>} */
const builders = {
  content: () => buildContent(root),
  page: async (version) => {
    const shown = version.slice(0, 12);
    process.env['HOOG_VERSION'] = shown;
    await build({ root: root.pathname, configFile: 'vite.config.ts', logLevel: 'warn' });
    // The manifest is for the build alone, so it does not belong to the page.
    await rename(new URL('dist/page/.vite/manifest.json', root), new URL('dist/page-manifest.json', root));
    // Tells the server which build it serves.
    await writeFile(new URL('dist/page/version.txt', root), `${shown}\n`);
    await compressFiles(new URL('dist/page/', root).pathname);
  },
  'public-pages': async () => {
    await buildRenderer(root);
    await renderPages(root, new URL('dist/content', root).pathname);
    await checkBudgets(root);
  },
  server: async () => {
    await build({ root: root.pathname, configFile: 'build/server.config.ts', logLevel: 'warn' });
  },
};

/**
 * Builds every stale part, or those that are named; says on the console which.
 * @param {PartName[]} parts
 */
export async function buildStale(parts = partNames) {
  // Vite would take a server made for reading the content for development, and React with it.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  try {
    for (const part of parts) await buildPart(part);
  } finally {
    if (NODE_ENV === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = NODE_ENV;
  }
}

/** @param {PartName} part */
async function buildPart(part) {
  const version = await hashOf(root, inputsOf(part));
  const stamp = new URL(`dist/${part}.built-from`, root);
  const builtFrom = await readFile(stamp, 'utf8').catch(() => '');
  if (builtFrom === version) return;
  const startedAt = performance.now();
  await rm(stamp, { force: true });
  await forgetReads(part);
  await builders[part](version);
  const unlisted = findUnlisted(part, await readsOf(part));
  if (unlisted.length > 0)
    throw new Error(
      `The build of ${part} has read what is not on its list, so that a change of it would go unseen.` +
        `\nAdd to scripts/build-inputs.mjs:\n  ${unlisted.join('\n  ')}`,
    );
  await writeFile(stamp, version);
  console.log(`built ${part} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

if (process.argv[1] === new URL(import.meta.url).pathname) await buildStale();
