import { isReplay, isWorkerScript, UNAVAILABLE } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { arrivals } from '../support/sent-entries.ts';
import { pwa } from '../support/words.ts';

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
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));

  network.fail(isWorkerScript, { type: 'rewrite', rewrite: (script) => `${script}\n// The next version.` });
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(page.getByText(pwa['update.title'])).toBeVisible();
  await device.addMeasurement(after);
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);

  await page.getByRole('button', { name: pwa['update.now'] }).click();
  await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true)).toBe(false);
  await expect(page.getByText(pwa['update.title'])).toBeHidden();
  await device.expectWaiting(before);
  await device.expectWaiting(after);
  expect((await device.entries()).length).toBe(2);

  network.heal();
  network.forget();
  await page.reload();
  await device.expectAllSent();
  expect(arrivals(network)).toEqual([before, after]);
  expect(await record.countsByWeight([before, after])).toEqual([1, 1]);
});
