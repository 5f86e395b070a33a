import { PICTURE_CACHE } from '../../src/device/spare-room.ts';
import { addDays, dayOf, mondayOf, momentOf } from '../../contract/moments.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { shoppingText } from '../../src/features/food/shopping/shopping.text.ts';
import { notSavedText } from '../../src/platform/sync-status/not-saved.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { fillBesides, fillDisk, freeDisk, onSmallDisk } from '../support/full-disk.ts';
import { JPEG } from '../support/images.ts';
import { expect, test } from '../support/product-test.ts';
import { mealsOf, trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar, diary, mealType, sync } from '../support/words.ts';

const FALAFEL = 'Ahjufalafel hummuse ja tortillaga';

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
    // Room that the browser has made meanwhile is taken too.
    await fillDisk(page);
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

test('promise 2: on a disk that is full but for pictures, what she logs is kept in their place', async ({
  network,
  member,
  record,
  weights,
}) => {
  test.slow();
  await onSmallDisk(network, member, async (device) => {
    const { page } = device;
    const pictures = () => page.evaluate((name) => caches.has(name), PICTURE_CACHE);
    await expect.poll(pictures).toBe(true);
    const weight = weights.next();
    const sheet = await device.openMeasurementSheet();
    await sheet.getByLabel(diary.weight, { exact: true }).fill(formatNumber(weight));
    await fillBesides(page);
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(device.measurementRow(weight)).toBeVisible();
    expect(await pictures()).toBe(false);
    await device.expectAllSent();
    expect((await record.measurements()).map((each) => each.weight)).toContain(weight);
  });
});

test('promise 1: with a full disk a tick on the shopping list and a swapped dish say that they are NOT saved, and stay as they were', async ({
  network,
  member,
  record,
}) => {
  test.slow();
  const day = addDays(mondayOf(dayOf(momentOf(new Date()))), 8);
  const [, , , dinner = ''] = await mealsOf(record, day);
  await record.endMarks();
  await onSmallDisk(network, member, async (device) => {
    const { page } = device;
    const main = page.getByRole('main');
    const said = page.getByText(`${notSavedText.notSaved} ${sync.storageFull}`);

    await device.open('/shopping');
    await page.getByLabel(shoppingText.ownRow).fill('Küünlad');
    await page.getByRole('button', { name: shoppingText.addRow }).click();
    const row = page.getByRole('checkbox', { name: 'Küünlad', exact: true });
    await expect(row).toBeVisible();
    await device.expectAllSent();
    await fillDisk(page);
    await row.click();
    await expect(said).toBeVisible();
    await expect(row).not.toBeChecked();
    expect(await device.entries()).toEqual([]);
    await freeDisk(page);
    await row.click();
    await expect(row).toBeChecked();
    await device.expectAllSent();

    await device.open(`/mealplan?date=${day}`);
    await expect(main.getByRole('link', { name: dinner })).toBeVisible();
    const meal = mealplanText.changeMeal.replace('{meal}', mealType.DINNER);
    await main.getByRole('button', { name: meal }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: mealplanText.swap }).click();
    await sheet.getByLabel(mealplanText.swapSearch).fill('falafel');
    const dish = sheet.getByRole('button', { name: FALAFEL });
    await expect(dish).toBeVisible();
    await fillDisk(page);
    await dish.click();
    await expect(said).toBeVisible();
    // The sheet is still open, and what is below it she would not see.
    await expect(sheet).toBeVisible();
    await expect(page.locator(':popover-open').filter({ has: said })).toBeVisible();
    await sheet.getByRole('button', { name: actions.close }).click();
    await expect(main.getByRole('link', { name: dinner })).toBeVisible();
    await expect(main.getByRole('link', { name: FALAFEL })).toHaveCount(0);
    expect(await device.entries()).toEqual([]);
    await freeDisk(page);
  });
  await record.endMarks();
});
