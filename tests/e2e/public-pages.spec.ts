/** A visitor and a search engine get each public page before any script of ours has run, and the app takes over from it. */
import type { Page } from '@playwright/test';
import { landingText } from '../../src/app/landing.text.ts';
import { SUBSCRIPTION_PLANS } from '../../contract/subscription-plans.ts';
import { formatEuros } from '../../src/language/numbers.ts';
import { challengeText } from '../../src/features/training/challenge/challenge.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { ownRecipeText } from '../../src/features/food/own-recipe/own-recipe.text.ts';
import { publicPagesText } from '../../src/app/public-pages/public-pages.text.ts';
import { signInAs } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { keepPointerAway, showPresence } from '../support/visitor-presence.ts';
import { actions, calculator, nav, training } from '../support/words.ts';

const NOINDEX = ['/login', '/register', '/forgot', '/privacy', '/terms', '/nutrition/info'];

async function read(network: Network, path: string): Promise<string> {
  const response = await fetch(network.origin + path, { headers: { accept: 'text/html' } });
  return response.text();
}

async function listed(network: Network): Promise<string[]> {
  const sitemap = await read(network, '/sitemap.xml');
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

test('every recipe’s page has all its parts, the first that was rendered too', async ({ network }) => {
  const recipes = (await listed(network)).filter((path) => path.startsWith('/recipes/'));
  expect(recipes.length).toBeGreaterThan(1);
  for (const path of recipes) expect(await read(network, path), path).toContain(ownRecipeText.title);
});

const found = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

test('every listed page has text, a title, a description, an address and a picture of its own', async ({
  network,
}) => {
  const paths = await listed(network);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/about',
      '/media',
      '/calculator',
      '/calendar',
      '/challenge',
      '/timetable',
      '/mealplan',
      '/programs',
      '/recipes',
      '/studio',
      '/recipes/koorene-lohesupp',
      '/studio/kindel-koht',
    ]),
  );
  const seen = { title: new Set(), description: new Set() };
  for (const path of paths) {
    const html = await read(network, path);
    const title = found(html, /<title>(.+?)<\/title>/);
    const description = found(html, /<meta name="description" content="(.+?)"/);
    expect(found(html, /<h1[^>]*>(.+?)<\/h1>/), path).toBeTruthy();
    expect(description, path).toBeTruthy();
    expect(found(html, /rel="canonical" href="(.+?)"/), path).toBe(network.origin + path);
    expect(found(html, /property="og:image" content="(.+?)"/)).toMatch(/\/sharing[\w./-]*\.png$/);
    expect(html, path).not.toContain('noindex');
    expect(html, path).not.toContain('origin.invalid');
    expect(html, path).not.toMatch(/<[a-z][^>]* style="/);
    seen.title.add(title);
    seen.description.add(description);
  }
  expect(seen.title.size).toBe(paths.length);
  expect(seen.description.size).toBe(paths.length);
});

test('pages closed to search engines say so, and are not listed', async ({ network }) => {
  const paths = await listed(network);
  for (const path of NOINDEX) {
    expect(await read(network, path), path).toMatch(/<meta [^>]*name="robots" content="noindex"/);
    expect(paths).not.toContain(path);
  }
});

test('the sharing picture exists', async ({ network }) => {
  const response = await fetch(`${network.origin}/store/sharing.png`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and its links work', async ({ page, network }) => {
    await page.goto(network.origin);
    await expect(page.getByRole('heading', { level: 1, name: landingText.title })).toBeVisible();
    await expect(page.getByRole('heading', { name: landingText.samplesTitle })).toBeVisible();
    await page.getByRole('link', { name: landingText.parts[1].link }).click();
    await expect(page.getByRole('heading', { level: 1, name: nav['/recipes'] })).toBeVisible();
    await page.getByRole('link', { name: 'Koorene lõhesupp tilliga' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Koorene lõhesupp tilliga' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Koostisosad' })).toBeVisible();
  });

  test('the landing page shows the app itself, what is free, and what each plan costs', async ({
    page,
    network,
  }) => {
    await page.goto(network.origin);
    const screens = page.getByRole('region', { name: landingText.screensTitle }).locator('img');
    await expect(screens).toHaveCount(landingText.screens.length);
    for (const screen of await screens.all()) {
      const picture = await fetch(network.origin + (await screen.getAttribute('src')));
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect((await picture.arrayBuffer()).byteLength).toBeLessThan(40_000);
    }
    const plans = page.getByRole('region', { name: landingText.plansTitle });
    for (const { name, monthlyPriceCents } of Object.values(SUBSCRIPTION_PLANS)) {
      const plan = plans
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) });
      await expect(plan).toContainText(formatEuros(monthlyPriceCents));
    }
    await expect(plans.getByRole('link', { name: training.seePlans })).toHaveAttribute(
      'href',
      '/settings/subscription',
    );
    const free = page.getByRole('region', { name: landingText.freeTitle });
    await expect(free.getByRole('link', { name: /^Avatud treeninguid: [1-9]\d*$/ })).toBeVisible();
    await expect(free.getByRole('link', { name: /^Avatud retsepte: [1-9]\d*$/ })).toBeVisible();
  });

  test('controls that need a script are disabled @breadth', async ({ page, network }) => {
    await page.goto(`${network.origin}/calculator`);
    await expect(page.getByLabel(calculator.age)).toBeDisabled();
    await expect(page.getByRole('button', { name: calculator.calculate })).toBeDisabled();
  });
});

