/** Foods that she does not eat are left out everywhere, without a network and on each of her phones. */
import type { Page } from '@playwright/test';
import { avoidedText } from '../../src/features/food/avoided/avoided.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { searchText } from '../../src/features/find/search/search.text.ts';
import { expect, testWithApp } from '../support/product-test.ts';
import { actions, allergen, nav, privacy } from '../support/words.ts';

const WITH_NUTS = 'Ahjukaer õunte ja kreeka pähklitega';
const HOLDS_NUTS = avoidedText.holds.replace('{names}', allergen.NUTS.toLocaleLowerCase('et'));

const recipe = (page: Page) => page.getByRole('link', { name: WITH_NUTS, exact: true });

testWithApp(
  'nuts that she leaves out without a network are gone from the list, the search and the choice of another dish without a reload, and from her other phone @breadth',
  async ({ device, page, context, openHerOtherPhone, record }) => {
    await record.ask('mutation { withdrawConsent(kind: FOOD_CHOICES) { id } }');
    await device.fill('/recipes');
    await expect(recipe(page)).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: avoidedText.title }).click();
    const sheet = page.getByRole('dialog', { name: avoidedText.title });
    await sheet.getByRole('button', { name: allergen.NUTS, exact: true }).click();
    // Not checked: the box is gone once she has agreed.
    await sheet.getByRole('checkbox', { name: privacy['consent.choices'] }).click();
    await expect(sheet.getByText(avoidedText.onAll)).toBeVisible();
    await sheet.getByRole('button', { name: avoidedText.done }).click();

    await expect(recipe(page)).toHaveCount(0);
    await page.getByRole('button', { name: avoidedText.show }).click();
    await expect(page.getByRole('article').filter({ has: recipe(page) })).toContainText(HOLDS_NUTS);
    await page.getByRole('link', { name: actions.search }).click();
    // The list has a search box too.
    await expect(page.getByRole('heading', { level: 1, name: searchText.title })).toBeVisible();
    await page.getByRole('searchbox').fill(WITH_NUTS);
    await expect(page.getByText(avoidedText.hidden.one).last()).toBeVisible();
    await expect(recipe(page)).toHaveCount(0);

    await page.goBack();
    await page.getByRole('link', { name: nav['/mealplan'] }).click();
    await page.getByRole('radio', { name: mealplanText.week }).check();
    // Each week of the menu has nuts; of this one the days before today are closed.
    await page.getByRole('button', { name: mealplanText.nextWeek }).click();
    await expect(page.getByText(HOLDS_NUTS).first()).toBeVisible();
    await page.getByText(mealplanText.swap).first().click();
    const choice = page.getByRole('dialog');
    await choice.getByRole('searchbox').fill(WITH_NUTS);
    await expect(choice.getByText(avoidedText.hidden.one).last()).toBeVisible();
    await expect(choice.getByText(WITH_NUTS)).toHaveCount(0);

    await context.setOffline(false);
    await device.expectAllSent();
    const kept = (await record.marks()).filter(({ kind }) => kind.startsWith('avoided'));
    expect(kept.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['avoided-allergen NUTS']);

    const other = await openHerOtherPhone();
    const otherPage = other.page;
    await other.open('/recipes');
    await expect(otherPage.getByText(WITH_NUTS)).toHaveCount(0);
    await expect(
      otherPage.getByRole('button', { name: avoidedText.titleCount.replace('{n}', '1') }),
    ).toBeVisible();
    await expect(otherPage.getByText(WITH_NUTS)).toHaveCount(0);
  },
);

testWithApp(
  'what she agrees to on one phone leaves dishes out on the other at its next look, without a reload, and brings along what that one alone had @breadth',
  async ({ device, page, openHerOtherPhone, record }) => {
    await record.ask('mutation { withdrawConsent(kind: FOOD_CHOICES) { id } }');
    await device.fill('/recipes');
    const other = await openHerOtherPhone();
    const otherPage = other.page;
    await other.open('/recipes');
    const sheet = otherPage.getByRole('dialog', { name: avoidedText.title });
    await otherPage.getByRole('button', { name: avoidedText.title }).click();
    await sheet.getByRole('button', { name: allergen.CELERY, exact: true }).click();
    await sheet.getByRole('button', { name: avoidedText.done }).click();
    await expect(recipe(otherPage)).toBeVisible();

    await page.getByRole('button', { name: avoidedText.title }).click();
    const dialog = page.getByRole('dialog', { name: avoidedText.title });
    await dialog.getByRole('button', { name: allergen.NUTS, exact: true }).click();
    // Not checked: the box is gone once she has agreed.
    await dialog.getByRole('checkbox', { name: privacy['consent.choices'] }).click();
    await expect(dialog.getByText(avoidedText.onAll)).toBeVisible();
    await device.expectAllSent();

    await otherPage.context().setOffline(true);
    await otherPage.context().setOffline(false);
    await expect(recipe(otherPage)).toHaveCount(0);
    await expect(
      otherPage.getByRole('button', { name: avoidedText.titleCount.replace('{n}', '2') }),
    ).toBeVisible();
    const choices = async () =>
      (await record.marks()).filter(({ kind }) => kind.startsWith('avoided')).map(({ key }) => key);
    await expect.poll(async () => (await choices()).toSorted()).toEqual(['CELERY', 'NUTS']);
  },
);
