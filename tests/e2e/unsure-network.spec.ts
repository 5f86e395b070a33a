import { isReplay, isUpload, UNAVAILABLE } from '../support/network.ts';
import { JPEG } from '../support/images.ts';
import { expect, openTab, testWithApp as test } from '../support/product-test.ts';
import { arrivals, firstArrivals, mostInFlight } from '../support/sent-entries.ts';
import { sync } from '../support/words.ts';

// They wait for most of their time, for a lost answer to be tried again.
test.describe.configure({ mode: 'parallel' });

const PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

test('promise 3: an entry whose response is lost twice leaves one record', async ({
  device,
  network,
  weights,
  record,
}) => {
  await device.openDiary();
  network.fail(isReplay, { type: 'lose' }, 2);
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  await device.expectSent(weight);
  expect(arrivals(network)).toEqual([weight, weight, weight]);
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 3: a response that is cut off half-way leaves one record', async ({
  device,
  network,
  weights,
  record,
}) => {
  await device.openDiary();
  network.fail(isReplay, { type: 'truncate' }, 1);
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 2: a photo whose upload fails three times arrives once, with its measurement', async ({
  device,
  network,
  weights,
  record,
}) => {
  test.slow();
  await device.openDiary();
  network.fail(isUpload, { type: 'lose' }, 1);
  network.fail(isUpload, UNAVAILABLE, 1);
  network.fail(isUpload, { type: 'gone' }, 1);
  const weight = weights.next();
  await device.addMeasurement(weight, PHOTO);
  await device.expectAllSent();
  const stored = (await record.measurements()).filter((measurement) => measurement.weight === weight);
  expect(stored).toHaveLength(1);
  const photo = await fetch(stored[0]?.photoUrl ?? '');
  expect(photo.headers.get('content-type')).toBe('image/jpeg');
});

test('promise 4: two tabs send through one queue, in the order of her entries, and both show all of them', async ({
  device,
  network,
  weights,
  record,
  context,
}) => {
  await device.openDiary();
  const other = await openTab(context, device);
  await other.openDiary();
  network.fail(isReplay, { type: 'delay', delayMs: 150 });
  const saved: number[] = [];
  for (const tab of [device, other, device, other, other, device]) {
    const weight = weights.next();
    await tab.addMeasurement(weight);
    saved.push(weight);
  }
  for (const tab of [device, other]) {
    await tab.expectAllSent();
    for (const weight of saved) await tab.expectSent(weight);
  }
  expect(firstArrivals(network)).toEqual(saved);
  expect(arrivals(network)).toEqual(saved);
  expect(mostInFlight(network)).toBe(1);
  expect(await record.countsByWeight(saved)).toEqual(saved.map(() => 1));
});

test('promise 5: an entry says that it is waiting, in words, on its row, in the header and in the list, until it is sent', async ({
  device,
  network,
  weights,
  page,
}) => {
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectWaiting(weight);
  const list = await device.openWaitingList();
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('listitem')).toContainText(sync.pending);
  network.heal();
  // Its pauses double, and a busy machine may have let several pass.
  await expect(list.getByText(sync.allSent)).toBeVisible({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await device.expectSent(weight);
  await device.expectAllSent();
});

test('promise 2: entries made on an unstable network all arrive, once and in order', async ({
  device,
  network,
  weights,
  record,
  context,
}) => {
  await device.openDiary();
  const saved: number[] = [];
  for (const isOffline of [true, false, true, true, false]) {
    await context.setOffline(isOffline);
    const weight = weights.next();
    await device.addMeasurement(weight);
    saved.push(weight);
  }
  await context.setOffline(false);
  await device.expectAllSent();
  expect(firstArrivals(network)).toEqual(saved);
  expect(await record.countsByWeight(saved)).toEqual(saved.map(() => 1));
});

test('promise 5: an answer asked for before she logs a measurement, and coming after it, does not hide it', async ({
  device,
  network,
  weights,
  record,
  context,
}) => {
  await device.fill('/diary');
  const fromOtherPhone = weights.next();
  await record.addMeasurement(fromOtherPhone);
  let arrive = () => {};
  const until = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  network.fail(({ body }) => body.includes('DiaryScreen_Measurements'), { type: 'keep', until }, 1);
  await device.open('/diary');
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  arrive();
  await expect(device.measurementRow(fromOtherPhone)).toBeVisible();
  await expect(device.measurementRow(weight)).toBeVisible();
  await context.setOffline(true);
  await device.open('/diary');
  await expect(device.measurementRow(weight)).toBeVisible();
});
