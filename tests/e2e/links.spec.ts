/** That every page of the product can be come to by its links, and the link to the shop. */
import type { Page } from '@playwright/test';
import { startService } from '../support/service.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, test } from '../support/product-test.ts';
import { nav, training } from '../support/words.ts';

/** Of many pages of one kind the first is enough: they lead to the same places. */
const isOneOfMany = (path: string) => /^\/(recipes|studio|calendar)\/./.test(path);

/** The addresses, without what follows the path, that someone who begins at `start` comes to by links that she sees. */
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
  '/mealplan',
  '/media',
  '/privacy',
  '/programs',
  '/recipes',
  '/settings/subscription',
  '/studio',
  '/terms',
  '/timetable',
];

test.describe.configure({ timeout: 180_000 });

test('a visitor comes to every page that is hers by links alone', async ({ page, network }) => {
  const found = await reachable(page, network.origin, '/');
  expect(found).toEqual([...FOR_EVERYONE, '/', '/forgot', '/login', '/register'].sort());
});

test('a member with a plan comes to every page of it by links alone', async ({ device, page, network }) => {
  await device.fill();
  const found = await reachable(page, network.origin, '/calendar');
  const own = ['/diary', '/settings', '/nutrition/course', '/nutrition/info', '/nutrition/plan'];
  expect(found).toEqual([...FOR_EVERYONE, ...own].sort());
});

test('a member without a plan is led from the calendar to the plans', async ({ page, network }) => {
  await keepSession(page, network, await signInAs(network, 'uus@example.com'));
  await page.goto(`${network.origin}/calendar`);
  await page.getByRole('link', { name: training.seePlans }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/settings/subscription'] })).toBeFocused();
});

/** The app has heard of the service's configuration; on a slow machine it is long on its way. */
const untilTold = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/config.json'), { timeout: 60_000 });

test('the shop’s link stands in the footer where there is a shop, for a visitor and without a network too', async ({
  page,
  network,
  context,
}) => {
  const link = page
    .getByRole('contentinfo')
    .getByRole('link', { name: nav['Epood (väline link)'], exact: true });
  const told = untilTold(page);
  await page.goto(network.origin);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(link).toHaveCount(0);
  await page.goto(`${network.origin}/calculator`);
  await (await told).finished();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(link).toHaveCount(0);

  const service = await startService({ SHOP_URL: 'https://pood.example.com/hoog' });
  try {
    await page.goto(service.network.origin);
    await expect(link).toHaveAttribute('href', 'https://pood.example.com/hoog');
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link).toHaveAttribute('target', '_blank');
    const known = untilTold(page);
    await page.goto(`${service.network.origin}/calculator`);
    await (await known).finished();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(link).toHaveAttribute('href', 'https://pood.example.com/hoog');
    service.network.fail(({ path }) => path === '/config.json', { type: 'hang' });
    await page.reload();
    await expect(page.locator('#prerendered')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await link.count()).toBe(1);
    await context.setOffline(true);
    await expect(link).toBeVisible();
  } finally {
    await service.close();
  }
});
