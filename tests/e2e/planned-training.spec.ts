/** A training that she plans on a day and at an hour: without a network, by key, by drag and by dialog, and on both her phones. */
import type { Locator, Page } from '@playwright/test';
import { addMonths, dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { plannedTrainingsText } from '../../src/features/training/planned-trainings/planned-trainings.text.ts';
import { Finger } from '../support/finger.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar } from '../support/words.ts';

/** Of all trainings of a day only what she planned herself has it. */
const handleOf = (page: Page, title: string) =>
  page.getByRole('button', { name: plannedTrainingsText.move.replace('{title}', title), exact: true });
const rowOf = (page: Page, title: string) =>
  page.getByRole('listitem', { name: title, exact: true }).filter({ has: handleOf(page, title) });

test('a member plans a training offline, moves it by key, drag and dialog, takes it away, and does it on her other phone', async ({
  device,
  page,
  context,
  record,
  openHerOtherPhone,
}) => {
  const today = dayOf(momentOf(new Date()));
  const month = addMonths(monthOf(today), 1);
  const { id, title } = await trainingNeverDone(record);
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const row = rowOf(page, title);
  const handle = handleOf(page, title);
  const press = (name: string) => row.getByRole('button', { name }).click();
  await page.setViewportSize({ width: 1280, height: 1400 });
  await device.fill(`/studio/${id}`);
  await context.setOffline(true);

  await main.getByRole('button', { name: plannedTrainingsText.plan }).click();
  await sheet.getByLabel(plannedTrainingsText.day).fill(`${month}-10`);
  await sheet.getByLabel(plannedTrainingsText.time).fill('06:30');
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  await device.open(`/calendar/${month}-10`);
  await expect(row).toContainText('Kell 06:30');
  await expect(row).toContainText(calendar.scheduled);

  await handle.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/calendar/${month}-11$`));
  await expect(handle).toBeFocused();
  await handle.dragTo(page.locator(`[data-day="${month}-13"]`));
  await expect(page).toHaveURL(new RegExp(`/calendar/${month}-13$`));
  await expect(row).toContainText('Kell 06:30');
  await press(plannedTrainingsText.change);
  await sheet.getByLabel(plannedTrainingsText.time).fill('19:15');
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(row).toContainText('Kell 19:15');

  // By key, after which she has twenty seconds to take it back.
  await row.getByRole('button', { name: plannedTrainingsText.remove }).press('Enter');
  await device.holdUndo();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(row).toHaveCount(1);
  await handle.focus();
  await page.keyboard.press('Delete');
  await device.holdUndo();
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: actions.undo }).click();
  await handle.dragTo(row.getByRole('button', { name: plannedTrainingsText.remove }));
  await expect(row).toHaveCount(0);

  await device.open('/calendar');
  await main.getByRole('button', { name: plannedTrainingsText.plan }).click();
  await sheet.getByLabel(plannedTrainingsText.training).selectOption(title);
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(row).toContainText('Kell 18:00');
  await context.setOffline(false);
  await device.expectAllSent();
  const planned = (await record.marks()).filter(
    ({ kind, value }) => kind === 'planned-training' && value !== null,
  );
  expect(planned.map(({ value }) => value)).toContainEqual({ trainingId: id, at: `${today}T18:00` });

  const other = await openHerOtherPhone();
  const otherPage = other.page;
  await other.open('/calendar');
  await rowOf(otherPage, title).getByRole('button', { name: calendar.markDone }).click();
  await expect(rowOf(otherPage, title)).toHaveCount(0);
  await expect(otherPage.getByRole('listitem', { name: title, exact: true }).first()).toContainText(
    calendar.completed,
  );
  await other.expectAllSent();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a planned training is dragged to a day above it that the screen has not shown, and one let go elsewhere stays @breadth', async ({
    device,
    page,
    record,
  }) => {
    const month = addMonths(monthOf(dayOf(momentOf(new Date()))), 1);
    const { id, title } = await trainingNeverDone(record);
    const sheet = page.getByRole('dialog');
    await device.fill(`/studio/${id}`);
    await page.getByRole('main').getByRole('button', { name: plannedTrainingsText.plan }).click();
    await sheet.getByLabel(plannedTrainingsText.day).fill(`${month}-25`);
    await sheet.getByLabel(plannedTrainingsText.time).fill('06:30');
    await sheet.getByRole('button', { name: actions.save }).click();
    await expect(sheet).toBeHidden();
    await device.expectAllSent();
    await device.open(`/calendar/${month}-25`);
    const row = rowOf(page, title);
    const handle = handleOf(page, title);
    const day = page.locator(`[data-day="${month}-02"]`);
    const finger = await Finger.of(page);

    const planned = async () =>
      (await record.marks()).filter(({ kind }) => kind === 'planned-training').map(({ value }) => value);
    const dragUp = async () => {
      await handle.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await finger.down(await middleOf(handle));
      await finger.moveTo({ x: 200, y: 40 });
      // Looked at often, because the page goes on scrolling.
      await expect.poll(async () => (await middleOf(day)).y, { intervals: [50] }).toBeGreaterThan(150);
    };
    // The page goes to the day by itself.
    await expect(row).toBeInViewport();
    await dragUp();
    await finger.up();
    // A key moves it on from its place, behind all that the drag has brought.
    await handle.press('ArrowRight');
    await expect(page).toHaveURL(new RegExp(`/calendar/${month}-26$`));
    await expect(handle).toBeFocused();
    await device.expectAllSent();
    expect(await planned()).toEqual([{ trainingId: id, at: `${month}-26T06:30` }]);

    await dragUp();
    // Away from the edge, at which the page would go on scrolling.
    await finger.moveTo({ x: 200, y: 420 });
    await day.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await finger.moveTo(await middleOf(day));
    await expect(day).toHaveAttribute('data-target');
    await finger.up();
    await expect(page).toHaveURL(new RegExp(`/calendar/${month}-02$`));
    await expect(handle).toBeFocused();
    await expect(row).toContainText('Kell 06:30');
    await device.expectAllSent();
    expect(await planned()).toContainEqual({ trainingId: id, at: `${month}-02T06:30` });
  });
});

async function middleOf(button: Locator): Promise<{ x: number; y: number }> {
  const box = await button.boundingBox();
  if (!box) throw new Error('It is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
