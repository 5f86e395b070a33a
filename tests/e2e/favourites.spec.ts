/** What she wants to find again: hearts on recipes and trainings, without a network and on every phone of hers. */
import type { Page } from '@playwright/test';
import { favouritesListText } from '../../src/features/favourites-list/favourites-list.text.ts';
import { favouritesText } from '../../src/features/favourites/favourites.text.ts';
import { expect, testWithApp } from '../support/product-test.ts';

const RECIPE = 'Ahjufalafel hummuse ja tortillaga';
const TRAINING = { id: 'sinu-esimene-treening', name: 'Sinu esimene treening' };

const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `${favouritesText.add}: ${name}`, exact: true });
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `${favouritesText.remove}: ${name}`, exact: true });

testWithApp(
  'a recipe and a training that she hearts without a network stand among her favourites at every start, until she takes one out',
  async ({ device, context, record }) => {
    const { page } = device;
    await device.fill('/favourites');
    await expect(page.getByText(favouritesListText.none)).toBeVisible();
    await context.setOffline(true);
    await device.open('/recipes');
    await add(page, RECIPE).click();
    await expect(remove(page, RECIPE)).toBeVisible();
    await device.open(`/studio/${TRAINING.id}`);
    await page.getByRole('button', { name: favouritesText.add, exact: true }).click();
    await expect(page.getByRole('button', { name: favouritesText.remove, exact: true })).toBeVisible();

    await device.open('/favourites');
    await expect(page.getByRole('link', { name: TRAINING.name })).toBeVisible();
    await remove(page, RECIPE).click();
    await expect(page.getByRole('link', { name: RECIPE })).toHaveCount(0);
    await context.setOffline(false);
    await device.expectAllSent();
    const kept = (await record.marks()).filter(({ kind }) => kind === 'favourite');
    expect(kept).toEqual([expect.objectContaining({ key: `training.${TRAINING.id}`, value: true })]);
  },
);
