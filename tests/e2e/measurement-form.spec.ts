import { writeFile } from 'node:fs/promises';
import { jpegSegments } from '../../contract/image-size.ts';
import { addDays, momentOf } from '../../contract/moments.ts';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { photoRefusalText } from '../../src/platform/photos/photos.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { leftoverText } from '../../src/ui/leftover-notice.text.ts';
import { withExif } from '../support/camera-photo.ts';
import { JPEG, jpegOfAtLeast } from '../support/images.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import type { ServerRecord } from '../support/server-record.ts';
import { actions, diary } from '../support/words.ts';

const REFUSED_FIGURES = [
  { typed: 'abc', says: diary['err.number'], what: 'letters' },
  { typed: '-60', says: diary['err.range.kg'], what: 'a negative number' },
  { typed: '60,123', says: measurementsText.tooManyDecimals, what: 'three decimals' },
  { typed: '19,9', says: diary['err.range.kg'], what: 'less than the least weight' },
  { typed: '400,1', says: diary['err.range.kg'], what: 'more than the greatest weight' },
  { typed: '', says: diary['err.one'], what: 'nothing at all' },
] as const;

test('a figure that cannot be stored is explained at its field, and nothing typed is lost or stored @breadth', async ({
  device,
  record,
}) => {
  await device.openDiary();
  const before = await storedFigures(record);
  const sheet = await device.openMeasurementSheet();
  const weight = sheet.getByLabel(diary.weight, { exact: true });
  const save = sheet.getByRole('button', { name: actions.save });
  for (const { typed, says, what } of REFUSED_FIGURES) {
    await test.step(what, async () => {
      await weight.fill(typed);
      await save.click();
      await expect(weight).toHaveAccessibleDescription(says);
      await expect(weight).toHaveAttribute('aria-invalid', 'true');
      await expect(weight).toBeFocused();
      await expect(weight).toHaveValue(typed);
    });
  }
  expect(await device.entries()).toEqual([]);
  expect(await storedFigures(record)).toEqual(before);
});

/** Without the photos' addresses, which are signed again every few minutes. */
async function storedFigures(record: ServerRecord) {
  return (await record.measurements()).map(({ photoUrl, ...figures }) => ({
    ...figures,
    hasPhoto: photoUrl !== null,
  }));
}

test('a measurement in the future is explained at its date, and the rest of the form stays @breadth', async ({
  device,
  weights,
}) => {
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  const typed = formatNumber(weights.next());
  await sheet.getByLabel(diary.weight, { exact: true }).fill(typed);
  const day = sheet.getByLabel(diary.date);
  await day.fill(addDays(momentOf(new Date()).slice(0, 10), 1));
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(day).toHaveAccessibleDescription(measurementsText.future);
  await expect(sheet.getByLabel(diary.weight, { exact: true })).toHaveValue(typed);
  expect(await device.entries()).toEqual([]);
});

test('promise 2: a photo that she has chosen is in the form again after a reload, until she drops it', async ({
  device,
  page,
}) => {
  await device.openDiary();
  const ready = page.getByText(measurementsText.photoReady);
  const sheet = await device.openMeasurementSheet();
  await sheet
    .getByLabel(diary.choosePhoto)
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) });
  await expect(ready).toBeAttached();
  await page.reload();
  await device.openMeasurementSheet();
  await expect(sheet.getByText(leftoverText.leftover)).toBeVisible();
  await expect(ready).toBeAttached();
  await sheet.getByRole('button', { name: actions.cancel }).click();
  await page.reload();
  await device.openMeasurementSheet();
  await expect(sheet.getByLabel(diary.weight, { exact: true })).toBeVisible();
  await expect(ready).toHaveCount(0);
});

test('a file that is not a photo is explained at the photo, and the figures stay @breadth', async ({
  device,
  weights,
}) => {
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  const typed = formatNumber(weights.next());
  await sheet.getByLabel(diary.weight, { exact: true }).fill(typed);
  const photo = sheet.getByLabel(diary.choosePhoto);
  await photo.setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('%PDF-1.7 no photo'),
  });
  await expect(photo).toHaveAccessibleDescription(photoRefusalText.NOT_AN_IMAGE);
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeVisible();
  await expect(sheet.getByLabel(diary.weight, { exact: true })).toHaveValue(typed);
  expect(await device.entries()).toEqual([]);
});

test('a photo of 20 MB is scaled down on the device and arrives @breadth', async ({
  device,
  record,
  weights,
}, testInfo) => {
  const large = testInfo.outputPath('suur.jpg');
  await writeFile(large, jpegOfAtLeast(20_000_000));
  await device.openDiary();
  const weight = weights.next();
  await device.addMeasurement(weight, large);
  await device.expectAllSent();
  const [stored] = (await record.measurements()).filter((measurement) => measurement.weight === weight);
  const photo = await fetch(stored?.photoUrl ?? '');
  expect((await photo.arrayBuffer()).byteLength).toBeLessThan(100_000);
});

test('the place where a photo was taken never leaves the device', async ({
  device,
  record,
  weights,
  network,
}) => {
  await device.openDiary();
  const weight = weights.next();
  const taken = withExif(JPEG, 1);
  expect(taken.includes('Exif')).toBe(true);
  await device.addMeasurement(weight, { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: taken });
  await device.expectAllSent();
  const [upload] = network.log.filter(({ method, path }) => method === 'POST' && path.startsWith('/objects'));
  expect(upload?.bytes.includes('JFIF')).toBe(true);
  expect(upload?.bytes.includes('Exif')).toBe(false);
  const [stored] = (await record.measurements()).filter((measurement) => measurement.weight === weight);
  const bytes = Buffer.from(await (await fetch(stored?.photoUrl ?? '')).arrayBuffer());
  const segments = [...jpegSegments(bytes)].map(({ marker }) => marker);
  expect(segments.length).toBeGreaterThan(0);
  expect(segments).not.toContain(0xe1);
  expect(bytes.includes('Exif')).toBe(false);
});
