import type { CDPSession } from '@playwright/test';
import { SYNC_TAG } from '../../src/app/worker/background-sync.ts';
import { writeKept } from '../support/member-session.ts';
import { anything } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { readStore } from '../support/read-store.ts';
import { firstArrivals } from '../support/sent-entries.ts';
import { registrationOf } from '../support/worker-registration.ts';

/** Makes the browser fire the worker's sync event, as it does with every page closed. */
async function dispatchSync(tools: CDPSession, origin: string, registrationId: string): Promise<void> {
  const event = { origin, registrationId, tag: SYNC_TAG, lastChance: false };
  await tools.send('ServiceWorker.dispatchSyncEvent', event);
}

test('promise 2: with every page closed the worker sends waiting entries in order, and the next start shows them as sent', async ({
  device,
  page,
  context,
  network,
  record,
  weights,
}) => {
  await device.openDiary();
  // She has agreed that this phone tells how sending goes.
  await writeKept(page, { 'phone-report': { memberId: device.member.id, facts: [], nextAt: Date.now() } });
  const elsewhere = await context.newPage();
  const tools = await context.newCDPSession(elsewhere);
  const registrationId = await registrationOf(tools, network.origin);
  network.fail(anything, { type: 'gone' });
  const saved = [weights.next(), weights.next(), weights.next()];
  for (const weight of saved) await device.addMeasurement(weight);
  await page.close();
  expect(await record.countsByWeight(saved)).toEqual([0, 0, 0]);

  network.heal();
  await dispatchSync(tools, network.origin, registrationId);
  await expect.poll(() => record.countsByWeight(saved)).toEqual([1, 1, 1]);
  expect(firstArrivals(network)).toEqual(saved);

  const reopened = device.on(elsewhere);
  await reopened.open('/healthz');
  const waits = Array<unknown>(saved.length).fill(expect.any(Number));
  await expect
    .poll(() => readStore(elsewhere, 'app-session', 'kv'))
    .toContainEqual(expect.objectContaining({ facts: waits }));
  await reopened.open('/diary');
  for (const weight of saved) await reopened.expectSent(weight);
  await reopened.expectAllSent();
});

test('promise 5: an entry the worker sent is in her diary when she opens the app offline three days later', async ({
  device,
  page,
  context,
  network,
  record,
  weights,
}) => {
  await device.fill('/diary');
  const elsewhere = await context.newPage();
  const tools = await context.newCDPSession(elsewhere);
  const registrationId = await registrationOf(tools, network.origin);
  network.fail(anything, { type: 'gone' });
  const weight = weights.next();
  await device.addMeasurement(weight);
  await page.close();
  network.heal();
  await dispatchSync(tools, network.origin, registrationId);
  await expect.poll(() => record.countsByWeight([weight])).toEqual([1]);

  network.fail(anything, { type: 'gone' });
  await elsewhere.clock.install({ time: Date.now() + 3 * 24 * 60 * 60 * 1000 });
  const reopened = device.on(elsewhere);
  for (const screen of ['/settings', '/diary', '/diary']) await reopened.open(screen);
  await reopened.expectSent(weight);
});
