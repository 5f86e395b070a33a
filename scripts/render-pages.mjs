/**
 * `node scripts/render-pages.mjs <content folder>`: renders the public pages from the built content with the app's own
 * screens, as a visitor sees them. The server fills in its origin and serves them (server/web/public-pages.ts).
 */
import { randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSourceLoader } from './source-loader.mjs';
import { addLoaded, addReads } from './build-reads.mjs';

const { graphql } = createRequire(import.meta.url)('graphql');

/**
 * Lays pages.json beside the content: its version and each page's document.
 * @param {URL} root
 * @param {string} contentDirectory
 */
async function renderPages(root, contentDirectory) {
  const content = JSON.parse(await readFile(join(contentDirectory, 'content.json'), 'utf8'));
  const { prerender } = await import(new URL('dist/renderer/prerender.js', root).href);
  const vite = await openSourceLoader();
  try {
    const rendered = await prerender(await openVisitor(vite, content), await readTemplate(root));
    const file = join(contentDirectory, 'pages.json');
    await writeFile(`${file}.new`, JSON.stringify({ contentVersion: content.version, ...rendered }));
    await rename(`${file}.new`, file);
    await addLoaded('public-pages', vite);
    await addReads('public-pages', [fileURLToPath(import.meta.url)]);
  } finally {
    await vite.close();
  }
}

/** @param {URL} root */
async function readTemplate(root) {
  const manifest = JSON.parse(await readFile(new URL('dist/page-manifest.json', root), 'utf8'));
  return {
    shell: await readFile(new URL('dist/page/index.html', root), 'utf8'),
    startScript: `/${manifest['src/app/public-pages/start.ts'].file}`,
  };
}

/**
 * The server's own schema over the content alone: what it returns to a visitor.
 * @param {import('vite').ViteDevServer} vite
 * @param {any} content As content.json holds it, read by the server's own code.
 */
async function openVisitor(vite, content) {
  const { buildExecutableSchema } = await vite.ssrLoadModule('/server/graphql/schema.ts');
  const { ANONYMOUS } = await vite.ssrLoadModule('/server/core/caller.ts');
  const { createPageTokens } = await vite.ssrLoadModule('/server/core/page-tokens.ts');
  const { createMediaAddresses } = await vite.ssrLoadModule(
    '/server/modules/platform/content/media-addresses.ts',
  );
  const updatedAt = new Date().toISOString();
  const toItem = (/** @type {unknown} */ body) => ({ body, updatedAt, isArchived: false });
  const snapshot = {
    ...content,
    foods: new Map(content.foods.map((/** @type {{ id: string }} */ food) => [food.id, food])),
    recipes: content.recipes.map(toItem),
    trainings: content.trainings.map(toItem),
  };
  const clock = () => new Date();
  const services = {
    content: { current: () => snapshot },
    pageTokens: createPageTokens(randomBytes(32)),
    mediaAddresses: createMediaAddresses(randomBytes(32), clock),
    clock,
  };
  const schema = buildExecutableSchema();
  return (/** @type {string} */ source, /** @type {Record<string, unknown>} */ variableValues) =>
    graphql({ schema, source, variableValues, contextValue: { caller: ANONYMOUS, services } });
}

const [, , contentFolder] = process.argv;
if (contentFolder === undefined) throw new Error('node scripts/render-pages.mjs <content folder>');
await renderPages(new URL('../', import.meta.url), contentFolder);
process.exit();
