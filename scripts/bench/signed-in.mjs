/** The app as a member has it who has just signed in, on a phone with all of her library. */

/**
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 */
export async function signIn(page, origin) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-posti aadress').fill('premium@example.com');
  await page.getByLabel('Parool', { exact: true }).fill('Hoog2026');
  await page.getByRole('main').getByRole('button', { name: 'Logi sisse' }).click();
  await page.locator('main a[href^="/studio/"]').first().waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForLoadState('networkidle');
}

/** It has rests, timed sets and counted ones with a weight. */
export const TRAINING = { path: '/studio/jalapaev-jousaalis', sets: 28 };

/**
 * Begins the training; its player is open then.
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 */
export async function startTraining(page, origin) {
  await page.goto(origin + TRAINING.path);
  await page.getByRole('button', { name: 'Alusta treeningut', exact: true }).click();
  await page.getByRole('dialog').waitFor();
}
