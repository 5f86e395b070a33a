/**
 * `npm run content [folder]`: reads and checks what staff wrote, tells what is wrong with it, and publishes it.
 *
 * Pictures and videos go first, under names that carry their hash; then content.json and the rendered public pages are
 * replaced, each in one step; then the database (DATABASE_URL, or DATA_DIR) takes it in in one transaction. The embedded
 * database belongs to the server while that runs: then the server itself takes the new content in, a few seconds later.
 */
import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { createServer } from 'vite';
import { renderPages } from './prerender.mjs';

/** @typedef {typeof import('../press/build-content.ts')} Press */
/** @typedef {import('../server/configuration.ts').Configuration} Configuration */
/** @typedef {NonNullable<Awaited<ReturnType<typeof readChecked>>>} Content */
/** @typedef {typeof import('../server/modules/content/publish-content.ts').publishContent} PublishContent */

const root = new URL('../', import.meta.url).pathname;
const folder = resolve(process.argv[2] ?? join(root, 'content'));

await mkdir(join(root, '.cache'), { recursive: true });
const drafts = await mkdtemp(join(root, '.cache', 'content-'));
const vite = await createServer({
  root,
  configFile: false,
  logLevel: 'warn',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
  appType: 'custom',
});
try {
  process.exitCode = await run();
} finally {
  await vite.close();
  await rm(drafts, { recursive: true, force: true });
}

async function run() {
  const content = await readChecked();
  if (content === null) return 1;
  const { readConfiguration } = await vite.ssrLoadModule('/server/configuration.ts');
  const { DATABASE_URL, DATA_DIR, CONTENT_DIR } = process.env;
  const configuration = readConfiguration({ DATABASE_URL, DATA_DIR, CONTENT_DIR });
  await writeContent(content, configuration.contentDirectory);
  // If the product is built here, search engines and visitors get the new text too; otherwise with the next build.
  if (existsSync(join(root, 'dist/renderer/prerender.js')))
    await renderPages(new URL('../', import.meta.url), configuration.contentDirectory);
  const report = await publish(content, configuration);
  const { closeFilms } = await vite.ssrLoadModule('/server/modules/content/close-films.ts');
  await closeFilms(content, configuration.contentDirectory);
  console.log(
    report === null
      ? 'Server töötab: ta võtab uue sisu kasutusele mõne sekundi pärast.'
      : linesOf(report).join('\n'),
  );
  return 0;
}

/** Returns the content, or null after printing every problem. */
async function readChecked() {
  const { buildContent } = /** @type {Press} */ (await vite.ssrLoadModule('/press/build-content.ts'));
  const { content, problems } = await buildContent(folder, drafts);
  for (const { file, line, message } of problems)
    console.error(`${file}${line ? `:${line}` : ''}: ${message}`);
  if (problems.length > 0) {
    console.error(`\nVigu: ${problems.length}. Midagi ei avaldatud.`);
    return null;
  }
  const { recipes, trainings, foods, pages } = content;
  console.log(
    `Sisu on korras: ${recipes.length} retsepti, ${trainings.length} treeningut, ${foods.length} toiduainet, ${pages.length} lehte.`,
  );
  return content;
}

/**
 * Old files stay: what was sent out yesterday still refers to them.
 * @param {Content} content
 * @param {string} directory
 */
async function writeContent(content, directory) {
  for (const file of await readdir(drafts, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const target = join(directory, path.slice(drafts.length));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target, constants.COPYFILE_EXCL).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
  const held = await readFile(join(directory, 'content.json'), 'utf8').catch(() => '');
  const text = JSON.stringify(content);
  if (held === text) return;
  await writeFile(join(directory, 'content.json.new'), text);
  await rename(join(directory, 'content.json.new'), join(directory, 'content.json'));
}

/**
 * Returns what changed in the database, or null if a running server holds it.
 * @param {Content} content
 * @param {Configuration} configuration
 */
async function publish(content, { database: place, migrationsDirectory }) {
  const { openDatabase } = await vite.ssrLoadModule('/server/database/open-database.ts');
  const { DirectoryInUse } = await vite.ssrLoadModule('/server/database/directory-lock.ts');
  const { publishContent } = await vite.ssrLoadModule('/server/modules/content/publish-content.ts');
  const open = await openDatabase(place, { migrationsDirectory }).catch((/** @type {unknown} */ error) => {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  });
  if (open === null) return null;
  try {
    return await publishContent(open.database, content, new Date());
  } finally {
    await open.close();
  }
}

/** @param {Awaited<ReturnType<PublishContent>>} report */
function linesOf({ recipes, trainings, foods, pages, isMenuChanged, isScheduleChanged }) {
  const lines = Object.entries({
    Retseptid: recipes,
    Treeningud: trainings,
    Toiduained: foods,
    Lehed: pages,
  }).flatMap(([name, changes]) =>
    Object.entries({ lisatud: changes.added, muudetud: changes.changed, arhiveeritud: changes.archived })
      .filter(([, ids]) => ids.length > 0)
      .map(([what, ids]) => `${name}, ${what} ${ids.length}: ${ids.join(', ')}`),
  );
  if (isMenuChanged) lines.push('Menüü muutus.');
  if (isScheduleChanged) lines.push('Ajakava muutus.');
  return lines.length > 0 ? lines : ['Midagi ei muutunud.'];
}
