import { addDays, dayOf, monthOf, momentOf } from '../../contract/moments.ts';
import { completionId } from '../../contract/completion-id.ts';
import { syncStatusText } from '../../src/platform/sync-status/sync-status.text.ts';
import { expect, test } from '../support/product-test.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';

test.use({ timezoneId: 'Europe/Tallinn' });

test('a training done at 00.30 on the first of the month in Tallinn counts in that month', async ({
  device,
  page,
  record,
  member,
}) => {
  // Yesterday's month: on the first itself, half past midnight may still be in the future.
  const month = monthOf(addDays(dayOf(momentOf(new Date())), -1));
  const training = await trainingNeverDone(record);
  await page.clock.install({ time: halfPastMidnightInTallinn(`${month}-01`) });
  await device.openTraining(training);
  await device.markTrainingDone();
  await page.reload();
  // By any other clock it is weeks later: she is asked, and confirms that it is right.
  await page.getByRole('button', { name: syncStatusText.keepMoment }).click();
  await device.expectAllSent();
  const [done] = (await record.completions(month)).filter(({ training: { id } }) => id === training.id);
  expect(done?.id).toBe(completionId(`${month}-01`, training.id, member.id));
  expect(done?.eventDateTime.slice(0, 16)).toBe(`${month}-01T00:30`);
});

/** Tallinn is two hours ahead of UTC in winter and three in summer. */
function halfPastMidnightInTallinn(day: string): Date {
  const hourThere = (date: Date) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Tallinn', hour: '2-digit' }).format(date);
  const candidates = [2, 3].map((ahead) => new Date(Date.parse(`${day}T00:30:00Z`) - ahead * 3_600_000));
  const found = candidates.find((date) => hourThere(date) === '00');
  if (!found) throw new Error('No half past midnight on that day');
  return found;
}