/** Measures, from before the page loads, how much layout moved without user input. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seen: { shift: number } }).seen.shift);
}

/** When the text was painted, and when the first script of the app was requested. */
function times(page: Page): Promise<{ paintedAt: number; scriptsAt: number[] }> {
  return page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    scriptsAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js') && !/\/start-[\w-]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
}

for (const [index, path] of ['/', '/about', '/challenge', '/terms'].entries()) {
  test(`${path} is all text and links: the app loads when its menu is opened, and opens it${index > 0 ? ' @breadth' : ''}`, async ({
    page,
    network,
  }) => {
    await page.goto(network.origin + path);
    await showPresence(page);
    await page.waitForLoadState('networkidle');
    expect((await times(page)).scriptsAt).toEqual([]);
    await page.getByRole('button', { name: 'Menüü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menüü' })).toBeVisible();
    await expect(page.locator('#prerendered')).toHaveCount(0);
  });
}

test('a device that has had the app gets it on a text page too @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/login`);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.goto(network.origin);
  await expect(page.locator('#root')).toBeVisible();
});

/** The number of openings before a page counts as too early: a busy machine is late once, a product each time. */
const OPENINGS = 3;

/** True if the app had its data when it took over. It waits for it only so long, however busy the machine. */
async function watchTakeOver(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root === null || document.getElementById('prerendered') !== null) return;
      observer.disconnect();
      Object.assign(globalThis, { wasWhole: root.querySelector('[aria-busy=true]') === null });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { wasWhole: boolean }).wasWhole);
}

/** On a phone that has never had the app, a new one each time. */
async function openUntilTakenOver(openPhone: () => Promise<Page>, address: string) {
  for (let opening = 1; ; opening += 1) {
    const page = await openPhone();
    await keepPointerAway(page);
    const [shift, wasWhole] = [await watchShifts(page), await watchTakeOver(page)];
    await page.goto(address);
    await showPresence(page);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    if (opening === OPENINGS || (await wasWhole())) return { page, shift };
  }
}

for (const [index, path] of ['/recipes', '/studio', '/timetable'].entries()) {
  test(`the app loads only once ${path} is painted, and takes over without moving anything${index > 0 ? ' @breadth' : ''}`, async ({
    openPhone,
    network,
  }) => {
    const { page, shift } = await openUntilTakenOver(openPhone, network.origin + path);
    const { paintedAt, scriptsAt } = await times(page);
    expect(Math.min(...scriptsAt)).toBeGreaterThan(paintedAt);
    expect(await shift()).toBeLessThan(0.1);
    await page.getByRole('button', { name: 'Menüü' }).click();
    await expect(page.getByRole('dialog', { name: 'Menüü' })).toBeVisible();
  });
}

for (const [index, path] of ['/calculator', '/login', '/register', '/forgot'].entries()) {
  test(`${path} loads the app by itself, but only once it is painted, and nothing moves${index > 0 ? ' @breadth' : ''}`, async ({
    page,
    network,
  }) => {
    const shift = await watchShifts(page);
    await page.goto(network.origin + path);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    const { paintedAt, scriptsAt } = await times(page);
    expect(Math.min(...scriptsAt)).toBeGreaterThan(paintedAt);
    expect(await shift()).toBeLessThan(0.1);
  });
}

test('keyboard users continue where they were when the app takes over', async ({ page, network }) => {
  await page.goto(`${network.origin}/timetable`, { waitUntil: 'commit' });
  const link = page.getByRole('link', { name: challengeText.toCalendar });
  await link.focus();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('after the takeover the address for sharing follows the screen @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/mealplan`);
  await showPresence(page);
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: mealplanText.browseRecipes }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/recipes'] })).toBeVisible();
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${network.origin}/recipes`);
  await expect(page.locator('meta[name="description"][data-prerendered]')).toHaveCount(0);
});

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a signed-in member never sees the visitor’s version', async ({ page, network }) => {
    const { email } = await signInAs(network, 'premium@example.com');
    await page.goto(`${network.origin}/login`);
    await page.getByLabel('E-posti aadress').fill(email);
    await page.getByLabel('Parool', { exact: true }).fill('Hoog2026');
    await page.getByRole('main').getByRole('button', { name: nav['/login'] }).click();
    await expect(page.getByRole('heading', { level: 1, name: nav['/calendar'] })).toBeVisible();
    const response = await page.goto(network.origin);
    expect(await response?.text()).not.toContain(landingText.title);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: nav['/calendar'], exact: true })).toBeVisible();
    await expect(main.getByRole('heading', { name: landingText.samplesTitle })).toHaveCount(0);
  });
});

test('a text page reads the same before and after the takeover @breadth', async ({ page, network }) => {
  const html = await read(network, '/about');
  expect(html).toContain(publicPagesText.descriptions.about);
  await page.goto(`${network.origin}/about`);
  await page.getByRole('button', { name: 'Menüü' }).click();
  await expect(page.locator('#prerendered')).toHaveCount(0);
  await page.getByRole('dialog', { name: 'Menüü' }).getByRole('button', { name: nav['menu.close'] }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/about'] })).toBeVisible();
  for (const [, heading = ''] of html.matchAll(/<h2[^>]*>(.+?)<\/h2>/g))
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
});

test('a page served by the worker appears without moving anything @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/calendar`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const shift = await watchShifts(page);
  await page.goto(`${network.origin}/timetable`);
  await expect(page.getByRole('heading', { level: 3, name: actions.thisWeek })).toBeAttached();
  expect(await shift()).toBeLessThan(0.1);
});
