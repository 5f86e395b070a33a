/** The films of the coming week's trainings, saved in one tap. */
import type { Locator, Page } from '@playwright/test';
import { savedVideosText } from '../../src/features/training/saved-videos/saved-videos.text.ts';
import { saveWeekText } from '../../src/features/calendar/week-download/save-week.text.ts';
import { weekDownloadText } from '../../src/features/calendar/week-download/week-download.text.ts';
import { expectAccessible } from '../support/accessible-screen.ts';
import type { MemberDevice } from '../support/member-device.ts';
import { anything, type NetworkRequest } from '../support/network.ts';
import { expect, testWithFilms as test } from '../support/product-test.ts';
import { keptThings } from '../support/saved-videos.ts';
import { actions } from '../support/words.ts';

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: weekDownloadText.title });

/** A piece of a film, which only saving requests; the address of a closed one is signed. */
const isPiece = ({ path, headers }: NetworkRequest) =>
  /\.mp4(?:\?|$)/u.test(path) && headers['sec-fetch-dest'] === 'empty';

async function openSheet(device: MemberDevice): Promise<Locator> {
  const { page } = device;
  await device.open('/calendar');
  await button(page, saveWeekText.save).click();
  await expect(button(sheetOf(page), saveWeekText.save)).toBeVisible();
  return sheetOf(page);
}

/** A computer's browser does not say whether it is in a Wi-Fi. */
async function save(page: Page): Promise<void> {
  await button(sheetOf(page), saveWeekText.save).click();
  const question = page.getByRole('dialog', { name: weekDownloadText.unknownTitle });
  await button(question, savedVideosText.saveNow).click();
}

test('the films of the week are saved in one tap, their size told first, and stay without a network @films @breadth', async ({
  device,
  page,
  network,
}) => {
  await device.fill();
  const sheet = await openSheet(device);
  await expect(sheet.getByText(/^[1-9]\d* videot?, [1-9][\d,]*\s(kB|MB)$/u)).toBeVisible();
  await expectAccessible(page, 'week');
  await save(page);
  await expect(sheet.getByText(weekDownloadText.isHere)).toBeVisible({ timeout: 30_000 });
  network.fail(anything, { type: 'gone' });
  await device.open('/calendar');
  await button(page, saveWeekText.save).click();
  await expect(sheetOf(page).getByText(weekDownloadText.isHere)).toBeVisible();
});

test('a week whose network breaks says so and goes on by itself; cancelled, it leaves nothing half saved @films @breadth', async ({
  device,
  page,
  network,
}) => {
  await device.fill();
  const sheet = await openSheet(device);
  network.fail(isPiece, { type: 'gone' });
  await save(page);
  await expect(sheet.getByText(weekDownloadText.waiting)).toBeVisible();
  await button(sheet, actions.cancel).click();
  await expect(button(sheet, saveWeekText.save)).toBeVisible();
  await expect.poll(() => keptThings(page)).toBe(0);

  await save(page);
  await expect(sheet.getByText(weekDownloadText.waiting)).toBeVisible();
  network.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(sheet.getByText(weekDownloadText.isHere)).toBeVisible({ timeout: 30_000 });
});
