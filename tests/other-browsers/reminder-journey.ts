/** A reminder from the server through a push service to the browser's worker, which decrypts and shows it. */
import { randomUUID } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { momentInTallinn } from '../../server/core/tallinn-time.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { quietHours, REMINDERS } from '../../contract/marks/quiet-hours.mark.ts';
import { remindersText } from '../../src/features/account/reminders/reminders.text.ts';
import { startFirefoxPushService } from '../support/firefox-push-service.ts';
import { signInAs } from '../support/member-session.ts';
import { pushEnvironment } from '../support/push-keys.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { ServerRecord } from '../support/server-record.ts';
import { startService } from '../support/service.ts';
import { nav } from '../support/words.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { MemberApp } from './member-app.ts';

const MINUTE_MS = 60_000;
/** A turn of the job comes each minute. */
const TURN = { timeout: 150_000, interval: 200 };

/** The minutes left in Tallinn's day. If they are few, the turn could come after the day. */
function minutesOfToday(): number {
  const [hours, minutes] = momentInTallinn(new Date()).slice(11, 16).split(':').map(Number);
  return 24 * 60 - (hours ?? 0) * 60 - (minutes ?? 0);
}

export function walkReminderJourney(
  browserName: string,
  openBrowser: (preferences: Record<string, string | boolean | number>) => Promise<DrivenBrowser>,
): void {
  it(`in ${browserName} a reminder comes from the server through a push service, is shown, and ends by one tap`, async () => {
    const push = await startFirefoxPushService();
    onTestFinished(() => push.close());
    const service = await startService(pushEnvironment([push.origin]));
    onTestFinished(() => service.close());
    const browser = await openBrowser(push.preferences);
    onTestFinished(() => browser.dispose());
    const member = await signInAs(service.network, 'premium@example.com');
    const record = new ServerRecord(service.network, member);
    const { id: trainingId } = await trainingNeverDone(record);
    const app = new MemberApp(browser, service.network.origin, member);
    await app.signIn();
    await app.untilAllIsKept();
    await app.open('/settings');
    await app.untilHeading(nav['/settings']);
    await app.click('button', remindersText.turnOn);
    await app.untilSaid('output', remindersText.isOn);
    expect(push.said).toContain('register');

    await expect.poll(minutesOfToday, { timeout: 6 * MINUTE_MS, interval: 1_000 }).toBeGreaterThan(5);
    const now = Date.now();
    const [day, soon] = [now, now + 20 * MINUTE_MS].map((ms) => momentInTallinn(new Date(ms)).slice(0, 16));
    // The day's last minute if the day is nearly over.
    const at = soon?.slice(0, 10) === day?.slice(0, 10) ? soon : `${day?.slice(0, 10)}T23:59`;
    const changedAt = new Date(now - 40 * MINUTE_MS).toISOString();
    const input = [
      {
        kind: quietHours.name,
        key: REMINDERS,
        value: JSON.stringify({ from: '00:00', to: '00:00' }),
        changedAt,
      },
      { kind: plannedTraining.name, key: randomUUID(), value: JSON.stringify({ trainingId, at }), changedAt },
    ];
    await record.ask('mutation Truth_Marks($input: [MarkInput!]!) { saveMarks(input: $input) { key } }', {
      input,
    });
    const shown = () =>
      browser.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
      }, undefined);
    const time = `${Number(at?.slice(11, 13))}.${at?.slice(14)}`;
    const when = time.startsWith('0.') ? 'öösel' : 'täna';
    await expect.poll(shown, TURN).toEqual([`Hoog: Sul on ${when} kell ${time} midagi plaanis.`]);
    await expect.poll(() => push.said, TURN).toContain('ack');

    await app.click('button', remindersText.turnOff);
    await app.untilSaid('output', remindersText.isOff);
    await expect.poll(() => push.said, TURN).toContain('unregister');
  }, 660_000);
}
