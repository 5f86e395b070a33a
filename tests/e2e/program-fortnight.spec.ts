/** A program as she lives it: the app stays open while the days pass, and she has the flu in the middle. */
import type { BrowserContext, Page } from '@playwright/test';
import { addDays, dayOf, mondayOf, momentOf } from '../../contract/moments.ts';
import { calendarText } from '../../src/features/calendar/calendar/calendar.text.ts';
import { programsText } from '../../src/features/training/programs/programs.text.ts';
import { sessionsText } from '../../src/features/training/sessions/sessions.text.ts';
import { todaysTrainingText } from '../../src/features/calendar/todays-training/todays-training.text.ts';
import { formatDayWithWeekday, formatWeekday } from '../../src/language/dates.ts';
import { makeFortnightProgram } from '../support/fortnight-program.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, signInAs } from '../support/member-session.ts';
import { makeMovableClock } from '../support/movable-clock.ts';
import { newMember } from '../support/new-member.ts';
import { expect, test } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { startService } from '../support/service.ts';
import { nav } from '../support/words.ts';

/** The program begins on the Monday after this one, so that no clock ever goes back. */
const MONDAY = addDays(mondayOf(dayOf(momentOf(new Date()))), 7);
/** Day 0 is that Monday. */
const day = (number: number) => addDays(MONDAY, number);
const at = (number: number, time: string) => new Date(`${day(number)}T${time}`);
const on = (number: number) => formatDayWithWeekday(day(number), 'adessive');

const UNDO_MS = 6_000;

/** Monday, Wednesday, Friday, Saturday and Sunday. */
const WEEKDAYS = [0, 2, 4, 5, 6];

const hoog = (page: Page) => page.getByRole('region', { name: calendarText.todaysTraining });

