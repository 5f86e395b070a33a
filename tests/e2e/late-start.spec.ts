import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type PlannedTraining, plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { dayOf, momentOf } from '../../contract/moments.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { expect, test } from '../support/product-test.ts';
import { type ServerTraining, trainingNeverDone } from '../support/recipes-on-server.ts';
import type { ServerRecord } from '../support/server-record.ts';
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
  const words = page.getByText('Hoog ei ole veel avanenud');
  await openWithPicture(device, async () => expect(await words.isVisible()).toBe(false));
  await expect(words).toBeVisible();
  await expect(page.locator('#snapshot')).toBeHidden();
  await repair();
  await page.getByRole('link', { name: 'Proovi uuesti' }).click();
  await device.expectScreen(CALENDAR);
  await expect(words).toHaveCount(0);
});

test('a training pressed in the picture, before any script has run, opens', async ({
  device,
  page,
  context,
  record,
}) => {
  // The studio has days without one, and the picture has only what is in the window.
  const { id } = await planForToday(record);
  await keepPicture(device, page, `/studio/${id}`);
  const training = page.locator(`main a[href="/studio/${id}"]`).first();
  await expect(training).toBeInViewport({ ratio: 1 });
  const place = await training.boundingBox();
  if (!place) throw new Error('The training is not drawn');
  await loseEntry(page);
  await context.setOffline(true);
  await openWithPicture(device);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
  // The training that stands there depends on when the picture was kept.
  await expect(page).toHaveURL(/\/studio\/[\w-]+$/);
});

test('the page of a start names the files of its screen @breadth', async ({ device, page }) => {
  await device.openDiary();
  for (const screen of ['calendar', 'recipes', 'diary']) {
    const response = await page.goto(`${device.network.origin}/${screen}`);
    const preload = `<link rel="modulepreload" crossorigin href="/assets/${screen}-[\\w-]{8}\\.js"`;
    expect(await response?.text()).toMatch(new RegExp(preload));
  }
});

/** A training that she means to do today, before any that the studio has. */
async function planForToday(record: ServerRecord): Promise<ServerTraining> {
  const training = await trainingNeverDone(record);
  const now = momentOf(new Date());
  const value: PlannedTraining = { trainingId: training.id, at: `${dayOf(now)}T05:00` };
  const mark = {
    kind: plannedTraining.name,
    key: randomUUID(),
    value: JSON.stringify(value),
    changedAt: now,
  };
  await record.ask('mutation ($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
    input: [mark],
  });
  return training;
}

/**
 * Starts the app without waiting for it, and again until it comes with its picture: the start waits a moment for that
 * (sw/shell-snapshot.ts), in which a busy machine may not have read it.
 */
async function openWithPicture({ page, network }: MemberDevice, alsoExpect?: () => Promise<void>) {
  await expect(async () => {
    await page.goto(network.origin + CALENDAR.path, { waitUntil: 'commit' });
    await expect(page.locator('#snapshot')).toBeVisible({ timeout: 2000 });
    await alsoExpect?.();
  }).toPass();
}

/** Opens the calendar, and waits until the picture of it is kept, with that in it. */
async function keepPicture(device: MemberDevice, page: Page, content = ''): Promise<void> {
  await device.openDiary();
  await device.open(CALENDAR.path);
  await device.expectScreen(CALENDAR);
  await expect
    .poll(() => page.evaluate(async () => (await caches.match(location.pathname))?.text()))
    .toContain(content);
}

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  test('a screen whose file arrives damaged says that its file is missing @breadth', async ({
    page,
    network,
  }) => {
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
