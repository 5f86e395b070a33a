import { addDays, addMonths, dayOf, mondayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { CALENDAR_PAGE_LIMIT } from '../../contract/limits.ts';
import { calendarText } from '../../src/features/calendar/calendar/calendar.text.ts';
import { formatDayWithWeekday, formatMonth, formatTime } from '../../src/language/dates.ts';
import { pressTwiceAtOnce } from '../support/press-twice.ts';
import type { Exchange, Network } from '../support/network.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { scheduleOf } from '../support/schedule-on-server.ts';
import { actions, calendar, nav, sync } from '../support/words.ts';

const today = () => dayOf(momentOf(new Date()));
const lastMonth = () => addMonths(monthOf(today()), -1);

test('the month starts on Monday and says for each day what is planned and what is done @breadth', async ({
  device,
  page,
  record,
}) => {
  const month = lastMonth();
  const [schedule, completions] = await Promise.all([scheduleOf(record, month), record.completions(month)]);
  const days = Array.from({ length: 31 }, (_, index) => addDays(`${month}-01`, index));
  const names = days
    .filter((day) => monthOf(day) === month)
    .map((day) => {
      const done = completions.filter(({ eventDateTime }) => dayOf(eventDateTime) === day);
      const planned = schedule
        .filter(({ eventDateTime }) => dayOf(eventDateTime) === day)
        .filter(({ training }) => !done.some((completion) => completion.training.id === training.id));
      return [
        formatDayWithWeekday(day),
        ...(planned.length > 0 ? [calendarText.cellPlanned.replace('{count}', `${planned.length}`)] : []),
        ...(done.length > 0 ? [calendarText.cellDone.replace('{count}', `${done.length}`)] : []),
      ].join(', ');
    });
  expect(names.join()).toContain('plaanis');
  expect(names.join()).toContain('tehtud');

  await device.open(`/calendar/${month}-01`);
  const grid = page.getByRole('grid', { name: formatMonth(month) });
  await expect(grid.getByRole('columnheader')).toHaveText(calendar.weekShort.split(' '));
  for (const name of names) await expect(grid.getByRole('button', { name, exact: true })).toBeVisible();
  const cells = grid.getByRole('row').nth(1).locator('td');
  const firstDay = Math.round((Date.parse(`${month}-01`) - Date.parse(mondayOf(`${month}-01`))) / 86_400_000);
  await expect(cells.nth(firstDay)).toHaveRole('gridcell');
  await expect(cells.nth(firstDay)).toHaveText('1');
});

test('turning to another month requests that month’s trainings, a hundred at a time @breadth', async ({
  device,
  page,
  network,
}) => {
  await device.open('/calendar');
  const title = (month: string) => page.getByRole('heading', { level: 2, name: formatMonth(month) });
  await expect(title(monthOf(today()))).toBeVisible();
  // The app reads last month ahead. Turned to meanwhile, it would be asked for once for both.
  const isRead = ({ body, endedAt }: Exchange) =>
    endedAt !== undefined && body.includes(`COMPLETEDTRAINING#${lastMonth()}`);
  await expect.poll(() => network.log.some(isRead)).toBe(true);
  const turns = [
    { button: calendar.monthPrev, by: -1 },
    { button: calendar.monthPrev, by: -2 },
    { button: calendar.monthNext, by: -1 },
  ];
  for (const { button, by } of turns) {
    const month = addMonths(monthOf(today()), by);
    network.forget();
    await page.getByRole('button', { name: button }).click();
    await expect(title(month)).toBeVisible();
    await expect.poll(() => askedFor(network, month)).toEqual(['completions', 'schedule']);
  }
});

test('two quick presses count as two: on the month’s buttons, and on the keys that move by day @breadth', async ({
  device,
  page,
}) => {
  const month = lastMonth();
  await device.open(`/calendar/${month}-10`);
  const title = (shown: string) => page.getByRole('heading', { level: 2, name: formatMonth(shown) });
  await expect(title(month)).toBeVisible();
  await pressTwiceAtOnce(page.getByRole('button', { name: calendar.monthPrev }));
  await expect(page).toHaveURL(new RegExp(`/calendar/${addMonths(month, -2)}-10$`));
  await expect(title(addMonths(month, -2))).toBeVisible();

  const day = page.getByRole('gridcell', { selected: true }).getByRole('button');
  await day.evaluate((element) => {
    for (let press = 0; press < 2; press += 1)
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
  });
  await expect(page).toHaveURL(new RegExp(`/calendar/${addMonths(month, -2)}-12$`));
  await expect(day).toBeFocused();
  await expect(day).toHaveText('12');
});

test('a day’s address opens that day, and a training marked there shows at once, waits while offline and is sent', async ({
  device,
  page,
  record,
  context,
}) => {
  const month = lastMonth();
  const done = new Set((await record.completions(month)).map(({ eventDateTime }) => dayOf(eventDateTime)));
  const planned = (await scheduleOf(record, month)).find(
    ({ eventDateTime, training }) => !training.locked && !done.has(dayOf(eventDateTime)),
  );
  if (!planned) throw new Error('She did something on every day');
  const { eventDateTime, training } = planned;
  const day = dayOf(eventDateTime);
  await device.fill();
  await device.open(`/calendar/${day}`);
  const panel = page.getByRole('region', { name: formatDayWithWeekday(day), exact: true });
  const row = panel.getByRole('listitem', { name: training.title, exact: true });
  await expect(row).toContainText(`Kell ${formatTime(eventDateTime)}`);
  await expect(row).toContainText(calendar.scheduled);

  await context.setOffline(true);
  await row.getByRole('button', { name: calendar.markDone }).click();
  await expect(row).toContainText(calendar.completed);
  await expect(row).toContainText(sync.pending);
  const cell = page.getByRole('grid').getByRole('button', { name: formatDayWithWeekday(day) });
  await expect(cell).toHaveAccessibleName(new RegExp(`1 tehtud, ${calendarText.cellWaiting}$`));
  await page.reload();
  await expect(row).toContainText(sync.pending);

  await context.setOffline(false);
  await device.expectAllSent();
  await expect(cell).toHaveAccessibleName(/1 tehtud$/);
  const stored = (await record.completions(month)).filter(
    (completion) => completion.training.id === training.id && dayOf(completion.eventDateTime) === day,
  );
  expect(stored.map((completion) => completion.eventDateTime.slice(0, 16))).toEqual([
    eventDateTime.slice(0, 16),
  ]);
});

test('a live session says when it starts and where to watch it, and cannot be marked before its day @breadth', async ({
  device,
  page,
  record,
}) => {
  const months = [monthOf(today()), addMonths(monthOf(today()), 1)];
  const schedule = (await Promise.all(months.map((month) => scheduleOf(record, month)))).flat();
  const [live] = schedule
    .filter(({ liveUrl, eventDateTime }) => liveUrl !== null && dayOf(eventDateTime) > today())
    .toSorted((left, right) => left.eventDateTime.localeCompare(right.eventDateTime));
  if (!live) throw new Error('No broadcast is planned');
  const day = dayOf(live.eventDateTime);
  await device.open(`/calendar/${day}`);
  const panel = page.getByRole('region', { name: formatDayWithWeekday(day), exact: true });
  const row = panel.getByRole('listitem', { name: live.training.title, exact: true });
  const time = formatTime(live.eventDateTime);
  await expect(row.getByText(calendar.live, { exact: true })).toBeVisible();
  await expect(row.getByText(calendar.liveStarts.replace('{time}', time))).toBeVisible();
  await expect(row.getByRole('link', { name: calendar.joinLive })).toHaveAttribute(
    'href',
    live.liveUrl ?? '',
  );
  await expect(row.getByRole('button', { name: calendar.markDone })).toHaveCount(0);
  await page.getByRole('button', { name: actions.today, exact: true }).click();
  await expect(page).toHaveURL(/\/calendar$/);
});

/** The requests for a month, in the calendar's batches of at most a hundred. */
function askedFor(network: Network, month: string): string[] {
  const asked = network.log
    .filter(({ path, body }) => path === '/graphql' && body !== '')
    .map(({ body }) => (JSON.parse(body) as { variables?: Record<string, unknown> }).variables ?? {})
    .filter(({ limit }) => limit === CALENDAR_PAGE_LIMIT)
    .map(({ type, month: scheduled }) => {
      if (scheduled === month) return 'schedule';
      return type === `COMPLETEDTRAINING#${month}` ? 'completions' : '';
    });
  return [...new Set(asked.filter((each) => each !== ''))].sort();
}

test('a link to a day shows that day on a phone, and going back to the calendar finds her place again @breadth', async ({
  device,
  page,
}) => {
  await device.open('/timetable');
  const main = page.getByRole('main');
  const day = addDays(today(), 1);
  await main.getByRole('link', { name: formatDayWithWeekday(day) }).click();
  const title = main.getByRole('heading', { level: 2, name: formatDayWithWeekday(day) });
  await expect(title).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(title).not.toBeInViewport();
  await page.getByRole('link', { name: nav['/diary'], exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: nav['/diary'] })).toBeVisible();
  await page.goBack();
  await expect(title).toBeVisible();
  await expect(title).not.toBeInViewport();
});
