/**
 * The app opened again without a network, to a member's calendar, recipes and training under way, against two floors that draw as many rows:
 * bare React from IndexedDB, and React, urql and graphcache as they come.
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
/** Each with what its living rows are known by. Of a training under way no picture is kept. */
const SCREENS = [
  { name: 'calendar', path: '/calendar', selector: 'main a[href^="/studio/"]' },
  { name: 'recipes', path: '/recipes', selector: 'main a[href^="/recipes/"]' },
  { name: 'session', path: `${TRAINING.path}/session`, selector: 'dialog[open] footer button' },
];

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
    // Of the whole browser: emulated it would be the page's alone, and its worker would take the kept picture for another day's.
    env: { ...process.env, TZ: 'Europe/Tallinn' },
  });
  try {
    await prepareApp(context, appOrigin);
    for (const { name } of SCREENS) await prepareFloors(context, floorOrigin, name);
    await context.setOffline(true);
    /** @type {Figures[]} */
    const figures = SCREENS.map(() => ({ ours: [], bare: [], graphcache: [] }));
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, { name, path, selector }] of SCREENS.entries()) {
        const { ours, bare, graphcache } = figures[index] ?? NO_FIGURES;
        ours.push(await relaunch(context, appOrigin + path, selector));
        bare.push(await relaunch(context, `${floorOrigin}/floor.html#${name}`, 'li'));
        graphcache.push(await relaunch(context, `${floorOrigin}/graphcache-floor.html#${name}`, 'li'));
      }
    }
    return SCREENS.flatMap(({ name }, index) => rowsOf(name, figures[index] ?? NO_FIGURES));
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * @param {string} name
 * @param {Figures} figures
 */
function rowsOf(name, { ours, bare, graphcache }) {
  const live = ours.map(({ liveAt }) => liveAt);
  const bareTimes = bare.map(({ liveAt }) => liveAt);
  const graphcacheTimes = graphcache.map(({ liveAt }) => liveAt);
  if (name === 'session')
    return [
      ratioRow(
        'a training under way opened offline, live, 4× CPU, against React',
        { ours: live, floor: bareTimes },
        1.5,
      ),
      ratioRow('a training under way opened offline, live, 4× CPU, against React, urql and graphcache', {
        ours: live,
        floor: graphcacheTimes,
      }),
    ];
  const seen = { ours: ours.map(({ seenAt }) => seenAt), floor: bareTimes };
  const seenRow = ratioRow(`offline relaunch, ${name} seen, 4× CPU, against React`, seen, 1.5);
  const pictures = ours.filter(({ hasPicture }) => hasPicture).length;
  return [
    { ...seenRow, detail: `${seenRow.detail}, by its kept picture in ${pictures} of ${ROUNDS}` },
    ratioRow(
      `offline relaunch, ${name} live, 4× CPU, against React, urql and graphcache`,
      { ours: live, floor: graphcacheTimes },
      1,
    ),
    ratioRow(`offline relaunch, ${name} live, 4× CPU, against React`, { ours: live, floor: bareTimes }),
  ];
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 */
async function prepareApp(context, origin) {
  const page = await context.newPage();
  await signIn(page, origin);
  for (const { name, path, selector } of SCREENS) {
    if (name === 'session') await startTraining(page, origin);
    else await page.goto(origin + path);
    await page.locator(selector).first().waitFor();
    if (name === 'session') continue;
    // Kept shortly after the screen's last change. `waitForFunction` would take the promise itself for a yes.
    await page.evaluate(async () => {
      while ((await caches.match(location.pathname)) === undefined) await new Promise(requestAnimationFrame);
    });
  }
  await page.close();
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
  await page.waitForFunction(() => globalThis.relaunch.liveAt !== undefined);
  const times = await page.evaluate(() => {
    const { hasPicture, liveAt = NaN } = globalThis.relaunch;
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    return { hasPicture, liveAt, seenAt: hasPicture && painted !== undefined ? painted : liveAt };
  });
  await page.close();
  return times;
}
