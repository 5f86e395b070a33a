/**
 * The app opened again without a network, to the screens that a member's visit begins with. Two floors draw a list as long as the
 * calendar's or the recipes': bare React from IndexedDB, and React, urql and graphcache as they come.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../browser.mjs';
import { ratioRow } from './figures.mjs';
import { signIn, startTraining, TRAINING } from './signed-in.mjs';

const ROUNDS = 7;
const CPU_RATE = 4;

/**
 * The mark of its living self, its address, and the list of the floors that it is compared with.
 * @typedef {import('playwright-core').Page} Page
 * @typedef {object} Screen
 * @property {string} name
 * @property {string} selector
 * @property {(page: Page, origin: string) => string | Promise<string>} pathOf
 * @property {string} floor
 * @property {boolean} [hasPicture] Of the last look at it.
 * @property {number} [reactBound] Instead of the usual one, against graphcache.
 */
/** @type {Screen[]} */
const SCREENS = [
  {
    name: 'calendar',
    selector: 'main a[href^="/studio/"]',
    pathOf: () => '/calendar',
    floor: 'calendar',
    hasPicture: true,
  },
  {
    name: 'recipes',
    selector: 'main a[href^="/recipes/"]',
    pathOf: () => '/recipes',
    floor: 'recipes',
    hasPicture: true,
  },
  { name: 'a recipe', selector: 'main h1', pathOf: firstBelow('/recipes'), floor: 'recipes' },
  { name: 'diary', selector: 'main h1', pathOf: () => '/diary', floor: 'recipes' },
  { name: 'a training', selector: 'main h1', pathOf: firstBelow('/studio'), floor: 'recipes' },
  {
    name: 'a training under way',
    selector: 'dialog[open] footer button',
    pathOf: async (page, origin) => {
      await startTraining(page, origin);
      return `${TRAINING.path}/session`;
    },
    floor: 'session',
    reactBound: 1.5,
  },
];
const FLOORS = [...new Set(SCREENS.map(({ floor }) => floor))];

/** By then graphcache's own storage has written the rows. */
const FLOOR_SETTLES_MS = 1_500;

/** @typedef {{ hasPicture: boolean, seenAt: number, liveAt: number }} Relaunch */
/** @typedef {{ ours: Relaunch[], bare: Relaunch[], graphcache: Relaunch[] }} Figures */

/** @type {Figures} */
const NO_FIGURES = { ours: [], bare: [], graphcache: [] };

/**
 * @param {string} appOrigin
 * @param {string} floorOrigin
 * @param {string | undefined} executablePath
 */
