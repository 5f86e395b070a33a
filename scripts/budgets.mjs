/**
 * Limits how many bytes the built product may weigh. Exceeding one fails the build: a page on a slow phone pays for each of them.
 * Sizes are gzip's, in kB of 1000 bytes.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** @typedef {{ file: string, imports?: string[] }} Chunk */
/** @typedef {Record<string, Chunk>} Manifest The build's own: what became of each module that has a file. */

/** Each with room for a little growth; raising one is a decision and wants a reason. */
const BUDGETS = {
  'script of a public page before it is painted, of the landing page all there is': 1,
  'scripts of a signed-in start before its screen': 112,
  'script files of a start on the calendar': 22,
  'scripts of a start on the calendar until it lives': 219.6,
  'scripts that follow a start on the recipes': 13.5,
  'all styles': 23.4,
  'heaviest public page': 10,
  'service worker': 29.8,
  'precache, uncompressed': 1_833,
  'precached files': 103,
};

/** A sentence of Amplify's own, by which its file is found. */
const AMPLIFY = 'Amplify has not been configured';
/** Fetched by who has no app yet, and so the only script that no phone keeps. */
const PUBLIC_START = 'src/app/public-pages/start.ts';

/** The files that it needs until its screen lives. */
const CALENDAR_LIVES = [
  'index.html',
  'src/app/start/engine.tsx',
  'src/offline/outbox.ts',
  'src/features/calendar/calendar/calendar-screen.tsx',
];

/** The files that a start on the recipes needs, and those that every start fetches once its screen is drawn. */
const RECIPES_LIVE = [
  'index.html',
  'src/app/start/engine.tsx',
  'src/offline/outbox.ts',
  'src/features/food/recipes/recipes-screen.tsx',
];
const FOLLOWING = [
  'src/app/shell-status.tsx',
  'src/app/start/after-start.ts',
  'src/app/worker/update-notice.tsx',
  'src/features/calendar/calendar/waiting-badge.tsx',
];

/** The files that a start on the calendar fetches at once (src/app/start/preload.ts; the outbox comes with the engine) and right after. */
export const CALENDAR_START = [
  'index.html',
  'src/app/start/engine.tsx',
  'src/app/shell-status.tsx',
  'src/app/start/after-start.ts',
  'src/app/worker/update-notice.tsx',
  'src/features/calendar/calendar/calendar-screen.tsx',
];

/**
 * Throws, naming each, when a budget is exceeded, Amplify is fetched at the start, or files import each other.
 * @param {URL} root
 */
export async function checkBudgets(root) {
  const page = new URL('dist/page/', root).pathname;
  /** @type {Manifest} */
  const manifest = JSON.parse(await readFile(new URL('dist/page-manifest.json', root), 'utf8'));
  const start = filesOf(manifest, 'index.html');
  const precached = await precachedFiles(page);
  /** @type {Record<keyof typeof BUDGETS, number>} */
  const measured = {
    'script of a public page before it is painted, of the landing page all there is': await weight(
      page,
      filesOf(manifest, PUBLIC_START),
    ),
    'scripts of a signed-in start before its screen': await weight(page, start),
    'script files of a start on the calendar': allFilesOf(manifest, CALENDAR_START).size,
    'scripts of a start on the calendar until it lives': await weight(
      page,
      allFilesOf(manifest, CALENDAR_LIVES),
    ),
    'scripts that follow a start on the recipes': await weight(
      page,
      without(allFilesOf(manifest, FOLLOWING), allFilesOf(manifest, RECIPES_LIVE)),
    ),
    'all styles': await weight(page, await stylesIn(page)),
    'heaviest public page': await heaviestPage(root),
    'service worker': await weight(page, ['sw.js']),
    'precache, uncompressed': sum(await Promise.all(precached.map((file) => sizeOf(page, file)))) / 1000,
    'precached files': precached.length,
  };
  const names = /** @type {(keyof typeof BUDGETS)[]} */ (Object.keys(BUDGETS));
  const problems = names
    .filter((name) => measured[name] > BUDGETS[name])
    .map((name) => `${name}: ${measured[name].toFixed(1)}, at most ${BUDGETS[name]}`);
  const startTexts = await Promise.all([...start].map((file) => readFile(join(page, file), 'utf8')));
  if (startTexts.some((text) => text.includes(AMPLIFY))) problems.push('Amplify is fetched at the start');
  const unkept = Object.entries(manifest)
    .filter(([key, { file }]) => key !== PUBLIC_START && file.endsWith('.js') && !precached.includes(file))
    .map(([, { file }]) => file);
  if (unkept.length > 0)
    problems.push(`not on the phone, so that a screen fails offline: ${unkept.join(', ')}`);
  const circle = Object.keys(manifest).find((key) => importsItself(manifest, key));
  if (circle !== undefined) problems.push(`${circle} and what it imports import each other`);
  if (problems.length > 0) throw new Error(`The build is too heavy:\n  ${problems.join('\n  ')}`);
  return measured;
}

/**
 * A module's own file and all that it imports before it runs.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} seen
 */
function filesOf(manifest, key, seen = new Set()) {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`${key} is not in the build's manifest`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, seen);
  return seen;
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} keys
 */
function allFilesOf(manifest, keys) {
  return new Set(keys.flatMap((key) => [...filesOf(manifest, key)]));
}

/**
 * @param {Set<string>} files
 * @param {Set<string>} others
 */
function without(files, others) {
  return new Set([...files].filter((file) => !others.has(file)));
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 */
function importsItself(manifest, key) {
  const chunk = manifest[key];
  return chunk?.imports?.some((imported) => filesOf(manifest, imported).has(chunk.file)) ?? false;
}

/**
 * @param {string} page
 * @param {Iterable<string>} files
 */
async function weight(page, files) {
  return sum(await Promise.all([...files].map((file) => gzipOf(join(page, file))))) / 1000;
}

/** @param {string} path */
async function gzipOf(path) {
  return gzipSync(await readFile(path), { level: 9 }).length;
}

/**
 * @param {string} page
 * @param {string} file
 */
async function sizeOf(page, file) {
  return (await readFile(join(page, file))).length;
}

/** @param {string} page */
async function stylesIn(page) {
  const files = await readdir(join(page, 'assets'));
  return files.filter((file) => file.endsWith('.css')).map((file) => join('assets', file));
}

/**
 * As the worker lists them in itself.
 * @param {string} page
 */
async function precachedFiles(page) {
  const worker = await readFile(join(page, 'sw.js'), 'utf8');
  const [list = ''] = /\[\{[^[\]]*"?url"?:[^[\]]*\}\]/.exec(worker) ?? [];
  return [...list.matchAll(/"?url"?:["'`]([^"'`]+)["'`]/g)].map(([, file = '']) => file);
}

/** @param {URL} root */
async function heaviestPage(root) {
  /** @type {{ pages: { html: string }[] }} */
  const { pages } = JSON.parse(await readFile(new URL('dist/content/pages.json', root), 'utf8'));
  return Math.max(...pages.map(({ html }) => gzipSync(html, { level: 9 }).length)) / 1000;
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
