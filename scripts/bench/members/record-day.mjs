/**
 * Records a member's phone asking the server, journey by journey, as the app really does: in a browser, through a proxy that
 * keeps it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { browserFlags } from '../../browser.mjs';
import { signIn, startTraining, TRAINING } from '../signed-in.mjs';

/** @typedef {import('./recording-proxy.mjs').Recorded} Recorded */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {'install' | 'start' | 'return' | 'screens' | 'completion' | 'session' | 'measurement' | 'photo' | 'mark'} Journey */

/** Long enough for what the app puts off until the screen is drawn, and for an undo to pass. */
const SETTLED_MS = 8_000;

/**
 * @param {{ origin: string, take: () => Recorded[] }} proxy
 * @param {string | undefined} executablePath
 * @returns {Promise<Record<Journey, Recorded[]>>}
 */
export async function recordDay(proxy, executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'hoog-bench-day-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: browserFlags,
    viewport: { width: 390, height: 844 },
    env: { ...process.env, TZ: 'Europe/Tallinn' },
  });
  const { origin } = proxy;
  let page = context.pages()[0] ?? (await context.newPage());
  const after = async (/** @type {() => Promise<unknown>} */ walk) => {
    await walk();
    await page.waitForLoadState('networkidle');
    await pause(SETTLED_MS);
    return proxy.take();
  };
  try {
    const install = await after(() => signIn(page, origin));
    await page.close();
    page = await context.newPage();
    const start = await after(() => page.goto(`${origin}/calendar`));
    const returned = await after(() =>
      page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    );
    const screens = await after(() => walkScreens(page));
    const completion = await after(() => complete(page, origin));
    const session = await after(() => train(page, origin));
    await after(() => page.goto(`${origin}/diary`));
    const measurement = await after(() => measure(page, '64,3'));
    const photo = await after(async () => measure(page, '64,4', await photoOf(page)));
    await after(() => page.goto(`${origin}/recipes/koorene-lohesupp`));
    const mark = await after(() =>
      page
        .getByRole('main')
        .getByRole('button', { name: /lemmik/i })
        .first()
        .click(),
    );
    return { install, start, return: returned, screens, completion, session, measurement, photo, mark };
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** @param {Page} page */
async function walkScreens(page) {
  for (const path of ['/diary', '/recipes', '/mealplan', '/calendar']) {
    // On a small screen some stand in a menu that is closed.
    await page.locator(`a[href="${path}"]`).first().dispatchEvent('click');
    await page.locator('main h1').waitFor();
    await pause(1_500);
  }
}

/**
 * @param {Page} page
 * @param {string} origin
 */
async function complete(page, origin) {
  await page.goto(`${origin}${TRAINING.path}`);
  await page.getByRole('button', { name: 'Märgi tehtuks' }).first().click();
}

/**
 * Set by set, none faster than it is sent.
 * @param {Page} page
 * @param {string} origin
 */
async function train(page, origin) {
  await startTraining(page, origin);
  const player = page.getByRole('dialog');
  const press = (/** @type {string} */ name) => player.getByRole('button', { name, exact: true }).first();
  for (let set = 1; set <= TRAINING.sets; set += 1) {
    if (await press('Alusta seeriat').isVisible()) await press('Alusta seeriat').click();
    await press('Seeria tehtud').click();
    await pause(1_000);
    if (await press('Jäta vahele').isVisible()) await press('Jäta vahele').click();
  }
  if (!(await page.getByRole('heading', { name: 'Treening on tehtud' }).isVisible())) {
    await press('Lõpeta treening').click();
    const question = page.getByRole('dialog', { name: 'Kas lõpetada treening?' });
    if (await question.isVisible()) await question.getByRole('button', { name: 'Lõpeta treening' }).click();
  }
  await page.getByRole('heading', { name: 'Treening on tehtud' }).waitFor();
}

/**
 * @param {Page} page
 * @param {string} weight
 * @param {Buffer} [photo]
 */
async function measure(page, weight, photo) {
  await page.getByRole('button', { name: 'Lisa mõõtmine' }).click();
  const sheet = page.getByRole('dialog', { name: 'Lisa mõõtmine' });
  await sheet.getByLabel('Kaal', { exact: false }).first().fill(weight);
  if (photo) {
    await sheet
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await pause(4_000);
  }
  await sheet.getByRole('button', { name: 'Salvesta' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** A picture as any is: of her own screen. @param {Page} page */
const photoOf = (page) => page.screenshot({ type: 'jpeg', quality: 80 });
