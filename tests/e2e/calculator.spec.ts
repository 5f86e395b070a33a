/** The figures are those of the formulas' own publications, so that a changed constant shows on the screen. */
import type { Locator, Page } from '@playwright/test';
import { calculatorText } from '../../src/features/food/energy/calculator.text.ts';
import { formatNumber, formatWithUnit } from '../../src/language/numbers.ts';
import { everythingKept, untilShellIsKept } from '../support/device-state.ts';
import { expect, test } from '../support/product-test.ts';
import { calculator, nav } from '../support/words.ts';

interface Body {
  kg: string;
  cm: string;
  years: string;
  fat?: string;
}

const kcal = (value: number) => formatWithUnit(value, 'kcal', 0);

/** By Mifflin–St Jeor, moderately active (1.6), 15% below her use. */
const VECTORS: readonly { body: Body; resting: number; total: number; target: number }[] = [
  { body: { kg: '75', cm: '165,1', years: '45' }, resting: 1396, total: 2233, target: 1900 },
  { body: { kg: '60', cm: '165', years: '30' }, resting: 1320, total: 2112, target: 1800 },
  { body: { kg: '72', cm: '170', years: '42' }, resting: 1412, total: 2258, target: 1920 },
  { body: { kg: '95', cm: '168', years: '50' }, resting: 1589, total: 2542, target: 2160 },
  { body: { kg: '48', cm: '158', years: '35' }, resting: 1132, total: 1810, target: 1540 },
];

async function fillIn(page: Page, { kg, cm, years, fat = '' }: Body): Promise<void> {
  await page.getByLabel(calculator.age).fill(years);
  await page.getByLabel(calculator.height).fill(cm);
  await page.getByLabel(calculator.weight, { exact: true }).fill(kg);
  await page.getByLabel(calculator.bodyFat).fill(fat);
}

async function count(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: calculator.calculate }).click();
  return page.getByRole('region', { name: calculator.result, exact: true });
}

test('a visitor gets the figures of the published formulas, and sees which formula was used @breadth', async ({
  page,
  network,
}) => {
  await page.goto(`${network.origin}/calculator`);
  await page.getByRole('radio', { name: calculator['goal.lose'] }).check();
  for (const { body, resting, total, target } of VECTORS) {
    await fillIn(page, body);
    const result = await count(page);
    await expect(result.getByText(`umbes ${kcal(target)}`)).toBeVisible();
    await expect(result.getByRole('definition').getByText(kcal(resting), { exact: true })).toBeVisible();
    await expect(result.getByRole('definition').getByText(kcal(total), { exact: true })).toBeVisible();
    await expect(result.getByText(calculatorText.formula.MIFFLIN_ST_JEOR)).toBeVisible();
  }
  await fillIn(page, { kg: '60', cm: '165', years: '30', fat: '28' });
  const result = await count(page);
  await expect(result.getByRole('definition').getByText(kcal(1303), { exact: true })).toBeVisible();
  await expect(result.getByText(calculatorText.formula.KATCH_MCARDLE)).toBeVisible();
});

test('the calculator never advises eating too little, and says why @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/calculator`);
  await page.getByRole('radio', { name: calculator['goal.lose'] }).check();
  await page.getByRole('radio', { name: calculator.act1 }).check();

  await fillIn(page, { kg: '45', cm: '150', years: '60' });
  const result = await count(page);
  await expect(result.getByText(`umbes ${kcal(1200)}`)).toBeVisible();
  await expect(result.getByText(calculator.floor.replace('{kcal}', formatNumber(1200, 0)))).toBeVisible();

  await fillIn(page, { kg: '45', cm: '165', years: '30' });
  await count(page);
  await expect(result.getByText(calculator.underweight)).toBeVisible();
  await expect(result).not.toContainText('kcal');

  await fillIn(page, { kg: '70', cm: '165', years: '30' });
  await page.getByLabel(calculatorText.conditionLabel).selectOption(calculatorText.condition.breastfeeding);
  await count(page);
  await expect(result.getByText(calculatorText.caution.NO_DEFICIT)).toBeVisible();
  // 1.4 times her resting energy, and 500 kcal for the milk.
  await expect(result.getByText(`umbes ${kcal(2490)}`)).toBeVisible();

  await fillIn(page, { kg: '60', cm: '165', years: '17' });
  await page.getByRole('button', { name: calculator.calculate }).click();
  await expect(page.getByLabel(calculator.age)).toHaveAccessibleDescription(calculator.under18);
  await expect(page.getByLabel(calculator.age)).toBeFocused();
});

test('the calculator neither stores nor sends what is typed', async ({ page, network }) => {
  await page.goto(`${network.origin}/calculator`);
  await untilShellIsKept(page);
  network.forget();
  await fillIn(page, { kg: '71,37', cm: '168,43', years: '41' });
  await expect(await count(page)).toContainText('kcal');
  await page.getByRole('radio', { name: calculatorText.split.protein }).check();
  const traces = [
    await everythingKept(page),
    page.url(),
    ...network.log.map(({ path, bytes }) => `${path} ${bytes.toString()}`),
  ].join('\n');
  expect(traces).not.toMatch(/71[.,]37|168[.,]43/);
  await page.reload();
  await expect(page.getByLabel(calculator.weight, { exact: true })).toHaveValue('');
});

test('the calculator works for a visitor who has lost the network @breadth', async ({
  page,
  network,
  context,
}) => {
  await page.goto(`${network.origin}/calculator`);
  await expect(page.getByRole('heading', { level: 1, name: nav['/calculator'] })).toBeVisible();
  await expect(page.getByLabel(calculator.age)).toBeEnabled();
  await context.setOffline(true);
  await page.getByLabel(calculator.age).fill('30');
  await page.getByLabel(calculator.height).fill('165');
  await page.getByLabel(calculator.weight, { exact: true }).fill('60');
  await page.getByRole('button', { name: calculator.calculate }).click();
  await expect(page.getByRole('region', { name: calculator.result })).toContainText(/umbes\s2\s110\skcal/);
});
