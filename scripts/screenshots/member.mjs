import { words } from './words.mjs';

const PASSWORD = 'Hoog2026';
const LIMIT_MS = 30_000;

/**
 * Signs in through the form, as she does, and waits until her calendar is drawn.
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} origin
 * @param {string} who
 */
export async function signInAs(context, origin, who) {
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel(words.auth.email).fill(`${who}@example.com`);
  await page.getByLabel(words.auth.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: words.nav['/login'] }).click();
  await page.waitForURL(/\/calendar/);
  await page.locator('main h1').waitFor();
  await page.close();
}

/**
 * Resolves when the app would open on this device without a network, with what she may read.
 * @param {import('playwright-core').Page} page
 */
export async function untilKept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: LIMIT_MS,
  });
  await page.waitForFunction(
    async () => (await indexedDB.databases()).some(({ name }) => name?.startsWith('library')),
    undefined,
    { timeout: LIMIT_MS },
  );
  await page.waitForLoadState('networkidle');
}
