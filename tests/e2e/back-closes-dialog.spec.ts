/** Back while a dialog is open, in a browser that does not close dialogs at Back by itself. */
import type { Page } from '@playwright/test';
import { measurementsText } from '../../src/features/measurements/measurements.text.ts';
import { JPEG } from '../support/images.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { diary, nav } from '../support/words.ts';

const PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };

test('Back closes a sheet and leaves its screen, its figures and its photo where they are', async ({
  device,
  page,
}) => {
  await device.open('/calendar');
  await page.getByRole('link', { name: nav['/diary'] }).first().click();
  await expect(device.heading(nav['/diary'])).toBeVisible();
  const sheet = await device.openMeasurementSheet();
  const weight = sheet.getByLabel(diary.weight, { exact: true });
  await weight.fill('61,5');
  await sheet.getByLabel(diary.choosePhoto).setInputFiles(PHOTO);
  await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();

  await pressBack(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/diary$/);
  await device.openMeasurementSheet();
  await expect(weight).toHaveValue('61,5');
  await expect(sheet.getByText(measurementsText.photoReady)).toBeAttached();

  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/calendar$/);
});

/** `goBack` waits for a screen to be left. */
async function pressBack(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is nothing to go back to');
  await tools.send('Page.navigateToHistoryEntry', { entryId: before.id });
  await tools.detach();
}
