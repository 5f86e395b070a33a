import type { Page } from '@playwright/test';
import type { MemberDevice } from '../support/member-device.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { actions, food, nav } from '../support/words.ts';

/** Anything longer would be visible. */
const UNSEEN_MS = 1;

/** Makes the page check each of its frames for motion. */
async function watchMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript((unseenMs) => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seenMotion: seen });
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        // Its delay does not count: what appears later does not move until then.
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        const lasting = (Number(duration) || 0) * (iterations ?? 1);
        const target = effect instanceof KeyframeEffect ? effect.target : null;
        if (lasting > unseenMs) seen.add(`${target?.tagName}.${target?.className} ${lasting} ms`);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, UNSEEN_MS);
  return () => page.evaluate(() => [...(globalThis as unknown as { seenMotion: Set<string> }).seenMotion]);
}

/** Visits everything that moves for others: screens, the drawer, a sheet, a message, cooking. */
async function walk(device: MemberDevice): Promise<void> {
  const { page } = device;
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  await sheet.getByRole('button', { name: actions.close }).click();
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav['/recipes'] }).click();
  await page.getByRole('button', { name: actions.filter }).click();
  await page.keyboard.press('Escape');
  await page.locator('main a[href^="/recipes/"]').first().click();
  await page.getByRole('button', { name: food.cook }).click();
  await page.getByRole('button', { name: food.cookExit }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('nothing moves for a member who prefers reduced motion @breadth', async ({ device, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const motion = await watchMotion(page);
  await walk(device);
  expect(await motion()).toEqual([]);
});

test('screens, drawer and sheets move for a member without that preference @breadth', async ({
  device,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const motion = await watchMotion(page);
  await walk(device);
  expect((await motion()).length).toBeGreaterThan(0);
});
