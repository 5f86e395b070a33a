/** What a visitor does on a public page while the app is not there yet: it starts for her, and nothing that she did is lost. */
import type { Page } from '@playwright/test';
import { formatWithUnit } from '../../src/language/numbers.ts';
import { expect, test } from '../support/product-test.ts';
import { showPresence } from '../support/visitor-presence.ts';
import { actions, calculator, mealType, nav } from '../support/words.ts';

/** Keeps the app from starting. Answers how to let it in. */
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

test('nothing of the app runs on a page that nobody looks at', async ({ page, network }) => {
  await page.goto(`${network.origin}/recipes`);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('#prerendered')).toBeVisible();
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
  await showPresence(page);
  await expect(page.locator('#prerendered')).toHaveCount(0);
});

test('what has yet to come to a page is fetched when it is in sight', async ({ page, network }) => {
  await page.goto(`${network.origin}/calendar`);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('grid')).toBeVisible();
});

test('what is typed into a list’s search is kept, and searched for', async ({ page, network }) => {
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

test('what is pressed is done by the app, beside what is typed', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/recipes`);
  await page.getByRole('searchbox').fill('supp');
  await page.getByRole('button', { name: actions.filter }).click();
  for (const meal of [mealType.LUNCH, mealType.DINNER])
    await page.getByRole('button', { name: meal }).click();
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(page.getByRole('button', { name: actions.filter })).toHaveAttribute('aria-expanded', 'true');
  for (const meal of [mealType.LUNCH, mealType.DINNER])
    await expect(page.getByRole('button', { name: meal })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('searchbox')).toHaveValue('supp');
  await expect(page).toHaveURL(/supp/);
});

test('what is ticked off in a recipe stays ticked', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/recipes/koorene-lohesupp`);
  const second = page.getByRole('checkbox').nth(1);
  await second.check({ force: true });
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(second).toBeChecked();
  await expect(page.getByRole('checkbox').first()).not.toBeChecked();
});

test('what is filled into the calculator is counted, and Enter puts none of it into the address', async ({
  page,
  network,
}) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/calculator`);
  await page.getByRole('radio', { name: calculator['goal.lose'] }).check();
  await page.getByLabel(calculator.age).fill('30');
  await page.getByLabel(calculator.height).fill('165');
  await page.getByLabel(calculator.weight, { exact: true }).fill('60');
  await page.keyboard.press('Enter');
  await expect(page.locator('#prerendered')).toBeVisible();
  letIn();
  const result = page.getByRole('region', { name: calculator.result, exact: true });
  await expect(result.getByText(`umbes ${formatWithUnit(1800, 'kcal', 0)}`)).toBeVisible();
  await expect(page.getByRole('radio', { name: calculator['goal.lose'] })).toBeChecked();
  await expect(page).toHaveURL(`${network.origin}/calculator`);
});

test('no password is taken before the app is there', async ({ page, network }) => {
  const letIn = await holdApp(page);
  await page.goto(`${network.origin}/login`);
  await page.waitForLoadState('load');
  const password = page.getByLabel('Parool', { exact: true });
  const submit = page.getByRole('main').getByRole('button', { name: nav['/login'] });
  await expect(password).toBeDisabled();
  await expect(submit).toBeDisabled();
  letIn();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(password).toBeEnabled();
  await expect(submit).toBeEnabled();
});

test('a link leads where it says', async ({ page, network }) => {
  await holdApp(page);
  await page.goto(`${network.origin}/recipes`);
  await page.getByRole('link', { name: 'Koorene lõhesupp tilliga' }).click();
  await expect(page).toHaveURL(`${network.origin}/recipes/koorene-lohesupp`);
  await expect(page.getByRole('heading', { level: 1, name: 'Koorene lõhesupp tilliga' })).toBeVisible();
});
