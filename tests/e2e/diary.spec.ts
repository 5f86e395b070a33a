import { openAsBlob } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { listZip, unpackZip } from '../../src/features/diary/import/zip-file.ts';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { settingsText } from '../../src/features/account/settings/settings.text.ts';
import { formatDay, formatDayShort } from '../../src/language/dates.ts';
import { formatWithUnit } from '../../src/language/numbers.ts';
import { JPEG } from '../support/images.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { rowsOfDay } from '../support/rows.ts';
import { actions, diary, nav } from '../support/words.ts';

const PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };
/** The time for which the screen offers to undo a deletion. */
const UNDO_MS = 20_000;

test('a member sees one figure’s trend and its table, selects another, and hides her weight throughout the diary @breadth', async ({
  device,
  page,
  record,
}) => {
  await device.openDiary();
  const stored = await record.measurements();
  const trend = page.getByRole('region', { name: diary.trend });
  const figure = trend.getByLabel(measurementsText.trendOf);
  await trend.getByRole('button', { name: measurementsText.showTable }).click();
  await expect(trend.getByRole('button', { name: measurementsText.showChart })).toBeVisible();

  for (const { name, unit } of [
    { name: 'weight', unit: 'kg' },
    { name: 'waist', unit: 'cm' },
  ] as const) {
    await figure.selectOption(diary[`${name}.long`]);
    const rows = trend.getByRole('table', { name: diary[`${name}.long`] }).getByRole('row');
    const measured = stored.filter((measurement) => measurement[name] !== null);
    await expect(rows).toHaveCount(measured.length + 1);
    for (const [index, measurement] of measured.slice(0, 5).entries()) {
      const row = rows.nth(index + 1);
      await expect(row.getByRole('rowheader')).toHaveText(formatDay(measurement.eventDateTime));
      await expect(row.getByRole('cell').first()).toHaveText(formatWithUnit(measurement[name] ?? 0, unit));
    }
  }

  await trend.getByRole('checkbox', { name: diary.hideWeight }).check();
  await expect(device.measurementRows().first()).toContainText(measurementsText.weightHidden);
  await page.reload();
  await expect(device.measurementRows().first()).toContainText(measurementsText.weightHidden);
  await expect(figure.getByRole('option', { name: diary['weight.long'] })).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(/\d\skg/);
  await trend.getByRole('checkbox', { name: diary.hideWeight }).uncheck();
  await expect(page.getByRole('main')).toContainText(/\d\skg/);
});

test('a deleted measurement can be restored for twenty seconds, and only then is the server told', async ({
  device,
  page,
  network,
  record,
  weights,
}) => {
  const weight = weights.next();
  await device.openDiary();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  network.forget();
  const remove = device.measurementRow(weight).getByRole('button', { name: actions.delete });
  const undo = page.getByRole('button', { name: actions.undo });
  await remove.click();
  await device.holdUndo();
  await expect(page.getByText(diary.measurementDeleted)).toBeVisible();
  await expect(device.measurementRow(weight)).toHaveCount(0);
  await undo.click();
  await expect(device.measurementRow(weight)).toBeVisible();
  await device.expectAllSent();
  expect(network.replays()).toEqual([]);

  // The pointer still rests at the place of the next message.
  const removedAt = performance.now();
  await remove.press('Enter');
  await device.expectUndoOver();
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([0]);
  const [told] = network.replays();
  expect((told?.startedAt ?? 0) - removedAt).toBeGreaterThanOrEqual(UNDO_MS);
  await page.reload();
  await expect(device.measurementRows().first()).toBeVisible();
  await expect(device.measurementRow(weight)).toHaveCount(0);
});

