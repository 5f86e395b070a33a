/**
 * She is reminded of her plans on a device on which she said yes, sees the reminder, and it leads to its day; one tap ends it.
 */
import { addMonths, dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import type { PushNotice } from '../../contract/push-notice.ts';
import { plannedTrainingsText } from '../../src/features/training/planned-trainings/planned-trainings.text.ts';
import { remindersText } from '../../src/features/account/reminders/reminders.text.ts';
import { giveBrowserPush, hasSubscription } from '../support/browser-push.ts';
import { pushesTo } from '../support/deliver-push.ts';
import { MemberDevice } from '../support/member-device.ts';
import { keepSession, type MemberSession } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { pushAddresses, untilAnswered } from '../support/push-devices.ts';
import { RealBrowser } from '../support/real-browser.ts';
import { trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions } from '../support/words.ts';

/** The parts of a worker that the page's types do not know. */
interface WorkerScope {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, given: { notification: Notification }) => Event;
}

const BODY = 'Sul on täna kell 18.00 midagi plaanis.';

let browser: RealBrowser | undefined;
test.afterEach(() => browser?.dispose());

/** A whole Chromium: its headless shell shows no notifications. */
async function openPhone(network: Network, member: MemberSession) {
  browser = await RealBrowser.open();
  const { context, page } = browser;
  await context.grantPermissions(['notifications'], { origin: network.origin });
  await keepSession(page, network, member);
  return { context, page, device: new MemberDevice(page, network, member) };
}

test('a member is asked below what she planned, says yes, keeps her quiet hours offline, and ends it by one tap or by signing out @breadth', async ({
  network,
  record,
  member,
}) => {
  const { context, page, device } = await openPhone(network, member);
  await giveBrowserPush(context, member.id);
  const { id } = await trainingNeverDone(record);
  const month = addMonths(monthOf(dayOf(momentOf(new Date()))), 1);
  const offer = page.getByRole('group', { name: remindersText.offer });
  const settings = page.getByRole('region', { name: remindersText.title });
  const devices = async () =>
    (await pushAddresses(record)).filter((endpoint) => endpoint.endsWith(member.id)).length;
  await device.fill(`/studio/${id}`);
  await page.getByRole('main').getByRole('button', { name: plannedTrainingsText.plan }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(plannedTrainingsText.day).fill(`${month}-10`);
  await sheet.getByRole('button', { name: actions.save }).click();
  await expect(sheet).toBeHidden();
  expect(await devices()).toBe(0);

  await device.open(`/calendar/${month}-10`);
  await offer.getByRole('button', { name: remindersText.yes }).click();
  await expect(page.getByText(remindersText.isOn)).toBeVisible();
  expect(await devices()).toBe(1);
  await device.open(`/calendar/${month}-10`);
  await expect(page.getByRole('button', { name: plannedTrainingsText.change })).toBeVisible();
  await expect(offer).toHaveCount(0);

  await device.open('/settings');
  await expect(settings.getByText(remindersText.isOn)).toBeVisible();
  await context.setOffline(true);
  await settings.getByLabel(remindersText.from).fill('22:30');
  // Her choice shows at once; a page that is left sooner than it is on the disk takes it along.
  await expect.poll(async () => (await device.entries()).map(({ kind }) => kind)).toEqual(['saveMarks']);
  await device.open('/settings');
  await expect(settings.getByLabel(remindersText.from)).toHaveValue('22:30');
  await expect(settings.getByLabel(remindersText.to)).toHaveValue('08:00');
  await context.setOffline(false);
  const kinds = async () => (await record.marks()).map(({ kind }) => kind);
  await expect.poll(kinds).toContain('quiet-hours');

  network.forget();
  await settings.getByRole('button', { name: remindersText.turnOff }).click();
  await expect(settings.getByText(remindersText.isOff)).toBeVisible();
  await untilAnswered(network, 'endPushDevice');
  expect(await devices()).toBe(0);

  await settings.getByRole('button', { name: remindersText.turnOn }).click();
  await expect(settings.getByText(remindersText.isOn)).toBeVisible();
  expect([await devices(), await hasSubscription(page)]).toEqual([1, true]);
  network.forget();
  await device.signOut();
  await untilAnswered(network, 'endPushDevice');
  expect(await devices()).toBe(0);
  expect(await hasSubscription(page)).toBe(false);
});

test('a reminder is shown, leads to its day without ending what she does, and says nothing once she has signed out @breadth', async ({
  network,
  member,
}) => {
  const { context, page, device } = await openPhone(network, member);
  const day = dayOf(momentOf(new Date()));
  const notice: PushNotice = {
    web_push: 8030,
    notification: {
      title: 'Hoog',
      body: BODY,
      lang: 'et',
      navigate: `${network.origin}/calendar/${day}`,
      tag: 'plaan',
    },
    app_badge: 1,
  };
  await device.fill('/diary');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs');
  const push = await pushesTo(context, worker, network.origin);
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const notices = (await registration?.getNotifications()) ?? [];
      return notices.map(({ title, body }) => ({ title, body }));
    });
  const tap = () =>
    worker.evaluate(async () => {
      const { registration, NotificationEvent } = globalThis as unknown as WorkerScope;
      const [notification] = await registration.getNotifications();
      if (!notification) throw new Error('Nothing is shown');
      dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    });
  await push(JSON.stringify(notice));
  await expect.poll(shown).toEqual([{ title: 'Hoog', body: BODY }]);
  await device.openMeasurementSheet();
  await tap();
  await expect.poll(shown).toEqual([]);
  await expect(device.measurementSheet).toBeVisible();
  await device.measurementSheet.getByRole('button', { name: actions.cancel }).click();
  await push(JSON.stringify(notice));
  await expect.poll(shown).toHaveLength(1);
  await tap();
  await expect(page).toHaveURL(new RegExp(`/calendar/${day}$`));

  await push(JSON.stringify({ web_push: 8030 }));
  await expect.poll(shown).toEqual([{ title: 'Hoog', body: '' }]);
  await device.signOut();
  await tap();
  // The browser closes a notice by its tag, and would take the next one along if it came meanwhile.
  await expect.poll(shown).toEqual([]);
  await push(JSON.stringify(notice));
  await expect.poll(shown).toEqual([{ title: 'Hoog', body: '' }]);
});