test('a fortnight of a program with a missed day and six days of flu: nothing is lost, the rest moves along, and both phones say the same @breadth', async ({
  page,
  context,
  browser,
}) => {
  const program = await makeFortnightProgram();
  const clock = await makeMovableClock(at(0, '08:00'));
  const service = await startService({ CONTENT_DIR: program.folder, ...clock.environment });
  const { network } = service;
  const others: BrowserContext[] = [];
  try {
    const member = await newMember(network);
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = program.trainings;
    // This page sends the waiting entries: the worker's clock cannot be moved.
    const withoutBackgroundSync = () => Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
    await page.addInitScript(withoutBackgroundSync);
    await page.clock.install({ time: at(0, '08:00') });
    await keepSession(page, network, member);
    const phone = new MemberDevice(page, network, member);

    /**
     * The app stays open; neither the page nor the server starts again. Both clocks move while no request is on its way: one that
     * left before and arrives after would have been under way for days.
     */
    const morningOf = async (number: number) => {
      await context.setOffline(true);
      await clock.moveTo(at(number, '08:00'));
      const now = await page.evaluate(() => Date.now());
      await page.clock.fastForward(at(number, '08:00').getTime() - now);
      await context.setOffline(false);
      await expect(
        page.getByRole('heading', { level: 2, name: formatDayWithWeekday(day(number)) }),
      ).toBeVisible();
    };
    /** Opened for the first time that day. */
    const otherPhone = async (number: number) => {
      const other = await browser.newContext();
      others.push(other);
      const itsPage = await other.newPage();
      await itsPage.addInitScript(withoutBackgroundSync);
      await itsPage.clock.install({ time: at(number, '08:00') });
      await keepSession(itsPage, network, await signInAs(network, member.email));
      await itsPage.goto(`${network.origin}/calendar`);
      return itsPage;
    };
    const expectDue = async (training: string) => {
      await expect(hoog(page).getByRole('heading', { level: 3, name: training })).toBeVisible();
      // A walk has no sets to be led through.
      const start = hoog(page).getByRole('button', { name: sessionsText.startTraining });
      const open = hoog(page).getByRole('link', { name: todaysTrainingText.openTraining });
      await expect(start.or(open)).toBeVisible();
    };
    const expectRest = (next: string, number: number) =>
      test.step(`day rests before ${next}`, async () => {
        await expect(hoog(page)).toContainText(todaysTrainingText.rest);
        await expect(hoog(page)).toContainText(on(number));
        await expect(hoog(page).getByRole('link', { name: next })).toBeVisible();
      });
    const toCalendar = () =>
      page.getByRole('navigation').getByRole('link', { name: nav['/calendar'] }).first().click();
    const doTraining = async (training: string) => {
      await hoog(page).getByRole('link', { name: training }).click();
      await expect(phone.heading(training)).toBeVisible();
      await phone.markTrainingDone();
      await toCalendar();
      // Nothing is sent for as long as she can undo it.
      await page.clock.fastForward(UNDO_MS);
      await phone.expectAllSent();
    };

    await phone.open('/calendar');
    await page.getByRole('link', { name: program.title }).click();
    for (const [index, isChosen] of [0, 1, 2, 3, 4, 5, 6].map(
      (each) => [each, WEEKDAYS.includes(each)] as const,
    )) {
      const weekday = page.getByRole('button', { name: formatWeekday(day(index)), exact: true });
      if ((await weekday.getAttribute('aria-pressed')) !== String(isChosen)) await weekday.click();
    }
    await page.getByRole('button', { name: programsText.begin }).click();
    await expect(page.getByRole('progressbar', { name: programsText.progress })).toBeVisible();
    await toCalendar();
    await expectDue(a);
    await doTraining(a);
    await expect(hoog(page)).toContainText(todaysTrainingText.done);
    await expect(hoog(page)).toContainText(on(2));

    // Midnight passes with the calendar open.
    await morningOf(1);
    await expectRest(b, 2);
    await morningOf(2);
    await expectDue(b);
    // Wednesday's is missed. Nothing says so, and it is simply next.
    await morningOf(3);
    await expectRest(b, 4);
    await morningOf(4);
    await expectDue(b);
    await doTraining(b);

    // The flu. On the second day of it she says when she means to go on.
    await morningOf(5);
    await expectDue(c);
    await hoog(page).getByRole('link', { name: program.title }).click();
    await page.getByRole('button', { name: programsText.pause }).click();
    await toCalendar();
    await expect(hoog(page)).toContainText(todaysTrainingText.paused);
    await phone.expectAllSent();
    await morningOf(6);
    await hoog(page).getByRole('link', { name: program.title }).click();
    await page.getByLabel(programsText.resumeDay).fill(day(11));
    await expect(page.getByRole('main')).toContainText(programsText.pausedUntil.replace('{date}', on(11)));
    await phone.expectAllSent();
    const tablet = await otherPhone(6);
    await expect(hoog(tablet)).toContainText(todaysTrainingText.pausedUntil.replace('{date}', on(11)));
    await toCalendar();
    await morningOf(10);
    await expect(hoog(page)).toContainText(todaysTrainingText.paused);

    // She is well. The trainings that the flu took of the first week are ahead of her: the second one begins on Sunday, and not
    // on Saturday, which is one of her days.
    await morningOf(11);
    await expectDue(c);
    await doTraining(c);
    await expect(hoog(page)).toContainText(on(13));
    await morningOf(12);
    await expectRest(d, 13);
    await morningOf(13);
    await expectDue(d);
    await doTraining(d);
    await morningOf(14);
    const other = await otherPhone(14);
    await expect(hoog(other).getByRole('heading', { level: 3, name: e })).toBeVisible();
    await expectDue(e);
    await doTraining(e);
    await morningOf(16);
    await expectDue(f);
    await doTraining(f);
    await expect(hoog(page)).toContainText(programsText.allDone);
    const last = await otherPhone(16);
    await expect(hoog(last)).toContainText(programsText.allDone);
    await page.goto(`${network.origin}/programs`);
    await expect(rowsSaying(page.getByRole('listitem'), program.title)).toContainText(programsText.finished);
  } finally {
    for (const other of others) await other.close();
    await service.close();
    await clock.remove();
    await program.remove();
  }
});
