import { addDays, dayOf, mondayOf, momentOf } from '../../contract/moments.ts';
import { calendarText } from '../../src/features/calendar/calendar/calendar.text.ts';
import { challengeText } from '../../src/features/training/challenge/challenge.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { expect, test } from '../support/product-test.ts';
import { actions, calendar, nav } from '../support/words.ts';

test('a visitor goes from the challenge to its timetable and to a training in the studio, and sees where to sign in @breadth', async ({
  page,
  network,
}) => {
  const main = page.getByRole('main');
  await page.goto(`${network.origin}/challenge`);
  await expect(page.getByRole('heading', { level: 1, name: nav['/challenge'] })).toBeVisible();
  const week = main.getByRole('heading', { level: 3 }).getByRole('link').last();
  const title = (await week.textContent()) ?? '';
  await week.click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/timetable'] })).toBeVisible();
  await expect(main.getByRole('heading', { level: 2, name: title })).toBeInViewport();
  const training = main
    .getByRole('region', { name: title })
    .getByRole('listitem')
    .filter({ hasText: /^22\. päev:/u })
    .getByRole('link')
    .first();
  const trainingTitle = (await training.textContent()) ?? '';
  await training.click();
  await expect(page.getByRole('heading', { level: 1, name: trainingTitle })).toBeVisible();
  await expect(main.getByRole('button', { name: calendar.markDone })).toHaveCount(0);
  await page.goBack();
  await main.getByRole('link', { name: nav['/challenge'] }).click();
  await main.getByRole('link', { name: challengeText.toCalendar }).click();
  await expect(main.getByText(calendarText.invitation)).toBeVisible();
  await main.getByRole('link', { name: actions.signIn }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/login'] })).toBeVisible();
});

test('a member goes from a day of the timetable to the same trainings in her calendar, and from there to the studio', async ({
  device,
  page,
}) => {
  // Next Monday is always in the future.
  const day = addDays(mondayOf(dayOf(momentOf(new Date()))), 7);
  const main = page.getByRole('main');
  await device.open('/challenge');
  await main.getByRole('link', { name: challengeText.toTimetable }).click();
  const heading = page.getByRole('heading', { level: 4, name: formatDayWithWeekday(day), exact: true });
  const planned = main.getByRole('listitem').filter({ has: heading }).getByRole('listitem').getByRole('link');
  await expect(planned.first()).toBeVisible();
  const titles = await planned.allTextContents();
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/calendar/${day}$`));
  const panel = main.getByRole('region', { name: formatDayWithWeekday(day), exact: true });
  await expect(panel.getByRole('listitem').getByRole('heading', { level: 3 })).toHaveText(titles);
  await panel.getByRole('link', { name: titles[0] ?? '', exact: true }).click();
  await expect(device.heading(titles[0] ?? '')).toBeFocused();
});
