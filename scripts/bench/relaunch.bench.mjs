/** The app opened again without a network, to a member's calendar, against bare React drawing as many rows from IndexedDB. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../browser.mjs';
import { ratioRow } from './figures.mjs';

const ROUNDS = 7;
const CPU_RATE = 4;

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
    await prepareFloor(context, floorOrigin);
    await context.setOffline(true);
    /** @type {import('./figures.mjs').Pair} */
    const seen = { ours: [], floor: [] };
    /** @type {import('./figures.mjs').Pair} */
    const live = { ours: [], floor: [] };
    let pictures = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await relaunch(context, `${appOrigin}/calendar`, 'main a[href^="/studio/"]');
      const floor = await relaunch(context, `${floorOrigin}/floor.html`, 'li');
      seen.ours.push(ours.seenAt);
      seen.floor.push(floor.seenAt);
      live.ours.push(ours.liveAt);
      live.floor.push(floor.liveAt);
      if (ours.hasPicture) pictures += 1;
    }
    const seenRow = ratioRow('offline relaunch, the calendar seen, 4× CPU', seen, 1.5);
    return [
      { ...seenRow, detail: `${seenRow.detail}, by its kept picture in ${pictures} of ${ROUNDS}` },
      ratioRow('offline relaunch, the calendar live, 4× CPU', live),
    ];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 */
async function prepareApp(context, origin) {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-posti aadress').fill('premium@example.com');
  await page.getByLabel('Parool', { exact: true }).fill('Hoog2026');
  await page.getByRole('main').getByRole('button', { name: 'Logi sisse' }).click();
  await page.locator('main a[href^="/studio/"]').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
  // The picture of the screen is kept shortly after its last change.
  await page.waitForFunction(async () => (await caches.keys()).some((name) => name.startsWith('snapshots:')));
  await page.close();
}

/**
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 */
async function prepareFloor(context, origin) {
  const page = await context.newPage();
  for (let visit = 0; visit < 2; visit += 1) {
    await page.goto(`${origin}/floor.html`);
    await page.locator('li').first().waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }
  await page.reload();
  await page.close();
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
