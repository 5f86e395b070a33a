/**
 * `npm run content [folder]`: reads and checks the files of staff, tells what is wrong with them, and publishes them. A
 * publication that would take something away that members have now needs `-- --archive`: another's work may not be in this
 * folder, and members' marks know content by its id.
 *
 * Pictures and videos go first, under names that carry their hash; then content.json and the rendered public pages are
 * replaced, each in one step; then the database (DATABASE_URL, or DATA_DIR) takes it in in one transaction. The embedded
 * database belongs to the server while that runs: then the server itself takes the new content in, a few seconds later.
 */
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openSourceLoader } from './source-loader.mjs';
import { copyWhole } from './copy-whole.mjs';
import { renderPages } from './prerender.mjs';
import { tellProblem } from './tell-problem.mjs';

/** @typedef {typeof import('../press/build-content.ts')} Press */
/** @typedef {import('../server/configuration.ts').Configuration} Configuration */
/** @typedef {NonNullable<Awaited<ReturnType<typeof readChecked>>>} Content */
/** @typedef {typeof import('../server/modules/platform/content/publish-content.ts').publishContent} PublishContent */
/** @typedef {typeof import('../server/modules/platform/content/left-out.ts')} LeftOut */
/** @typedef {typeof import('../server/modules/platform/content/example-addresses.ts')} ExampleAddresses */
/** @typedef {import('../server/database/database.ts').Database} Database */

const root = new URL('../', import.meta.url).pathname;
const USAGE = `Kasutus: npm run content [-- [kaust] [--archive]]
  kaust      sisu failid; muidu content/
  --archive  avaldab ka siis, kui liikmetelt kaob midagi, mis neil praegu on`;
const { folder, mayArchive } = readWords();

/** @type {Record<string, string>} */
const KINDS = { recipes: 'Retseptid', trainings: 'Treeningud', foods: 'Toiduained', pages: 'Lehed' };

// Members would be shown recipes whose pictures are on this machine alone.
if (process.env['DATABASE_URL'] && !isAbsolute(process.env['CONTENT_DIR'] ?? '')) {
  console.error(
    'DATABASE_URL on antud, CONTENT_DIR täielik asukoht aga mitte: pildid ja videod jääksid siia kausta. Anna CONTENT_DIR, kaust, millest serverid neid loevad. Midagi ei avaldatud.',
  );
  process.exit(1);
}

if (!existsSync(folder)) {
  console.error(`Kausta ${folder} ei ole. Midagi ei avaldatud.`);
  process.exit(1);
}

await mkdir(join(root, '.cache'), { recursive: true });
const drafts = await mkdtemp(join(root, '.cache', 'content-'));
const vite = await openSourceLoader();
try {
  process.exitCode = await run().catch((error) => tellProblem(vite, error));
} finally {
  await vite.close();
  await rm(drafts, { recursive: true, force: true });
}

/** Returns what the command was told; tells how it is used and ends if it was asked, or told something else. */
function readWords() {
  const options = /** @type {const} */ ({ archive: { type: 'boolean' }, help: { type: 'boolean' } });
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (!values.help && positionals.length < 2)
      return {
        folder: resolve(positionals[0] ?? join(root, 'content')),
        mayArchive: values.archive === true,
      };
    (values.help ? console.log : console.error)(USAGE);
    process.exit(values.help ? 0 : 2);
  } catch {
    console.error(USAGE);
    process.exit(2);
  }
}

async function run() {
  const content = await readChecked();
  if (content === null) return 1;
  const { exampleAddressesIn } = /** @type {ExampleAddresses} */ (
    await vite.ssrLoadModule('/server/modules/platform/content/example-addresses.ts')
  );
  const examples = isForMembers() ? exampleAddressesIn(content) : [];
  if (examples.length > 0) {
    console.error(
      [
        'Näidisaadresse ei avaldata. Pane nende asemele päris aadressid:',
        ...examples,
        'Midagi ei avaldatud.',
      ].join('\n'),
    );
    return 1;
  }
  const { readConfiguration } = await vite.ssrLoadModule('/server/configuration.ts');
  const { DATABASE_URL, DATABASE_POOLER, DATA_DIR, CONTENT_DIR } = process.env;
  const configuration = readConfiguration({ DATABASE_URL, DATABASE_POOLER, DATA_DIR, CONTENT_DIR });
  const open = await openUnlessInUse(configuration);
  try {
    return await publish(content, configuration, open?.database);
  } finally {
    await open?.close();
  }
}