test('a member compares the photos of two days side by side and overlaid, with buttons and by keyboard @breadth', async ({
  device,
  page,
}) => {
  // Earlier than the demo diary, so that no other measurement has these days.
  const [early, late] = [addDays(today(), -220), addDays(today(), -210)];
  await device.openDiary();
  for (const day of [late, early]) await addPhotoOn(device, day);
  await device.expectAllSent();

  const open = page.getByRole('button', { name: diary.comparePhotos });
  await open.click();
  const sheet = page.getByRole('dialog', { name: diary.comparePhotos });
  await sheet.getByLabel(diary.before).selectOption(formatDayShort(late));
  await sheet.getByLabel(diary.after).selectOption(formatDayShort(late));
  await sheet.getByLabel(diary.before).selectOption(formatDayShort(early));
  const photos = [
    { place: diary.before, day: early },
    { place: diary.after, day: late },
  ].map(({ place, day }) =>
    sheet.getByRole('img', {
      name: measurementsText.photoBeside.replace('{place}', place).replace('{date}', formatDay(day)),
    }),
  );
  for (const photo of photos) await expectDrawn(photo);

  await sheet.getByRole('radio', { name: measurementsText.overlaid }).check();
  for (const photo of photos) await expectDrawn(photo);
  const border = sheet.getByLabel(measurementsText.divide);
  await border.focus();
  await page.keyboard.press('End');
  await expect(border).toHaveValue('100');
  await page.keyboard.press('ArrowLeft');
  await expect(border).toHaveValue('99');
  await expect(border).toHaveAttribute('aria-valuetext', 'enne 99%, pärast 1%');
  const window = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 1440, height: 900 });
  // On a computer the photo is large, and what moves the border is in sight below it.
  expect((await photos[0]?.boundingBox())?.height).toBeGreaterThan(400);
  await expect(border).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(window);
  await sheet.getByRole('radio', { name: measurementsText.overlaid }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(sheet.getByRole('radio', { name: measurementsText.sideBySide })).toBeChecked();
  await expect(border).toHaveCount(0);
  for (const photo of photos) await expectDrawn(photo);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(open).toBeFocused();
});

test('a member downloads all of her photos as one file; without a network those that wait, and the others are named', async ({
  device,
  page,
  context,
}) => {
  // Earlier than the demo diary, so that no other measurement has these days.
  const [sent, waiting] = [addDays(today(), -240), addDays(today(), -230)];
  await device.openDiary();
  await addPhotoOn(device, sent);
  await device.expectAllSent();
  const row = rowsOfDay(device.measurementRows(), sent);
  await expect(row.getByRole('button', { name: measurementsText.showPhoto })).toBeVisible();
  await context.setOffline(true);
  await addPhotoOn(device, waiting);
  await page.getByRole('button', { name: 'Menüü', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: nav['/settings'] }).click();
  const section = page.getByRole('region', { name: settingsText.data });

  expect(await photosDownloaded(page)).toEqual([`${waiting}.jpg`, 'puuduvad-fotod.txt']);
  await expect(section.getByText(measurementsText.photosFromMemory)).toBeVisible();
  await expect(rowsOfDay(section.getByRole('listitem'), sent)).toBeVisible();
  await context.setOffline(false);
  await device.expectAllSent();
  const names = await photosDownloaded(page);
  // Other tests may have added photos of other days.
  expect(names).toEqual(expect.arrayContaining([`${sent}.jpg`, `${waiting}.jpg`]));
  expect(names.every((name) => name.endsWith('.jpg'))).toBe(true);
});

/** The names in the archive that a press brings; what is called a photo is one. */
async function photosDownloaded(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: measurementsText.downloadPhotos }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^hoog-fotod-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await openAsBlob(await file.path());
  const entries = await listZip(archive);
  for (const entry of entries.filter(({ name }) => name.endsWith('.jpg'))) {
    const first = await unpackZip(archive, entry).next();
    expect(
      Buffer.from(first.value ?? [])
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff');
  }
  return entries.map(({ name }) => name);
}

function today(): string {
  return dayOf(momentOf(new Date()));
}

async function addPhotoOn(device: MemberDevice, day: string): Promise<void> {
  const sheet = await device.openMeasurementSheet();
  await sheet.getByLabel(diary.date).fill(day);
  await sheet.getByLabel(diary.choosePhoto).setInputFiles(PHOTO);
  await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
}

async function expectDrawn(photo: Locator): Promise<void> {
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
}
