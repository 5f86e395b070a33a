/** The app answers for screens, and for nothing else. */
import { expect, testWithApp as test } from '../support/product-test.ts';
import { nav } from '../support/words.ts';

test('her calendar’s address, opened in her browser, is her calendar and not the app', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.open('/settings');
  await expect(device.heading(nav['/settings'])).toBeVisible();
  const { getMyCalendarFeed } = await record.ask<{ getMyCalendarFeed: string }>('{ getMyCalendarFeed }');
  const address = network.origin + new URL(getMyCalendarFeed).pathname;
  const file = page.waitForEvent('download');
  await page.evaluate((url) => window.location.assign(url), address);
  expect((await file).suggestedFilename()).toBe('hoog.ics');
});

test('a path that is no screen is asked of the server, and without a network it is the app that does not find it', async ({
  context,
  device,
  network,
}) => {
  const asked = () => network.log.filter(({ path }) => path.startsWith('/olematu')).length;
  await device.fill();
  await device.open('/olematu');
  await expect(device.heading('Lehte ei leitud')).toBeVisible();
  expect(asked()).toBe(1);
  await context.setOffline(true);
  await device.open('/olematu/veel');
  await expect(device.heading('Lehte ei leitud')).toBeVisible();
  await expect(device.open(`/calendar/${'A'.repeat(43)}.ics`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});
