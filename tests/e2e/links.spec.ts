/** Every page of the product is reachable through links, and so is the shop. */
import type { Page } from '@playwright/test';
import { startService } from '../support/service.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test, testWithApp } from '../support/product-test.ts';
import { nav, training } from '../support/words.ts';

/** One page of each kind is enough: the others lead to the same places. */
const isOneOfMany = (path: string) => /^\/(recipes|studio|calendar)\/./.test(path);

/** The addresses, without query and fragment, reachable from `start` through visible links. */
async function reachable(page: Page, origin: string, start: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 900 });
  const found = new Set([start]);
  for (const path of found) {
    await page.goto(origin + path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    const links = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')]
        .filter((link) => link.checkVisibility())
        .map((link) => link.pathname),
    );
    for (const link of links) if (!isOneOfMany(link)) found.add(link);
  }
  return [...found].sort();
}

const FOR_EVERYONE = [
  '/about',
  '/calculator',
  '/calendar',
  '/challenge',
  '/favourites',
  '/mealplan',
  '/media',
  '/pantry',
  '/privacy',
  '/programs',
  '/recipes',
  '/search',
  '/settings/subscription',
  '/shopping',
  '/studio',
  '/terms',
  '/timetable',
];

test('a visitor reaches every page open to her through links alone @breadth', async ({ page, network }) => {
  const found = await reachable(page, network.origin, '/');
  expect(found).toEqual([...FOR_EVERYONE, '/', '/forgot', '/login', '/register'].sort());
});

testWithApp(
  'a member with a plan reaches every page of it through links alone @breadth',
  async ({ device, page, network }) => {
    test.slow();
    await device.fill();
    const found = await reachable(page, network.origin, '/calendar');
    const own = [
      '/diary',
      '/diary/exercises',
      '/diary/import',
      '/settings',
      '/nutrition/course',
      '/nutrition/info',
      '/nutrition/plan',
    ];
    expect(found).toEqual([...FOR_EVERYONE, ...own].sort());
  },
);

test('the calendar leads a member without a plan to the plans @breadth', async ({ page, network }) => {
  await keepSession(page, network, await signInAs(network, 'uus@example.com'));
  await page.goto(`${network.origin}/calendar`);
  await page.getByRole('link', { name: training.seePlans }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/settings/subscription'] })).toBeFocused();
});

/** Waits until the app has the service's configuration, which takes long on a slow machine. */
const untilTold = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/config.json'), { timeout: 60_000 });

const shopLinks = (page: Page) => page.getByRole('link', { name: nav['Epood (väline link)'], exact: true });

test('without a shop no screen links to it, even once the app has the configuration @breadth', async ({
  page,
}) => {
  const service = await startService({ SHOP_URL: '' });
  try {
    const told = untilTold(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${service.network.origin}/calculator`);
    await (await told).finished();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    await expect(shopLinks(page)).toHaveCount(0);
  } finally {
    await service.close();
  }
});

test('the shop’s link is in the menu and in the footer, for a visitor and offline too @breadth', async ({
  page,
  context,
}) => {
  const service = await startService({ SHOP_URL: 'https://pood.example.com/hoog' });
  const inFooter = shopLinks(page).and(page.locator('footer a'));
  const inMenu = shopLinks(page).and(page.locator('nav[aria-label="Peamenüü"] a'));
  try {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(service.network.origin);
    for (const link of [inFooter, inMenu]) {
      await expect(link).toHaveAttribute('href', 'https://pood.example.com/hoog');
      await expect(link).toHaveAttribute('rel', 'noopener');
      await expect(link).toHaveAttribute('target', '_blank');
    }
    const known = untilTold(page);
    await page.goto(`${service.network.origin}/calculator`);
    await (await known).finished();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(inMenu).toHaveAttribute('href', 'https://pood.example.com/hoog');
    service.network.fail(({ path }) => path === '/config.json', { type: 'hang' });
    await page.reload();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await inFooter.count()).toBe(1);
    expect(await inMenu.count()).toBe(1);
    await context.setOffline(true);
    await expect(inMenu).toBeVisible();
  } finally {
    await service.close();
  }
});

testWithApp(
  'a member’s drawer leads to the shop from a screen without a footer @breadth',
  async ({ device, page }) => {
    await device.open('/diary');
    await page.getByRole('button', { name: 'Menüü', exact: true }).click();
    await expect(shopLinks(page).and(page.locator('dialog a'))).toHaveAttribute(
      'href',
      'https://example.com/',
    );
  },
);
