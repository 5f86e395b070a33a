/** Her own energy goal: from the calculator to the menu, without a network and on her other phone. */
import type { Page } from '@playwright/test';
import { energyGoalText } from '../../src/features/food/energy/energy-goal.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { formatWithUnit } from '../../src/language/numbers.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { actions, calculator, food, mealType, nav, privacy } from '../support/words.ts';

const inKcal = (kcal: number) => formatWithUnit(kcal, 'kcal', 0);
const goalOf = (kcal: number) => energyGoalText.goal.replace('{kcal}', inKcal(kcal));
const total = (page: Page) => page.getByRole('region', { name: food.dayTotal });

test('a member keeps the calculator’s result as her goal, sees her menu beside it offline, and takes it away on her other phone @breadth', async ({
  device,
  page,
  context,
  openHerOtherPhone,
  record,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await device.fill('/mealplan');
  const before = await total(page).innerText();
  expect(before).not.toContain('eesmärk');
  await context.setOffline(true);

  await main.getByRole('link', { name: nav['/calculator'] }).click();
  await main.getByLabel(calculator.age).fill('30');
  await main.getByLabel(calculator.height).fill('165');
  await main.getByLabel(calculator.weight, { exact: true }).fill('60');
  await main.getByRole('radio', { name: calculator['goal.lose'] }).check();
  await main.getByRole('button', { name: calculator.calculate }).click();
  await main.getByRole('button', { name: energyGoalText.use }).click();
  // Nothing is kept without her consent, and nothing below what the calculator would have advised her.
  await dialog.getByRole('button', { name: actions.save }).click();
  await expect(dialog.getByText(energyGoalText.consentMissing)).toBeVisible();
  await dialog.getByLabel(energyGoalText.energy).fill('1500');
  await dialog.getByRole('checkbox', { name: privacy['consent.energy'] }).check();
  await dialog.getByRole('button', { name: actions.save }).click();
  await expect(dialog.getByLabel(energyGoalText.energy)).toBeFocused();
  await dialog.getByLabel(energyGoalText.energy).fill('1900');
  await dialog.getByRole('button', { name: actions.save }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByText(goalOf(1900))).toBeVisible();

  await page.getByRole('navigation', { name: 'Kiirmenüü' }).getByRole('link', { name: 'Toit' }).click();
  await expect(total(page).getByText(goalOf(1900))).toBeVisible();
  const energy = total(page).getByText(/^[\d\s]+kcal$/u);
  const former = await energy.innerText();
  await main
    .getByRole('button', { name: mealplanText.changeMeal.replace('{meal}', mealType.DINNER) })
    .click();
  await dialog.getByRole('button', { name: mealplanText.leaveOut }).click();
  await expect(energy).not.toHaveText(former);
  await expect(total(page).getByText(goalOf(1900))).toBeVisible();
  await main.getByRole('radio', { name: mealplanText.week }).check();
  await expect(main.getByText(energyGoalText.beside.replace('{kcal}', inKcal(1900))).first()).toBeVisible();

  await context.setOffline(false);
  await device.expectAllSent();
  const goals = async () => (await record.marks()).filter(({ kind }) => kind === 'energy-goal');
  expect(await goals()).toEqual([
    expect.objectContaining({ value: expect.objectContaining({ kcal: 1900, leastKcal: 1690 }) }),
  ]);

  const other = await openHerOtherPhone();
  const otherPage = other.page;
  await other.open('/mealplan');
  await expect(total(otherPage).getByText(goalOf(1900))).toBeVisible();
  await total(otherPage).getByRole('link', { name: energyGoalText.change }).click();
  await otherPage.getByRole('button', { name: energyGoalText.remove }).click();
  await expect(otherPage.getByText(goalOf(1900))).toBeHidden();
  // The screen is ahead of the disk, on which nothing waits yet.
  await expect.poll(goals).toEqual([]);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(main.getByText(energyGoalText.beside.replace('{kcal}', inKcal(1900)))).toHaveCount(0);
});
