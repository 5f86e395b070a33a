/** A training that she plans on a day and at an hour: without a network, by key, by drag and by dialog, and on both her phones. */
import { addMonths, dayOf, momentOf, monthOf } from '../../src/contract/moments.ts';
import { plannedTrainingsText } from '../../src/features/planned-trainings/planned-trainings.text.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar } from '../support/words.ts';

test('a member plans a training offline, moves it by key, drag and dialog, takes it away, and does it on her other phone', async ({
  device,
  page,
  context,
  network,
  record,
  browser,
}) => {
  const today = dayOf(momentOf(new Date()));
  const month = addMonths(monthOf(today), 1);
  const { id, title } = await trainingNeverDone(record);
  const main = page.getByRole('main');
  const sheet = page.getByRole('dialog');
  const rowOf = (on: typeof page) =>
    on
      .getByRole('listitem')
      .filter({ hasText: 'sinu plaanis' })
      .filter({ has: on.getByRole('heading', { name: title }) });
  const row = rowOf(page);
  const handle = row.getByRole('button', { name: plannedTrainingsText.move.replace('{title}', title) });
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

  await press(plannedTrainingsText.remove);
  await expect(row).toHaveCount(0);
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(row).toHaveCount(1);
  await handle.focus();
  await page.keyboard.press('Delete');
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

  const otherPage = await (await browser.newContext()).newPage();
  const session = await signInAs(network, device.member.email);
  await keepSession(otherPage, network, session);
  const other = new MemberDevice(otherPage, network, session);
  await other.open('/calendar');
  await rowOf(otherPage).getByRole('button', { name: calendar.markDone }).click();
  await expect(rowOf(otherPage)).toHaveCount(0);
  await expect(otherPage.getByRole('listitem').filter({ hasText: title }).first()).toContainText(
    calendar.completed,
  );
  await other.expectAllSent();
  await otherPage.context().close();
});
