import { expect, testWithApp } from '../support/product-test.ts';

testWithApp(
  'her calendar’s address, opened in her browser, is her calendar and not the app',
  async ({ device, page, network, record }) => {
    await device.open('/settings');
    const { getMyCalendarFeed } = await record.ask<{ getMyCalendarFeed: string }>('{ getMyCalendarFeed }');
    const address = network.origin + new URL(getMyCalendarFeed).pathname;
    const file = page.waitForEvent('download');
    await page.evaluate((url) => window.location.assign(url), address);
    expect((await file).suggestedFilename()).toBe('hoog.ics');
  },
);
