/** Saving, replay and the recipe list in a real browser, against bare floors in the same page. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../browser.mjs';
import { median, ratioRow } from './figures.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */
/** @typedef {import('playwright-core').Page} Page */

const LATENCY_MS = 50;
/** @type {Record<string, string>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const CPU_RATE = 4;
const SEARCHED_RECIPES = 10_000;
const LISTED_DAYS = 28;
/** The first of a page takes longest, and another's work may stand between. */
const FRESH_PAGES = 5;

/**
 * Serves the built bench page; `/replay` responds to every aliased mutation of a batch after 50 ms.
 * @param {string} folder
 */
export async function serveBench(folder) {
  const answer = async (/** @type {Request} */ request, /** @type {Response} */ response) => {
    if (request.url === '/replay') return answerReplay(request, response);
    const [asked = '/'] = (request.url ?? '/').split('?');
    const path = asked === '/' ? '/index.html' : asked;
    try {
      const body = await readFile(join(folder, path));
      response
        .writeHead(200, { 'Content-Type': TYPES[extname(path)] ?? 'application/octet-stream' })
        .end(body);
    } catch {
      response.writeHead(404).end();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/**
 * @param {Request} request
 * @param {Response} response
 */
async function answerReplay(request, response) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const { query } = JSON.parse(Buffer.concat(chunks).toString());
  const aliases = [...query.matchAll(/\b(e\d+): createMeasurement\b/g)].map((match) => match[1]);
  const data = Object.fromEntries(
    aliases.map((alias) => [alias, { id: alias, presignedUrl: '{}', measurement: { id: alias } }]),
  );
  setTimeout(() => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ data }));
  }, LATENCY_MS);
}

/**
 * @param {string} origin
 * @param {string | undefined} executablePath
 */
export async function benchStorage(origin, executablePath) {
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in globalThis);
    const rows = [ratioRow('saving an entry', await page.evaluate(() => globalThis.bench.saving(60)), 2)];
    rows.push(replayRow(await page.evaluate(() => globalThis.bench.replay(500))));
    const session = await page.context().newCDPSession(page);
    for (const count of [200, 1000, 5000]) {
      await page.evaluate((n) => globalThis.bench.fillLibrary(n), count);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
      const pair = await page.evaluate((n) => globalThis.bench.firstScreen(n, 25), count);
      rows.push(ratioRow(`offline list, first screen of ${count} recipes`, pair, 2));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    const search = (/** @type {Page} */ fresh) =>
      fresh.evaluate((n) => globalThis.bench.keystrokes(n), SEARCHED_RECIPES);
    rows.push(keystrokeRow(await onFreshPages(browser, origin, search)));
    const shop = (/** @type {Page} */ fresh) =>
      fresh.evaluate((n) => globalThis.bench.shoppingLists(n, 15), LISTED_DAYS);
    rows.push(shoppingRow(await onFreshPages(browser, origin, shop)));
    rows.push(cueTrackRow(await page.evaluate(() => globalThis.bench.cueTracks(15))));
    return rows;
  } finally {
    await browser.close();
  }
}

/** @param {{ replayMs: number, roundTripMs: number, requests: number, mostAtOnce: number }} measured */
function replayRow({ replayMs, roundTripMs, requests, mostAtOnce }) {
  const ratio = replayMs / (500 * roundTripMs);
  return {
    name: 'replay of 500 entries over 50 ms',
    figure: `${ratio.toFixed(3)} × 500 round trips`,
    detail: `${replayMs.toFixed(0)} ms, ${requests} requests, ${mostAtOnce} at once, a round trip ${roundTripMs.toFixed(0)} ms`,
    bound: '≤ 0.05, one at once',
    isMet: ratio <= 0.05 && mostAtOnce === 1,
  };
}

/**
 * Measures on pages that have run nothing yet, each with a quarter of the processor's speed.
 * @template Measured
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @param {(page: Page) => Promise<Measured>} measure
 */
async function onFreshPages(browser, origin, measure) {
  const measured = [];
  for (let count = 0; count < FRESH_PAGES; count += 1) {
    const page = await browser.newPage();
    await page.goto(origin);
    await page.waitForFunction(() => 'bench' in globalThis);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
    measured.push(await measure(page));
    await page.close();
  }
  return measured;
}

const listed = (/** @type {number[]} */ times) => times.map((time) => time.toFixed(1)).join(', ');

/** @param {{ times: number[], indexMs: number }[]} pages */
function keystrokeRow(pages) {
  const longest = pages.map(({ times }) => Math.max(...times));
  const firsts = pages.map(({ times }) => times[0] ?? NaN);
  return {
    name: 'the longest search keystroke over 10,000 recipes with their texts, 4× CPU',
    figure: `${median(longest).toFixed(1)} ms (median keystroke ${median(pages.flatMap(({ times }) => times)).toFixed(1)})`,
    detail: `fresh pages: longest ${listed(longest)}, first letter ${listed(firsts)}; made in ${(median(pages.map(({ indexMs }) => indexMs)) / 1000).toFixed(1)} s, in slices`,
    bound: '≤ 16 ms',
    isMet: median(longest) <= 16,
  };
}

/** @param {{ times: number[], rows: number }[]} pages */
function shoppingRow(pages) {
  const firsts = pages.map(({ times }) => times[0] ?? NaN);
  const later = pages.flatMap(({ times }) => times.slice(1));
  return {
    name: `the first ${LISTED_DAYS} days of the menu merged into a shopping list, 4× CPU`,
    figure: `${median(firsts).toFixed(1)} ms (later ones ${median(later).toFixed(1)})`,
    detail: `fresh pages: first ${listed(firsts)}; ${pages[0]?.rows} rows`,
    bound: '≤ 50 ms',
    isMet: median(firsts) <= 50,
  };
}

/** @param {{ times: number[], trackBytes: number, keptBytes: number }} measured */
function cueTrackRow({ times, trackBytes, keptBytes }) {
  const megabytes = (/** @type {number} */ bytes) => (bytes / 1e6).toFixed(1);
  return {
    name: "a training's 45 minutes of cues, made and ready to play, 4× CPU",
    figure: `${(median(times) / 1000).toFixed(2)} s (longest ${(Math.max(...times) / 1000).toFixed(2)}), ${megabytes(keptBytes)} MB`,
    detail: `${times.length} tracks of ${megabytes(trackBytes)} MB by their header`,
    bound: '≤ 3 s, ≤ 3 MB',
    isMet: median(times) <= 3000 && keptBytes <= 3e6,
  };
}
