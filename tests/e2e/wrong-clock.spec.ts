import { expect, test } from '../support/product-test.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

for (const { what, shiftMs } of [
  { what: 'a day behind', shiftMs: -DAY_MS },
  { what: 'three hours ahead', shiftMs: DAY_MS / 8 },
]) {
  test(`promise 7: a phone whose clock is ${what} still reads and sends`, async ({
    device,
    page,
    record,
    weights,
  }) => {
    await page.clock.install({ time: Date.now() + shiftMs });
    await device.openDiary();
    const weight = weights.next();
    await device.addMeasurement(weight);
    await device.expectAllSent();
    expect(await record.countsByWeight([weight])).toEqual([1]);
  });
}
