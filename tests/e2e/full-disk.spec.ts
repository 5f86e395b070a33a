import { addDays, dayOf, momentOf } from '../../src/contract/moments.ts';
import { mealplanText } from '../../src/features/mealplan/mealplan.text.ts';
import { measurementsText } from '../../src/features/measurements/measurements.text.ts';
import { shoppingText } from '../../src/features/shopping-list/shopping.text.ts';
import { formatNumber } from '../../src/language/numbers.ts';
import { fillDisk, freeDisk, onSmallDisk } from '../support/full-disk.ts';
import { JPEG } from '../support/images.ts';
import { expect, test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar, diary, mealType, sync } from '../support/words.ts';

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

test('promise 1: with a full disk neither a tick on the shopping list nor a dish put into the menu shows as saved', async ({
  network,
  member,
}) => {
  test.slow();
  await onSmallDisk(network, member, async (device) => {
    const { page } = device;
    const main = page.getByRole('main');
    const today = dayOf(momentOf(new Date()));
    await device.open('/shopping');
    await page.getByLabel(shoppingText.ownRow).fill('Küünlad');
    await page.getByRole('button', { name: shoppingText.addRow }).click();
    const row = page.getByRole('checkbox', { name: 'Küünlad' });
    await expect(row).toBeVisible();
    await device.expectAllSent();
    await fillDisk(page);
    await row.click();
    await expect(page.getByText(sync.storageFull)).toBeVisible();
    await expect(row).not.toBeChecked();

    await freeDisk(page);
    await device.open(`/mealplan?date=${addDays(today, 1)}`);
    const dinner = mealplanText.changeMeal.replace('{meal}', mealType.DINNER);
    await main.getByRole('button', { name: dinner }).click();
    await page.getByRole('dialog').getByRole('button', { name: mealplanText.swap }).click();
    await fillDisk(page);
    await page.getByRole('dialog').getByLabel(mealplanText.swapSearch).fill('falafel');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /falafel/ })
      .first()
      .click();
    await expect(page.getByText(sync.storageFull)).toBeVisible();
    await expect(main.getByText(mealplanText.yours)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await device.entries()).toEqual([]);
  });
});
