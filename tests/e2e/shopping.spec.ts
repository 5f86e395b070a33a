/** A week's shopping in a cellar shop: two phones, no network, and a battery that dies. */
import type { Page } from '@playwright/test';
import { addDays, mondayOf, momentOf } from '../../src/contract/moments.ts';
import { offeringDays } from '../../src/contract/shopping-address.ts';
import { shoppingText } from '../../src/features/shopping-list/shopping.text.ts';
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
