/** A week's shopping in a cellar shop: two phones, no network, and a battery that dies. */
import type { Browser, Page } from '@playwright/test';
import { addDays, mondayOf, momentOf } from '../../src/contract/moments.ts';
import { offeringDays } from '../../src/contract/shopping-address.ts';
import { shoppingText } from '../../src/features/shopping-list/shopping.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, testWithApp } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';

const OWN_ROW = 'Küünlad ja tikud';
const TICKS = 40;

const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const bought = (page: Page) => page.getByRole('region', { name: shoppingText.bought }).getByRole('checkbox');

/** The rows that are still to be bought, by all that their labels say. */
async function rowsToBuy(page: Page): Promise<string[]> {
  const labels = await page.getByRole('main').locator('label:has(input[type="checkbox"])').allInnerTexts();
  return labels.map((label) => label.replaceAll(/\s+/g, ' ').trim());
}

async function tickAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await row(page, name).click();
    await expect(row(page, name)).toBeChecked();
  }
}

testWithApp(
  'promise 2: a list made for a week and ticked by two phones without a network, of which one is killed, has every tick on both',
  async ({ device, network, member, record }) => {
    const { page } = device;
    const nextMonday = addDays(mondayOf(momentOf(new Date()).slice(0, 10)), 7);
    await device.fill(offeringDays({ day: nextMonday, view: 'week' }));
    await page.getByRole('dialog').getByRole('button', { name: shoppingText.add }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByLabel(shoppingText.ownRow).fill(OWN_ROW);
    await page.getByRole('button', { name: shoppingText.addRow }).click();
    await expect(row(page, OWN_ROW)).toBeVisible();
    await device.expectAllSent();
    const names = await rowsToBuy(page);
    expect(names.length).toBeGreaterThan(TICKS);

    const phone = await RealBrowser.open();
    try {
      await keepSession(phone.page, network, member);
      await new MemberDevice(phone.page, network, member).fill('/shopping');
      await expect(row(phone.page, OWN_ROW)).toBeVisible();
      network.fail(anything, { type: 'gone' });
      await device.open('/shopping');
      await tickAll(page, names.slice(0, TICKS / 2));
      await tickAll(phone.page, names.slice(TICKS / 2, TICKS));
      await phone.kill();
      await phone.start();
      const again = new MemberDevice(phone.page, network, member);
      await again.open('/shopping');
      await expect(bought(phone.page)).toHaveCount(TICKS / 2);

      network.heal();
      await device.open('/shopping');
      await device.expectAllSent();
      await again.open('/shopping');
      await again.expectAllSent();
      await expect(bought(phone.page)).toHaveCount(TICKS);
      await device.open('/shopping');
      await expect(bought(page)).toHaveCount(TICKS);
      const stored = (await record.marks()).filter(({ kind }) => kind === 'shopping-tick');
      expect(stored).toHaveLength(TICKS);
    } finally {
      await phone.dispose();
    }
  },
);

/** Somebody without an account, on a phone that has never seen the product. */
async function openElsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

testWithApp(
  'a list shared by a link is read without an account, as it stands, until she ends the link',
  async ({ device, browser }) => {
    const { page } = device;
    await device.fill('/shopping');
    await page.getByLabel(shoppingText.ownRow).fill(OWN_ROW);
    await page.getByRole('button', { name: shoppingText.addRow }).click();
    await expect(row(page, OWN_ROW)).toBeVisible();
    await device.expectAllSent();

    await page.getByRole('button', { name: shoppingText.share }).click();
    const sheet = page.getByRole('dialog', { name: shoppingText.share });
    await sheet.getByRole('button', { name: shoppingText.createLink }).click();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await sheet.getByRole('button', { name: shoppingText.sendLink }).click();
    await expect(page.getByText(shoppingText.linkCopied)).toBeVisible();
    const address = await page.evaluate(() => navigator.clipboard.readText());

    const other = await openElsewhere(browser, address);
    const toBuy = other.getByRole('region', { name: shoppingText.ownAdded }).getByRole('listitem');
    await expect(toBuy.filter({ hasText: OWN_ROW })).toHaveCount(1);
    await expect(other.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(other, 'a shared list');

    await page.keyboard.press('Escape');
    await row(page, OWN_ROW).click();
    await device.expectAllSent();
    await other.getByRole('button', { name: shoppingText.refresh }).click();
    const ofBought = other.getByRole('region', { name: shoppingText.bought }).getByRole('listitem');
    await expect(ofBought.filter({ hasText: OWN_ROW })).toHaveCount(1);
    await row(page, OWN_ROW).click();
    await expect(row(page, OWN_ROW)).not.toBeChecked();

    await page.getByRole('button', { name: shoppingText.share }).click();
    await sheet.getByRole('button', { name: shoppingText.endLink }).click();
    await expect(sheet.getByText(shoppingText.linkEnded)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: shoppingText.sharedEnded })).toBeVisible();
    await other.context().close();
  },
);