export async function benchRelaunch(appOrigin, floorOrigin, executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'hoog-bench-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    viewport: { width: 390, height: 844 },
    // Sets it for the whole browser: emulated, it would be the page's alone, and the worker would take the kept picture for another day's.
    env: { ...process.env, TZ: 'Europe/Tallinn' },
  });
  try {
    const paths = await prepareApp(context, appOrigin);
    for (const floor of FLOORS) await prepareFloors(context, floorOrigin, floor);
    await context.setOffline(true);
    /** @type {Figures[]} */
    const figures = SCREENS.map(() => ({ ours: [], bare: [], graphcache: [] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { selector, floor }] of SCREENS.entries()) {
        const { ours, bare, graphcache } = figures[index] ?? NO_FIGURES;
        ours.push(await relaunch(context, `${appOrigin}${paths[index]}`, selector));
        bare.push(await relaunch(context, `${floorOrigin}/floor.html#${floor}`, 'li'));
        graphcache.push(await relaunch(context, `${floorOrigin}/graphcache-floor.html#${floor}`, 'li'));
      }
    }
    return SCREENS.flatMap((screen, index) => rowsOf(screen, figures[index] ?? NO_FIGURES));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * @param {Screen} screen
 * @param {Figures} figures
 */
function rowsOf({ name, hasPicture, reactBound }, { ours, bare, graphcache }) {
  const live = ours.map(({ liveAt }) => liveAt);
  const react = bare.map(({ liveAt }) => liveAt);
  const cached = graphcache.map(({ liveAt }) => liveAt);
  const what = `offline relaunch, ${name}`;
  const rows = [
    ratioRow(
      `${what} live, 4× CPU, against React, urql and graphcache`,
      { ours: live, floor: cached },
      reactBound === undefined ? 1 : undefined,
    ),
    ratioRow(`${what} live, 4× CPU, against React`, { ours: live, floor: react }, reactBound),
  ];
  if (!hasPicture) return rows;
  // Until the screen lives it is seen by its kept picture, whose links can be followed.
  const seen = ours.map(({ seenAt }) => seenAt);
  const seenRow = ratioRow(`${what} seen, 4× CPU, against React`, { ours: seen, floor: react }, 1.5);
  const pictures = ours.filter((each) => each.hasPicture).length;
  return [
    { ...seenRow, detail: `${seenRow.detail}, by its kept picture in ${pictures} of ${ROUNDS}` },
    ratioRow(
      `${what}, its links answer, 4× CPU, against React, urql and graphcache`,
      { ours: seen, floor: cached },
      1,
    ),
    ...rows,
  ];
}

/**
 * Signs in and opens each screen once. Returns their paths.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 */
async function prepareApp(context, origin) {
  const page = await context.newPage();
  await signIn(page, origin);
  /** @type {string[]} */
  const paths = [];
  for (const { pathOf, selector, hasPicture } of SCREENS) {
    const path = await pathOf(page, origin);
    paths.push(path);
    if (new URL(page.url()).pathname !== path) await page.goto(origin + path);
    await page.locator(selector).first().waitFor();
    if (!hasPicture) continue;
    // Kept shortly after the screen's last change. `waitForFunction` would take the promise itself for a yes.
    await page.evaluate(async () => {
      while ((await caches.match(location.pathname)) === undefined) await new Promise(requestAnimationFrame);
    });
  }
  await page.close();
  return paths;
}

/**
 * Returns what finds the path of a list's first item.
 * @param {string} list
 * @returns {Screen['pathOf']}
 */
function firstBelow(list) {
  return async (page, origin) => {
    await page.goto(origin + list);
    const link = page.locator(`main a[href^="${list}/"]`).first();
    return (await link.getAttribute('href')) ?? list;
  };
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 * @param {string} name
 */
async function prepareFloors(context, origin, name) {
  for (const floor of ['floor', 'graphcache-floor']) {
    const page = await context.newPage();
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto(`${origin}/${floor}.html?visit=${visit}#${name}`);
      await page.locator('li').first().waitFor();
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    }
    // Without the number, as it is opened again; graphcache's storage writes when nothing else is to be done.
    await page.goto(`${origin}/${floor}.html#${name}`);
    await page.locator('li').first().waitFor();
    await page.waitForTimeout(FLOOR_SETTLES_MS);
    await page.close();
  }
}

/**
 * Milliseconds from navigation until the rows are seen, which may be in the kept picture of the screen, and until they
 * are the living screen's. In a page of its own.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 * @param {string} selector
 */
async function relaunch(context, address, selector) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.addInitScript((wanted) => {
    globalThis.relaunch = { hasPicture: false };
    new MutationObserver((_records, observer) => {
      globalThis.relaunch.hasPicture ||= document.getElementById('snapshot') !== null;
      if (!document.querySelector(wanted)) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        globalThis.relaunch.liveAt = performance.now();
      });
    }).observe(document, { childList: true, subtree: true });
  }, selector);
  await page.goto(address, { waitUntil: 'commit' });
  // By itself it would look in every frame, and make the page draw one each time.
  await page.waitForFunction(() => globalThis.relaunch.liveAt !== undefined, undefined, { polling: 100 });
  const times = await page.evaluate(() => {
    const { hasPicture, liveAt = NaN } = globalThis.relaunch;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { hasPicture, liveAt, seenAt: hasPicture && painted !== undefined ? painted : liveAt };
  });
  await page.close();
  return times;
}
