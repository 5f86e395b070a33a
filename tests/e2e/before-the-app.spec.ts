/** A visitor's act on a public page before the app has started starts the app, and none of it is lost. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/product-test.ts';
import { showPresence } from '../support/visitor-presence.ts';
import { actions, calculator, mealType } from '../support/words.ts';

/** Keeps the app from starting. Returns the function that lets it start. */
async function holdApp(page: Page): Promise<() => void> {
  let letIn = () => {};
  const isLetIn = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route(/\/assets\/index-[\w-]+\.js$/, async (route) => {
    await isLetIn;
    await route.continue();
  });
  return () => letIn();
}

test('the app does not run on a page that nobody looks at', async ({ page, network }) => {
  await page.goto(`${network.origin}/recipes`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#prerendered')).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await showPresence(page);
  await expect(page.locator('#prerendered')).toHaveCount(0);
});

test('a page whose content is still missing starts the app once it is visible @breadth', async ({
  page,
  network,
}) => {
  await page.goto(`${network.origin}/calendar`);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('text typed into a list’s search is kept and searched for @breadth', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/recipes`);
  const search = page.getByRole('searchbox');
  await search.click();
  await page.keyboard.type('koorene lõhe');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('koorene lõhe');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Koorene lõhesupp tilliga',
  ]);
  await page.keyboard.type('-');
  await expect(search).toHaveValue('koorene lõ-he');
});

test('a pressed button takes effect once the app runs, and typed text is kept', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/recipes`);
  await page.getByRole('searchbox').fill('supp');
  await page.getByRole('button', { name: actions.filter }).click();
  for (const meal of [mealType.LUNCH, mealType.DINNER])
    await page.getByRole('button', { name: meal }).click();
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: actions.filter })).toBeVisible();
  for (const meal of [mealType.LUNCH, mealType.DINNER])
    await expect(page.getByRole('button', { name: meal })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('supp');
  await expect(page).toHaveURL(/supp/);
});

test('ingredients ticked off in a recipe stay ticked @breadth', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/recipes/koorene-lohesupp`);
  const second = page.getByRole('checkbox').nth(1);
  await second.check({ force: true });
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(second).toBeChecked();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('a form accepts input only once the app can take it', async ({ page, network }) => {
  const letIn = await holdApp(page);
  const isOnItsWay = page.waitForRequest(/\/assets\/index-[\w-]+\.js$/);
  await page.goto(`${network.origin}/calculator`);
  await isOnItsWay;
  const age = page.getByLabel(calculator.age);
  const count = page.getByRole('button', { name: calculator.calculate });
  await expect(age).toBeDisabled();
  await expect(count).toBeDisabled();
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(age).toBeEnabled();
  await expect(count).toBeEnabled();
});

test('a link works before the app runs @breadth', async ({ page, network }) => {
  await holdApp(page);
  await page.goto(`${network.origin}/recipes`);
  await page.getByRole('link', { name: 'Koorene lõhesupp tilliga' }).click();
  await expect(page).toHaveURL(`${network.origin}/recipes/koorene-lohesupp`);
  await expect(page.getByRole('heading', { level: 1, name: 'Koorene lõhesupp tilliga' })).toBeVisible();
});
