/** Layers over a screen close one by one. */
import type { Locator, Page } from '@playwright/test';
import { measurementsText } from '../../src/features/diary/measurements/measurements.text.ts';
import { JPEG } from '../support/images.ts';
import { isReplay, UNAVAILABLE } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { actions, diary, nav, sync } from '../support/words.ts';

const PHOTO = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(JPEG) };
/** More than a fifth off the last one, so that she is asked. */
const DOUBTFUL = '46,2';

const WAYS = {
  Esc: (page: Page) => page.keyboard.press('Escape'),
  'a press beside it': (page: Page) => page.mouse.click(3, 3),
  Back: (page: Page) => pressBack(page),
};

for (const [way, close] of Object.entries(WAYS)) {
  test(`${way} closes the question above a sheet, and the sheet only when it is done again`, async ({
    device,
    page,
  }) => {
    await device.open('/calendar');
    await page.getByRole('link', { name: nav['/diary'] }).first().click();
    await expect(device.heading(nav['/diary'])).toBeVisible();
    const sheet = await device.openMeasurementSheet();
    const weight = sheet.getByLabel(diary.weight, { exact: true });
    await weight.fill(DOUBTFUL);
    const save = sheet.getByRole('button', { name: actions.save, exact: true });
    await save.click();
    const question = page.getByRole('dialog', { name: measurementsText.doubtfulTitle });
    await expect(question).toBeVisible();

    await close(page);
    await expect(question).toBeHidden();
    await expect(weight).toHaveValue(DOUBTFUL);
    await expect(save).toBeFocused();
    await save.click();
    await expect(question).toBeVisible();
    await close(page);
    await expect(question).toBeHidden();

    await close(page);
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(/\/diary$/);
    expect(await device.entries()).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(/\/calendar$/);
    await page.goForward();
    await expect(device.heading(nav['/diary'])).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('Back closes the sheet of the screen with which the app was opened, and only the next one leaves it', async ({
  device,
  page,
}) => {
  await device.open('/calendar');
  await device.open('/diary');
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
  await pressBack(page);
  await expect(page).toHaveURL(/\/calendar$/);
});

test('a file picker that is cancelled, and a selection that ends beside it, leave the sheet open; the page behind stays where it is', async ({
  device,
  page,
}) => {
  await device.openDiary();
  const sheet = await device.openMeasurementSheet();
  const weight = sheet.getByLabel(diary.weight, { exact: true });
  await weight.fill('63,8');
  // As a browser tells of a picker that was cancelled.
  await sheet
    .getByLabel(diary.choosePhoto)
    .evaluate((input) => input.dispatchEvent(new Event('cancel', { bubbles: true })));
  await expect(weight).toHaveValue('63,8');

  const box = await boxOf(weight);
  await page.mouse.move(box.x + 20, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(3, 3);
  await page.mouse.up();
  await expect(weight).toBeVisible();
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('what she corrects above the list of what waits closes alone, as does the question whether to drop it', async ({
  device,
  network,
  page,
  weights,
}) => {
  await device.openDiary();
  network.fail(isReplay, UNAVAILABLE);
  await device.addMeasurement(weights.next());
  const list = await device.openWaitingList();
  await list.getByRole('button', { name: actions.edit }).click();
  const sheet = page.getByRole('dialog', { name: measurementsText.editMeasurement });
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(list).toBeVisible();
  await list.getByRole('button', { name: sync.discard }).click();
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.evaluate(() => history.back());
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(list).toBeVisible();
});

async function boxOf(place: Locator) {
  const box = await place.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return box;
}

/** The browser's own Back: `goBack` waits for a screen to be left. */
async function pressBack(page: Page): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const { currentIndex, entries } = await tools.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is nothing to go back to');
  await tools.send('Page.navigateToHistoryEntry', { entryId: before.id });
  await tools.detach();
}
