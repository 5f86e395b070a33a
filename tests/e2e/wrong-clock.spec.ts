import type { Page } from '@playwright/test';
import { completionId } from '../../contract/completion-id.ts';
import { dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { syncStatusText } from '../../src/platform/sync-status/sync-status.text.ts';
import { completionsText } from '../../src/features/training/completions/completions.text.ts';
import { formatDayAndMonth } from '../../src/language/dates.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, apiErrors, diary, sync } from '../support/words.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const today = () => momentOf(new Date());

/** The share of a small window's height that the part about the clock keeps, while its entry scrolls by. */
async function stickyShareIn(page: Page, size: { width: number; height: number }): Promise<number> {
  await page.setViewportSize(size);
  return page.getByText(/^Telefoni kell on/).evaluate((words) => {
    let part: Element | null = words;
    while (part && getComputedStyle(part).position !== 'sticky') part = part.parentElement;
    return (part?.getBoundingClientRect().height ?? Infinity) / innerHeight;
  });
}

test('promise 7: a phone whose clock is wrong by hours still reads and sends', async ({
  device,
  page,
  record,
  weights,
}) => {
  // Towards noon, so that it stays the same day.
  const shiftMs = new Date().getHours() < 12 ? 3 * HOUR_MS : -3 * HOUR_MS;
  await page.clock.install({ time: Date.now() + shiftMs });
  await device.openDiary();
  const weight = weights.next();
  await device.addMeasurement(weight);
  await device.expectAllSent();
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 5: a measurement by a clock two days behind asks before it is stored, and takes the right day', async ({
  device,
  page,
  record,
  weights,
}) => {
  await page.clock.install({ time: Date.now() - 2 * DAY_MS });
  await device.openDiary();
  const weight = weights.next();
  await device.addMeasurement(weight);
  const row = device.measurementRow(weight);
  await expect(row).toContainText('Telefoni kell on 2 päeva taga');
  await expect(row).toContainText(`oli see ${formatDayAndMonth(today(), 'adessive')}`);
  expect(await record.countsByWeight([weight])).toEqual([0]);

  await page.reload();
  await row.getByRole('button', { name: syncStatusText.takeRightMoment }).click();
  await device.expectAllSent();
  await expect(row).toContainText(formatDayAndMonth(today()));
  expect(await record.countsByWeight([weight])).toEqual([1]);
});

test('promise 5: a training logged offline by a clock three days ahead is held, and its moment can be changed', async ({
  device,
  page,
  context,
  record,
  member,
}) => {
  const training = await trainingNeverDone(record);
  await page.clock.install({ time: Date.now() + 3 * DAY_MS });
  await device.openTraining(training);
  await context.setOffline(true);
  await device.markTrainingDone();
  await context.setOffline(false);
  await expect(page.getByText('Telefoni kell on 3 päeva ees')).toBeVisible();
  await expect(page.getByText(apiErrors.BAD_USER_INPUT)).toHaveCount(0);
  expect(await stickyShareIn(page, { width: 320, height: 568 })).toBeLessThan(0.5);

  const list = await device.openWaitingList();
  await list.getByRole('button', { name: actions.edit }).click();
  const dialog = page.getByRole('dialog', { name: completionsText.changeMoment });
  await dialog.getByLabel(diary.date).fill(dayOf(today()));
  await dialog.getByLabel(diary.time).fill('00:00');
  await dialog.getByRole('button', { name: actions.save }).click();
  await expect(list.getByText(sync.allSent)).toBeVisible();
  const done = await record.completions(monthOf(today()));
  expect(done.map(({ id }) => id)).toContain(completionId(dayOf(today()), training.id, member.id));
});
