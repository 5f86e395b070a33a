import type { Page } from '@playwright/test';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { isReplay, isWorkerScript, type Network, UNAVAILABLE } from '../support/network.ts';
import { expect, test, testWithFilms } from '../support/product-test.ts';
import { trainingsWithVideo } from '../support/recipes-on-server.ts';
import { arrivals } from '../support/sent-entries.ts';
import { actions, auth, nav, pwa } from '../support/words.ts';

/** Publishes the next version and waits until the device has noticed it. */
async function publishNextVersion(network: Network, page: Page): Promise<void> {
  network.fail(isWorkerScript, { type: 'rewrite', rewrite: (script) => `${script}\n// The next version.` });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'),
    )
    .toBe('installed');
}

const untilWorkerRuns = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 30_000 })
    .toBe('activated');

/** The states of the device's workers by version, updated from outside the app. */
async function workerStates(elsewhere: Page): Promise<ReadonlyMap<string, string>> {
  const states = new Map<string, string>();
  const tools = await elsewhere.context().newCDPSession(elsewhere);
  tools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
    for (const { versionId, status } of versions) states.set(versionId, status);
  });
  await tools.send('ServiceWorker.enable');
  return states;
}

const markPage = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

test('the version she is already loading is not offered as a new one @breadth', async ({ page, network }) => {
  await page.goto(`${network.origin}/login`);
  await untilWorkerRuns(page);
  await expect(page.getByText(pwa['update.title'])).toHaveCount(0);
});

test('a page that was loaded past the worker gets it too, so all of it opens without a network', async ({
  page,
  network,
  context,
}) => {
  await page.goto(`${network.origin}/login`);
  await untilWorkerRuns(page);
  await markPage(page);
  const tools = await context.newCDPSession(page);
  await tools.send('Page.reload', { ignoreCache: true });
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await page.waitForFunction(() => document.readyState === 'complete');
  await untilWorkerRuns(page);
});

test('promise 2: a new version is offered, not imposed, and entries that waited through it are sent once', async ({
  device,
  page,
  network,
  record,
  weights,
}) => {
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  const [before, after] = [weights.next(), weights.next()];
  await device.addMeasurement(before);
  await markPage(page);

  await publishNextVersion(network, page);
  await expect(page.getByText(pwa['update.title'])).toBeVisible();
  await device.addMeasurement(after);
  expect(await isSamePage(page)).toBe(true);

  await page.getByRole('button', { name: pwa['update.now'] }).click();
  await expect.poll(() => isSamePage(page).catch(() => true)).toBe(false);
  await expect(page.getByText(pwa['update.title'])).toBeHidden();
  await device.expectWaiting(before);
  await device.expectWaiting(after);
  expect((await device.entries()).length).toBe(2);

  // Left before the service is back: a page that is left while it sends does not hear the answer, and the next one sends again.
  await page.goto('about:blank');
  network.heal();
  network.forget();
  await device.open('/diary');
  await device.expectAllSent();
  expect(arrivals(network)).toEqual([before, after]);
  expect(await record.countsByWeight([before, after])).toEqual([1, 1]);
});

testWithFilms(
  'a new version stays silent during a training, and is installed when she leaves it @films @breadth',
  async ({ device, page, network, record }) => {
    await device.openDiary();
    const [training] = await trainingsWithVideo(record);
    if (!training) throw new Error('No training has a video');
    await device.openTraining(training);
    const video = page.getByLabel(trainingsText.player.replace('{title}', training.title));
    await video.evaluate((element: HTMLVideoElement) => {
      element.muted = true;
      // A machine that is slow to publish does not see its end.
      element.loop = true;
      return element.play();
    });
    await markPage(page);
    await publishNextVersion(network, page);
    const position = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    const before = await position();
    // Either way: at its end it begins again.
    await expect.poll(async () => Math.abs((await position()) - before)).toBeGreaterThan(0.5);
    await expect(page.getByText(pwa['update.title'])).toBeHidden();
    // She pauses it to read the plan: the training is not over.
    await video.evaluate(async (element: HTMLVideoElement) => {
      element.pause();
      // Seeks back to something she wants to see again: only now does the notice check whether she is still training.
      element.currentTime /= 2;
      await new Promise((resolve) => element.addEventListener('seeked', resolve, { once: true }));
    });
    await expect(page.getByText(pwa['update.title'])).toBeHidden();
    expect(await isSamePage(page)).toBe(true);

    await page.getByRole('link', { name: nav['/studio'] }).first().click();
    await expect(page.getByText(pwa['update.title'])).toBeVisible();
    expect(await isSamePage(page)).toBe(true);
  },
);

test('a new version stays silent while a measurement is being entered, and asks once the form is closed @breadth', async ({
  device,
  page,
  network,
}) => {
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  await publishNextVersion(network, page);
  await expect(sheet).toBeVisible();
  await expect(page.getByText(pwa['update.title'])).toHaveCount(0);
  await sheet.getByRole('button', { name: actions.cancel }).click();
  await expect(page.getByText(pwa['update.title'])).toBeVisible();
});

test('a new version stays silent next to a partly filled sign-in form @breadth', async ({
  page,
  network,
}) => {
  await page.goto(`${network.origin}/login`);
  await page.getByLabel(auth.email).fill('mari@example.com');
  await untilWorkerRuns(page);
  await publishNextVersion(network, page);
  await expect(page.getByLabel(auth.email)).toHaveValue('mari@example.com');
  await expect(page.getByText(pwa['update.title'])).toHaveCount(0);
  await page.getByRole('link', { name: nav['/register'] }).first().click();
  await expect(page.getByText(pwa['update.title'])).toBeVisible();
});

test('a new version waits while entries are being sent, and takes over at the next start @breadth', async ({
  device,
  page,
  network,
  weights,
}) => {
  // Whole: a worker that still fills the library has work that keeps the old version.
  await device.fill('/diary');
  await publishNextVersion(network, page);
  await expect(page.getByText(pwa['update.title'])).toBeVisible();
  network.fail(isReplay, { type: 'hang' });
  await device.addMeasurement(weights.next());
  await expect.poll(() => network.log.some(({ body }) => body.includes('mutation Replay'))).toBe(true);
  await expect(page.getByText(pwa['update.title'])).toBeHidden();
  network.heal();
  network.fail(isWorkerScript, { type: 'rewrite', rewrite: (script) => `${script}\n// The next version.` });
  await device.expectAllSent();
  await expect(page.getByText(pwa['update.title'])).toBeVisible();

  const next = await page.context().newPage();
  const states = await workerStates(next);
  await expect.poll(() => [...states.values()]).toContain('installed');
  await page.close();
  // The old version goes only when its last page is gone and its work is done.
  await expect.poll(() => [...states.values()]).not.toContain('installed');
  await next.goto(`${network.origin}/diary`);
  await expect
    .poll(() =>
      next.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state ?? 'none'),
    )
    .toBe('none');
  await expect(next.getByText(pwa['update.title'])).toHaveCount(0);
});
