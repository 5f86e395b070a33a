import type { Page } from '@playwright/test';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';

const TRAINING = '/studio/jalapaev-jousaalis';

const stepsOf = (page: Page) =>
  page
    .getByRole('region', { name: trainingsText.plan })
    .getByRole('listitem')
    .filter({ has: page.locator('p') });
const firstDrawing = (page: Page) => stepsOf(page).first().locator('svg').first();
/** A drawing is made once its step comes near the window. */
const showFirst = (page: Page) => stepsOf(page).first().scrollIntoViewIfNeeded();
const stopButton = (page: Page) => page.getByRole('button', { name: trainingsText.stopClips });
const moveButton = (page: Page) => page.getByRole('button', { name: trainingsText.moveClips });

/** Seconds into its loop. */
const placeOf = (page: Page) => firstDrawing(page).evaluate((svg) => (svg as SVGSVGElement).getCurrentTime());
const isPaused = (page: Page) =>
  firstDrawing(page).evaluate((svg) => (svg as SVGSVGElement).animationsPaused());

test('offline, each exercise of a plan that was never opened is drawn, and moves until she stops it @breadth', async ({
  device,
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await device.fill();
  await context.setOffline(true);
  await device.open(TRAINING);
  await expect(stepsOf(page).first()).toBeVisible();
  for (const step of await stepsOf(page).all()) {
    await step.scrollIntoViewIfNeeded();
    await expect(step.locator('svg').first()).toBeVisible();
  }
  await stopButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);

  await stopButton(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.reload();
  await showFirst(page);
  await expect.poll(() => isPaused(page)).toBe(true);

  await moveButton(page).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
});

test('the drawings stand still for a member who prefers reduced motion, until she lets them move @breadth', async ({
  device,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await device.open(TRAINING);
  await showFirst(page);
  await expect.poll(() => isPaused(page)).toBe(true);
  await moveButton(page).click();
  await expect.poll(() => placeOf(page)).toBeGreaterThan(0.2);
});
