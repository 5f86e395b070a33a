import { measurementsText } from '../../src/features/measurements/measurements.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { fillDisk, freeDisk, onSmallDisk } from '../support/full-disk.ts';
import { JPEG } from '../support/images.ts';
import { expect, test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar, diary, sync } from '../support/words.ts';

test('promise 1: with a full disk the screen says NOT saved, shows nothing as saved, and keeps the form until there is space', async ({
  network,
  member,
  record,
  weights,
}) => {
  test.slow();
  await onSmallDisk(network, member, async (device) => {
    const { page } = device;
    const training = await trainingNeverDone(record);
    await fillDisk(page);

    const weight = weights.next();
    const sheet = await device.openMeasurementSheet();
    await sheet.getByLabel(diary.weight, { exact: true }).fill(formatNumber(weight));
    const photo = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };
    await sheet.getByLabel(diary.choosePhoto).setInputFiles(photo);
    await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(sheet.getByRole('alert')).toContainText(measurementsText.notSaved);
    await expect(sheet.getByRole('alert')).toContainText(sync.storageFull);
    await expect(sheet.getByLabel(diary.weight, { exact: true })).toHaveValue(formatNumber(weight));
    await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();
    await expect(device.measurementRow(weight)).toHaveCount(0);
    expect(await device.entries()).toEqual([]);

    await freeDisk(page);
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(sheet).toBeHidden();
    await device.expectAllSent();
    const stored = (await record.measurements()).filter((measurement) => measurement.weight === weight);
    expect(stored.map(({ photoUrl }) => photoUrl !== null)).toEqual([true]);

    await device.openTraining(training);
    await fillDisk(page);
    await page.getByRole('button', { name: calendar.markDone }).click();
    await expect(page.getByRole('alert')).toContainText(sync.storageFull);
    await expect(page.getByText(calendar.doneToday)).toBeHidden();
  });
});