/** It goes live in production, and into a database of servers unless a developer says otherwise. */
function isForMembers() {
  const { NODE_ENV = '', DATABASE_URL = '' } = process.env;
  return NODE_ENV === 'production' || (DATABASE_URL !== '' && NODE_ENV === '');
}

/**
 * @param {Content} content
 * @param {Configuration} configuration
 * @param {Database | undefined} database undefined if a running server holds it
 */
async function publish(content, { contentDirectory }, database) {
  const lines = await linesOfLeftOut(content, contentDirectory, database);
  if (lines.length > 0 && !mayArchive) {
    console.error(
      [
        'Liikmetel on praegu, aga selles kaustas ei ole:',
        ...lines,
        'Midagi ei avaldatud. Kui keegi teine on selle lisanud, võta tema muudatused siia. Kui see peabki kaduma, lisa käsule `-- --archive`.',
      ].join('\n'),
    );
    return 1;
  }
  await writeContent(content, contentDirectory);
  // If the product is built here, search engines and visitors get the new text too; otherwise with the next build.
  if (existsSync(join(root, 'dist/renderer/prerender.js')))
    await renderPages(new URL('../', import.meta.url), contentDirectory);
  const { publishContent } = await vite.ssrLoadModule('/server/modules/platform/content/publish-content.ts');
  const told = database
    ? linesOf(await publishContent(database, content, new Date()))
    : ['Server töötab: ta võtab uue sisu kasutusele mõne sekundi pärast.'];
  const { closeFilms } = await vite.ssrLoadModule('/server/modules/platform/content/close-films.ts');
  await closeFilms(content, contentDirectory);
  console.log(told.join('\n'));
  return 0;
}

/**
 * The items of the database, and of the last content written for a running server, that the content lacks.
 * @param {Content} content
 * @param {string} contentDirectory
 * @param {Database | undefined} database
 */
async function linesOfLeftOut(content, contentDirectory, database) {
  const { idsOf, leftOut, readIdsInForce } = /** @type {LeftOut} */ (
    await vite.ssrLoadModule('/server/modules/platform/content/left-out.ts')
  );
  const next = idsOf(content);
  if (database) return linesOfIds(leftOut(await readIdsInForce(database), next));
  const written = await readFile(join(contentDirectory, 'content.json'), 'utf8').catch(() => null);
  return written === null ? [] : linesOfIds(leftOut(idsOf(JSON.parse(written)), next));
}

/** @param {Partial<Record<string, readonly string[]>>} ids */
function linesOfIds(ids) {
  return Object.entries(ids).map(([kind, some]) => `${KINDS[kind]}: ${some?.join(', ')}`);
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
    await copyWhole(path, target);
  }
  const held = await readFile(join(directory, 'content.json'), 'utf8').catch(() => '');
  const text = JSON.stringify(content);
  if (held === text) return;
  await writeFile(join(directory, 'content.json.new'), text);
  await rename(join(directory, 'content.json.new'), join(directory, 'content.json'));
}

/**
 * Returns undefined if a running server holds the database.
 * @param {Configuration} configuration
 */
async function openUnlessInUse({ database: place, migrationsDirectory }) {
  const { openDatabase } = await vite.ssrLoadModule('/server/database/open-database.ts');
  const { DirectoryInUse } = await vite.ssrLoadModule('/server/database/directory-lock.ts');
  return openDatabase(place, { migrationsDirectory }).catch((/** @type {unknown} */ error) => {
    if (error instanceof DirectoryInUse) return undefined;
    throw error;
  });
}

/** @param {Awaited<ReturnType<PublishContent>>} report */
function linesOf({ isMenuChanged, isScheduleChanged, ...kinds }) {
  const lines = Object.entries(kinds).flatMap(([kind, changes]) =>
    Object.entries({ lisatud: changes.added, muudetud: changes.changed, arhiveeritud: changes.archived })
      .filter(([, ids]) => ids.length > 0)
      .map(([what, ids]) => `${KINDS[kind]}, ${what} ${ids.length}: ${ids.join(', ')}`),
  );
  if (isMenuChanged) lines.push('Menüü muutus.');
  if (isScheduleChanged) lines.push('Ajakava muutus.');
  return lines.length > 0 ? lines : ['Midagi ei muutunud.'];
}
