import type { Page } from '@playwright/test';
import type { MemberDevice } from '../support/member-device.ts';
import { expect, test } from '../support/product-test.ts';
import { nav } from '../support/words.ts';

const CALENDAR = { path: '/calendar', heading: nav['/calendar'], content: 'main a[href^="/studio/"]' };

test('a start whose script is not on the phone takes its picture away, says so, and opens at the next try', async ({
  device,
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepPicture(device, page);
  const repair = await loseEntry(page);
  await context.setOffline(true);
  await page.goto(device.network.origin + CALENDAR.path, { waitUntil: 'commit' });
  const picture = page.locator('#snapshot');
  await expect(picture).toBeVisible();
  const words = page.getByText('Hoog ei ole veel avanenud');
  await expect(words).toBeHidden();
  await expect(words).toBeVisible();
  await expect(picture).toBeHidden();
  await repair();
  await page.getByRole('link', { name: 'Proovi uuesti' }).click();
  await device.expectScreen(CALENDAR);
  await expect(words).toHaveCount(0);
});

test('a training pressed in the picture, before any script has run, opens', async ({
  device,
  page,
  context,
}) => {
  await keepPicture(device, page);
  const training = page.locator(CALENDAR.content).first();
  const place = await training.boundingBox();
  if (!place) throw new Error('No training is in the window');
  await loseEntry(page);
  await context.setOffline(true);
  await page.goto(device.network.origin + CALENDAR.path, { waitUntil: 'commit' });
  await expect(page.locator('#snapshot')).toBeVisible();
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  // The training that stands there depends on when the picture was kept.
  await expect(page).toHaveURL(/\/studio\/[\w-]+$/);
});

test('the page of a start names the files of its screen', async ({ device, page }) => {
  await device.openDiary();
  for (const screen of ['calendar', 'recipes', 'diary']) {
    const response = await page.goto(`${device.network.origin}/${screen}`);
    const preload = `<link rel="modulepreload" crossorigin href="/assets/${screen}-[\\w-]{8}\\.js"`;
    expect(await response?.text()).toMatch(new RegExp(preload));
  }
});

/** Opens the calendar, and waits until the picture of it is kept. */
async function keepPicture(device: MemberDevice, page: Page): Promise<void> {
  await device.openDiary();
  await device.open(CALENDAR.path);
  await device.expectScreen(CALENDAR);
  await expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match(location.pathname))))
    .toBe(true);
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen whose file arrives damaged says that its file is missing', async ({ page, network }) => {
    await page.goto(`${network.origin}/register`);
    await expect(page.locator('#prerendered')).toHaveCount(0);
    network.fail(({ path }) => path.startsWith('/assets/login-screen-'), {
      type: 'rewrite',
      rewrite: (script) => `${script.slice(0, 100)}(`,
    });
    await page.getByRole('link', { name: nav['/login'] }).first().click();
    const advice = page.getByRole('main').getByText('See leht pole veel sinu seadmesse jõudnud.');
    await expect(advice).toBeVisible();
  });
});

/** Lets the kept shell name a script that the device does not have. Returns what puts the shell back. */
async function loseEntry(page: Page): Promise<() => Promise<void>> {
  const exchange = (from: string, to: string) =>
    page.evaluate(
      async ([wanted, instead]) => {
        const [name = ''] = (await caches.keys()).filter((each) => each.includes('precache'));
        const cache = await caches.open(name);
        const [shell] = (await cache.keys()).filter(({ url }) => new URL(url).pathname === '/index.html');
        const kept = shell && (await cache.match(shell));
        if (!shell || !kept) throw new Error('The shell is not kept');
        const html = (await kept.text()).replaceAll(wanted, instead);
        await cache.put(shell, new Response(html, { headers: kept.headers }));
      },
      [from, to] as const,
    );
  await exchange('/assets/index-', '/assets/lost-');
  return () => exchange('/assets/lost-', '/assets/index-');
}
