import { syncStatusText } from '../../src/platform/sync-status/sync-status.text.ts';
import { momentOf } from '../../contract/moments.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { isReplay, UNAVAILABLE } from '../support/network.ts';
import { expect, openTab, testWithApp as test } from '../support/product-test.ts';
import { actions, diary, sync } from '../support/words.ts';

const CLOCK_WAS_WRONG = 'Telefoni kell oli 3 päeva ees';
const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000;

/** A measurement made while the device's clock was three days ahead: the form accepts it, the server refuses it. */
async function addFromTheFuture(device: MemberDevice, weight: number): Promise<void> {
  const tab = await openTab(device.page.context(), device);
  await tab.page.addInitScript((aheadMs) => {
    const now = Date.now.bind(Date);
    const Real = Date;
    globalThis.Date = new Proxy(Real, {
      construct: (target, args) =>
        Reflect.construct(target, args.length > 0 ? args : [now() + aheadMs]) as object,
      get: (target, key) => (key === 'now' ? () => now() + aheadMs : (Reflect.get(target, key) as unknown)),
    });
  }, THREE_DAYS_MS);
  await tab.openDiary();
  await tab.addMeasurement(weight);
  await tab.page.close();
}

test('promise 5: a refused entry does not hold up others, says why, and is sent once it is corrected', async ({
  device,
  network,
  record,
  weights,
  page,
}) => {
  test.slow();
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  const [before, refused, after] = [weights.next(), weights.next(), weights.next()];
  await device.addMeasurement(before);
  await addFromTheFuture(device, refused);
  await device.addMeasurement(after);
  network.heal();
  await page.reload();
  await expect(device.measurementRow(refused)).toContainText(CLOCK_WAS_WRONG);
  for (const weight of [before, after]) await device.expectSent(weight);
  expect(await record.countsByWeight([before, refused, after])).toEqual([1, 0, 1]);

  const list = await device.openWaitingList();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await list.getByRole('button', { name: actions.edit }).click();
  const sheet = page.getByRole('dialog', { name: 'Muuda mõõtmist' });
  await sheet.getByLabel(diary.date).fill(momentOf(new Date()).slice(0, 10));
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  await expect(list.getByText(sync.allSent)).toBeVisible();
  await page.keyboard.press('Escape');
  await device.expectAllSent();
  await device.expectSent(refused);
  expect(await record.countsByWeight([before, refused, after])).toEqual([1, 1, 1]);
});

test('promise 5: a refused entry survives a restart until she drops it', async ({
  device,
  network,
  record,
  weights,
  page,
}) => {
  test.slow();
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  const refused = weights.next();
  await addFromTheFuture(device, refused);
  network.heal();
  await page.reload();
  await expect(device.measurementRow(refused)).toContainText(CLOCK_WAS_WRONG);
  await page.reload();
  await expect(device.measurementRow(refused)).toContainText(CLOCK_WAS_WRONG);

  const list = await device.openWaitingList();
  await list.getByRole('button', { name: sync.discard }).click();
  const question = page.getByRole('dialog', { name: sync.discard });
  await expect(question).toContainText(sync['discard.q']);
  await question.getByRole('button', { name: sync.discard }).click();
  await expect(list.getByRole('listitem')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: syncStatusText.title })).toBeHidden();
  await expect(device.measurementRow(refused)).toHaveCount(0);
  expect(await record.countsByWeight([refused])).toEqual([0]);
});
