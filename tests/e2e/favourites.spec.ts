/**
 * The things that she wants to find again, and her notes about them: hearts, stars, days and notes, without a network and on each
 * of her phones.
 */
import type { Page } from '@playwright/test';
import { favouritesListText } from '../../src/features/find/favourites-list/favourites-list.text.ts';
import { favouritesText } from '../../src/platform/favourites/favourites.text.ts';
import { ownRecipeText } from '../../src/features/food/own-recipe/own-recipe.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { ServerRecord } from '../support/server-record.ts';
import { food, privacy } from '../support/words.ts';

const RECIPE = 'Ahjufalafel hummuse ja tortillaga';
const TRAINING = { id: 'sinu-esimene-treening', name: 'Sinu esimene treening' };

const add = (page: Page, name: string) =>
  page.getByRole('button', { name: `${food.favourite}: ${name}`, exact: true });
const remove = (page: Page, name: string) =>
  page.getByRole('button', { name: `${favouritesText.remove}: ${name}`, exact: true });

testWithApp(
  'a recipe and a training that she hearts without a network stand among her favourites at every start, until she takes one out @breadth',
  async ({ device, context, record }) => {
    const { page } = device;
    await device.fill('/favourites');
    await expect(page.getByText(favouritesListText.none)).toBeVisible();
    await context.setOffline(true);
    await device.open('/recipes');
    await add(page, RECIPE).click();
    await expect(remove(page, RECIPE)).toBeVisible();
    await device.open(`/studio/${TRAINING.id}`);
    await page.getByRole('button', { name: food.favourite, exact: true }).click();
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

const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };

test('stars, a meal and a note of a recipe, given without a network, outlive a killed phone and are once on the server and on her other phone @breadth', async ({
  network,
  page,
}) => {
  const member = await newMember(network);
  const phone = await RealBrowser.open();
  const note = (of: Page) => of.getByRole('textbox', { name: ownRecipeText.note });
  const stars = (of: Page) => of.getByRole('radio', { name: '4 tärni' });
  const today = (of: Page) => of.getByRole('button', { name: ownRecipeText.eatenToday });
  try {
    await keepSession(phone.page, network, member);
    await new MemberDevice(phone.page, network, member).fill(SOUP.path);
    network.fail(anything, { type: 'gone' });
    const offline = new MemberDevice(phone.page, network, member);
    await offline.open(SOUP.path);
    await stars(phone.page).check();
    await today(phone.page).click();
    await note(phone.page).fill('Vähem soola');
    // Not checked: the box is gone once she has agreed.
    await phone.page.getByRole('checkbox', { name: privacy['consent.food'] }).click();
    await expect(phone.page.getByText(ownRecipeText.noteOnAll)).toBeVisible();
    await expect.poll(async () => (await offline.entries()).length).toBe(4);
    await phone.kill();

    await phone.start();
    const device = new MemberDevice(phone.page, network, member);
    await device.open(SOUP.path);
    await expect(note(phone.page)).toHaveValue('Vähem soola');
    await expect(stars(phone.page)).toBeChecked();
    await expect(today(phone.page)).toHaveAttribute('aria-pressed', 'true');
    expect(await device.entries()).toHaveLength(4);
    network.heal();
    await device.open('/favourites');
    await expect(
      phone.page
        .getByRole('region', { name: ownRecipeText.lastEaten })
        .getByRole('link', { name: SOUP.name }),
    ).toBeVisible();
    await device.expectAllSent();
    const kept = await new ServerRecord(network, member).marks();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(['eaten', 'recipe-note', 'recipe-rating']);

    const session = await signInAs(network, member.email);
    await keepSession(page, network, session);
    const other = new MemberDevice(page, network, session);
    await other.open(SOUP.path);
    await expect(note(page)).toHaveValue('Vähem soola');
    await expect(stars(page)).toBeChecked();
    await expect(today(page)).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await phone.dispose();
  }
});
