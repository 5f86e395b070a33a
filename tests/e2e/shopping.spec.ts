/** A week's shopping in a cellar shop: two phones, no network, and a battery that dies. */
import type { Page } from '@playwright/test';
import { addDays, mondayOf, momentOf } from '../../contract/moments.ts';
import { offeringDays } from '../../contract/shopping-address.ts';
import { shoppingText } from '../../src/features/food/shopping/shopping.text.ts';
import type { Mark } from '../../contract/marks/merge.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import { seededRandom } from '../support/kill-rounds.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { anything, type Network } from '../support/network.ts';
import { expect, testWithApp } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { rowsSaying } from '../support/rows.ts';

const OWN_ROW = 'Küünlad ja tikud';
const TICKS = 40;
const KILLS = 3;
/** Writing and drawing the last ticks take about this long; the kill comes anywhere in it. */
const LONGEST_LIFE_MS = 80;

interface Dying {
  open: () => Promise<void>;
  random: () => number;
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const row = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const bought = (page: Page) => page.getByRole('region', { name: shoppingText.bought }).getByRole('checkbox');

/** The rows that are still to be bought, by all that their labels say. */
async function rowsToBuy(page: Page): Promise<string[]> {
  const labels = await page.getByRole('main').locator('label:has(input[type="checkbox"])').allInnerTexts();
  return labels.map(oneLine);
}

async function tickAll(page: Page, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await row(page, name).click();
    await expect(row(page, name)).toBeChecked();
  }
}

/** Gets a line for each row that the screen says is bought, as soon as it says so. */
function reportBought(page: Page): Promise<void> {
  return page.evaluate(() => {
    const look = () => {
      for (const { innerText } of document.querySelectorAll<HTMLElement>('main label:has(svg)'))
        console.log(`BOUGHT ${innerText}`);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
}

/** The ticks that reached the server, as often as they did. */
function arrivedTicks(network: Network): string[] {
  return network.replays().flatMap(({ body }) => {
    const { variables }: { variables: Record<string, unknown> } = JSON.parse(body);
    const marks = Object.values(variables).flat() as Partial<Mark>[];
    return marks.flatMap(({ kind, key = '' }) => (kind === 'shopping-tick' ? [key] : []));
  });
}

/**
 * Ticks these rows without a network, one upon the other, on a phone that dies at random moments meanwhile. Every tick that its
 * screen confirmed is there each time it is opened again, and nothing else that was not pressed.
 */
async function tickDying(
  phone: RealBrowser,
  names: readonly string[],
  { open, random }: Dying,
): Promise<void> {
  const shown = new Set<string>();
  const pressed = new Set<string>();
  for (let kill = 0; kill <= KILLS; kill += 1) {
    await open();
    await expect(row(phone.page, OWN_ROW)).toBeVisible();
    const kept = (await bought(phone.page).locator('xpath=..').allInnerTexts()).map(oneLine);
    expect([...shown].filter((name) => !kept.includes(name))).toEqual([]);
    expect(kept.filter((name) => !pressed.has(name))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    const left = names.filter((name) => !kept.includes(name));
    if (kill === KILLS) {
      expect(shown.size).toBeGreaterThan(0);
      return tickAll(phone.page, left);
    }
    phone.page.on('console', (message) => {
      const name = /^BOUGHT (.*)$/s.exec(message.text())?.[1];
      if (name !== undefined) shown.add(oneLine(name));
    });
    await reportBought(phone.page);
    for (const name of left.slice(0, 2 + Math.floor((random() * names.length) / KILLS))) {
      pressed.add(name);
      await row(phone.page, name).evaluate((box) => (box as HTMLElement).click());
    }
    // One at least is on the screen before the phone dies for the first time: of others nobody knows whether they were.
    if (kill === 0) await expect.poll(() => shown.size).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
    await phone.kill();
    await phone.start();
  }
}

testWithApp(
  'promise 2: a list made for a week and ticked by two phones without a network, of which one is killed again and again, has every tick on both, and each arrived once',
  async ({ device, network, member, record }, { annotations }) => {
    const seed = Number(process.env['HOOG_KILL_SEED'] ?? Date.now() % 1_000_000);
    annotations.push({ type: 'HOOG_KILL_SEED', description: `${seed}` });
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
    const again = () => new MemberDevice(phone.page, network, member);
    try {
      await keepSession(phone.page, network, member);
      await again().fill('/shopping');
      await expect(row(phone.page, OWN_ROW)).toBeVisible();
      network.fail(anything, { type: 'gone' });
      await device.open('/shopping');
      await tickAll(page, names.slice(0, TICKS / 2));
      const open = () => again().open('/shopping');
      await tickDying(phone, names.slice(TICKS / 2, TICKS), { open, random: seededRandom(seed) });
      await expect(bought(phone.page)).toHaveCount(TICKS / 2);

      network.heal();
      // A page that is left while it sends would have to send again, because it gets no answer.
      await device.expectAllSent();
      await again().expectAllSent();
      await again().open('/shopping');
      await expect(bought(phone.page)).toHaveCount(TICKS);
      await device.open('/shopping');
      await expect(bought(page)).toHaveCount(TICKS);
      const stored = (await record.marks()).filter(({ kind }) => kind === 'shopping-tick');
      expect(stored).toHaveLength(TICKS);
      expect(arrivedTicks(network).toSorted()).toEqual(stored.map(({ key }) => key).toSorted());
    } finally {
      await phone.dispose();
    }
  },
);

testWithApp(
  'a list shared by a link is read without an account, as it stands, until she ends the link',
  async ({ device, openPhone }) => {
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

    // Somebody without an account, on a phone that has never seen the product.
    const other = await openPhone();
    await other.goto(address);
    const toBuy = other.getByRole('region', { name: shoppingText.ownAdded }).getByRole('listitem');
    await expect(rowsSaying(toBuy, OWN_ROW)).toHaveCount(1);
    await expect(other.getByRole('checkbox')).toHaveCount(0);
    await expectAccessible(other, 'a shared list');

    await page.keyboard.press('Escape');
    await row(page, OWN_ROW).click();
    await device.expectAllSent();
    await other.getByRole('button', { name: shoppingText.refresh }).click();
    const ofBought = other.getByRole('region', { name: shoppingText.bought }).getByRole('listitem');
    await expect(rowsSaying(ofBought, OWN_ROW)).toHaveCount(1);
    await row(page, OWN_ROW).click();
    await expect(row(page, OWN_ROW)).not.toBeChecked();

    await page.getByRole('button', { name: shoppingText.share }).click();
    await sheet.getByRole('button', { name: shoppingText.endLink }).click();
    await expect(sheet.getByText(shoppingText.linkEnded)).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: shoppingText.sharedEnded })).toBeVisible();
  },
);
