import type { Locator, Page } from '@playwright/test';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession } from '../support/member-session.ts';
import { expect, test } from '../support/product-test.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, nav, pwa } from '../support/words.ts';

const HALF_AN_HOUR_MS = 30 * 60 * 1000;

interface Asked {
  timesAsked: number;
}

type Answer = 'accepted' | 'dismissed';

/**
 * Runs in the page. Browsers fire their install prompt only outside tests, so this event imitates it and prompts on
 * request.
 */
function offer(answer: Answer): void {
  const asked = globalThis as unknown as Asked;
  asked.timesAsked = 0;
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => {
      asked.timesAsked += 1;
    },
    userChoice: Promise.resolve({ outcome: answer }),
  });
  window.dispatchEvent(event);
  if (!event.defaultPrevented) throw new Error('The browser would ask by itself');
}

const offerByBrowser = (page: Page, answer: Answer) => page.evaluate(offer, answer);

const timesAsked = (page: Page) => page.evaluate(() => (globalThis as unknown as Asked).timesAsked);

const cardOn = (page: Page): Locator => page.getByRole('region', { name: pwa['install.title'] });

async function openCalendar(device: MemberDevice): Promise<void> {
  await device.open('/calendar');
  await expect(device.heading(nav['/calendar'])).toBeVisible();
}

/** Through the menu to the settings and back: an offer would be on the calendar by then. */
async function goToSettingsAndBack(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav['/settings'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/settings'] })).toBeVisible();
  await page.getByRole('link', { name: nav['/calendar'], exact: true }).first().click();
  await expect(page.getByRole('region', { name: actions.today })).toBeVisible();
}

/** Starts the app again, long enough after the last time to count as another visit. */
async function visitLater(device: MemberDevice, visits: number): Promise<void> {
  // A screen left open would see the time jump, and might show the offer before she leaves.
  await device.page.goto('about:blank');
  await device.page.clock.setFixedTime(Date.now() + visits * HALF_AN_HOUR_MS);
  await openCalendar(device);
}

test('the first visit offers nothing; the second shows a card in the page, and one tap opens the browser’s prompt @breadth', async ({
  device,
  page,
}) => {
  await openCalendar(device);
  await offerByBrowser(page, 'accepted');
  await goToSettingsAndBack(page);
  await expect(cardOn(page)).toBeHidden();

  await visitLater(device, 1);
  await expect(cardOn(page)).toBeHidden();
  await offerByBrowser(page, 'accepted');
  await expect(cardOn(page)).toContainText(pwa['install.text']);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await cardOn(page).getByRole('button', { name: pwa['install.android'] }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  await expect(cardOn(page)).toBeHidden();
  await visitLater(device, 2_000);
  await offerByBrowser(page, 'accepted');
  await goToSettingsAndBack(page);
  await expect(cardOn(page)).toBeHidden();
});

test('one completed training is enough; after two refusals the offer never returns, but the settings keep it @breadth', async ({
  device,
  page,
  record,
}) => {
  const training = await trainingNeverDone(record);
  await device.openTraining(training);
  await device.markTrainingDone();
  await openCalendar(device);
  await offerByBrowser(page, 'dismissed');
  await cardOn(page).getByRole('button', { name: pwa['install.notNow'] }).click();
  await expect(cardOn(page)).toBeHidden();

  const month = 31 * 48;
  await visitLater(device, month);
  await offerByBrowser(page, 'dismissed');
  await cardOn(page).getByRole('button', { name: pwa['install.android'] }).click();
  await expect(cardOn(page)).toBeHidden();

  await visitLater(device, 2 * month);
  await offerByBrowser(page, 'dismissed');
  await goToSettingsAndBack(page);
  await expect(cardOn(page)).toBeHidden();
  await device.open('/settings');
  await offerByBrowser(page, 'dismissed');
  await page.getByRole('button', { name: pwa['install.android'] }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);
});

test('a prompt that arrives before the app renders is kept for her settings @breadth', async ({
  device,
  page,
}) => {
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${offer.toString()})('accepted'))`);
  await device.open('/settings');
  await page.getByRole('button', { name: pwa['install.android'] }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);
});

test('a prompt that arrives on a visitor’s page, before the app has started, is kept until she has signed in @breadth', async ({
  page,
  network,
  member,
}) => {
  await page.goto(`${network.origin}/recipes`);
  await offerByBrowser(page, 'accepted');
  await expect(page.locator('#root')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav['/login'] }).click();
  await new MemberDevice(page, network, member).signIn();
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav['/settings'] }).click();
  await page.getByRole('button', { name: pwa['install.android'] }).click();
  await expect.poll(() => timesAsked(page)).toBe(1);
});

test.describe('on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  });

  test('three illustrated steps say what to tap, and that she signs in once more @breadth', async ({
    device,
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'standalone', { get: () => false });
      Object.defineProperty(Navigator.prototype, 'platform', { get: () => 'iPhone' });
    });
    await openCalendar(device);
    await visitLater(device, 1);
    const steps = cardOn(page).getByRole('listitem');
    await expect(steps).toHaveCount(3);
    for (const [index, words] of [pwa['install.ios.1'], pwa['install.ios.2'], pwa['install.ios.3']].entries())
      await expect(steps.nth(index)).toContainText(words);
    await expect(cardOn(page).locator('li svg')).toHaveCount(3);
    await expect(cardOn(page)).toContainText(pwa['install.ios.note']);

    await device.open('/settings');
    await page.getByRole('button', { name: actions.install }).click();
    await expect(page.getByRole('dialog', { name: pwa['install.title'] }).getByRole('listitem')).toHaveCount(
      3,
    );
  });
});

test('the browser finds the app installable, and every picture of its manifest has the stated size', async ({
  network,
  member,
}) => {
  test.slow();
  const browser = await RealBrowser.open();
  try {
    const { page, context } = browser;
    await keepSession(page, network, member);
    await page.goto(`${network.origin}/calendar`);
    await expect(page.getByRole('heading', { level: 1, name: nav['/calendar'] })).toBeVisible();
    const tools = await context.newCDPSession(page);
    const { errors, data } = await tools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    expect((await tools.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);

    const manifest = JSON.parse(data ?? '{}') as {
      screenshots: { src: string; sizes: string; form_factor: string; label: string }[];
      icons: { src: string; sizes: string }[];
    };
    const factors = manifest.screenshots.map(({ form_factor }) => form_factor);
    expect(factors.toSorted()).toEqual(['narrow', 'narrow', 'narrow', 'narrow', 'wide']);
    expect(manifest.screenshots.every(({ label }) => label.length > 0)).toBe(true);
    const pictures = [...manifest.screenshots, ...manifest.icons].map(({ src, sizes }) => ({ src, sizes }));
    const seen = await page.evaluate(
      (asked) =>
        Promise.all(
          asked.map(async ({ src }) => {
            const image = new Image();
            image.src = src;
            await image.decode();
            return { src, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
          }),
        ),
      pictures,
    );
    expect(seen).toEqual(pictures);
    const kept = await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      const requests = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().filter(({ url }) => url.includes('/store/')).length;
    });
    expect(kept).toBe(0);
  } finally {
    await browser.dispose();
  }
});
