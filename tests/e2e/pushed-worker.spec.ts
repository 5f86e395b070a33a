/**
 * The worker's own work: two reminders at one instant, one twice, the number on the icon, an address that changes, a disk that
 * fails.
 */
import type { BrowserContext, Page } from '@playwright/test';
import type { PushNotice } from '../../contract/push-notice.ts';
import { pushesTo } from '../support/deliver-push.ts';
import { MemberDevice } from '../support/member-device.ts';
import type { MemberSession } from '../support/member-session.ts';
import { keepSession } from '../support/member-session.ts';
import type { Network } from '../support/network.ts';
import { expect, test } from '../support/product-test.ts';
import { pushAddresses, untilAnswered } from '../support/push-devices.ts';
import { BROWSER_ADDRESS, browserEndpoint } from '../support/push-keys.ts';
import { RealBrowser } from '../support/real-browser.ts';

/** The parts of a worker that the page's types do not know. */
interface WorkerScope {
  badges: (number | undefined)[];
  /** Addresses of this browser that ended. */
  ended: string[];
  ServiceWorkerRegistration: { prototype: ServiceWorkerRegistration };
  ExtendableEvent: new (type: string) => Event;
}

const KEYS = { p256dh: BROWSER_ADDRESS.p256dh, auth: BROWSER_ADDRESS.auth };

let browser: RealBrowser | undefined;
test.afterEach(() => browser?.dispose());

/** A whole Chromium, whose headless shell shows no notifications. Its push service is Google's, so the worker has one of its own. */
async function openPhone(network: Network, member: MemberSession) {
  browser = await RealBrowser.open();
  const { context, page } = browser;
  await context.grantPermissions(['notifications'], { origin: network.origin });
  await keepSession(page, network, member);
  await new MemberDevice(page, network, member).fill('/diary');
  const worker = await workerOf(context);
  await worker.evaluate(() => {
    const [badges, ended]: [(number | undefined)[], string[]] = [[], []];
    Object.assign(globalThis, { badges, ended });
    Object.assign(Object.getPrototypeOf(navigator), {
      setAppBadge: (count?: number) => Promise.resolve(void badges.push(count)),
    });
    const subscription = {
      endpoint: 'present',
      unsubscribe: () => Promise.resolve(ended.push('present') > 0),
    };
    Object.assign(PushManager.prototype, { getSubscription: () => Promise.resolve(subscription) });
  });
  const deliver = await pushesTo(context, worker, network.origin);
  const push = (body: string, count: number, data?: string) => {
    const shown = { title: 'Hoog', body, lang: 'et', navigate: network.origin, tag: 'plaan' };
    const notification = data === undefined ? shown : { ...shown, data };
    const notice: PushNotice = { web_push: 8030, notification, app_badge: count };
    return deliver(JSON.stringify(notice));
  };
  return { page, worker, push };
}

async function workerOf(context: BrowserContext) {
  const [worker] = context.serviceWorkers();
  return worker ?? context.waitForEvent('serviceworker');
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const notices = (await registration?.getNotifications()) ?? [];
    return notices.map(({ body }) => body);
  });

test('of two reminders at one instant the later one stays, with its number on the icon @breadth', async ({
  network,
  member,
}) => {
  const { page, worker, push } = await openPhone(network, member);
  const badges = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).badges);
  await worker.evaluate(() => {
    const { ServiceWorkerRegistration: of } = globalThis as unknown as WorkerScope;
    const show = of.prototype.showNotification;
    // The browser is slower with the first.
    of.prototype.showNotification = async function slow(title, options) {
      for (let asked = 0; options?.body === 'esimene' && asked < 50; asked += 1)
        await this.getNotifications();
      return show.call(this, title, options);
    };
  });
  await Promise.all([push('esimene', 1), push('teine', 2)]);
  await expect.poll(badges).toHaveLength(2);
  expect(await badges()).toEqual([1, 2]);
  expect(await shown(page)).toEqual(['teine']);
});

test('the same reminder a second time makes no sound, also where she has put the first away, and the next one does @breadth', async ({
  network,
  member,
}) => {
  const { page, worker, push } = await openPhone(network, member);
  const notices = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      const shownNow = (await registration?.getNotifications()) ?? [];
      return shownNow.map((notice) => ({
        body: notice.body,
        silent: notice.silent === true,
        alertsAgain: 'renotify' in notice && notice.renotify === true,
      }));
    });
  const putAway = () =>
    worker.evaluate(async () => {
      const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
      for (const notice of await registration.getNotifications()) notice.close();
    });
  const loud = { silent: false, alertsAgain: false };
  await push('kell 18.00', 1, 'täna');
  await expect.poll(notices).toEqual([{ body: 'kell 18.00', ...loud }]);
  await push('kell 18.15', 1, 'täna');
  await expect.poll(notices).toEqual([{ body: 'kell 18.15', ...loud, silent: true }]);
  await putAway();
  await expect.poll(notices).toEqual([]);
  await push('kell 18.15', 1, 'täna');
  await expect.poll(notices).toEqual([{ body: 'kell 18.15', ...loud, silent: true }]);
  await push('kell 9.00', 1, 'homme');
  await expect.poll(notices).toEqual([{ body: 'kell 9.00', ...loud }]);
});

test('a reminder while the disk cannot be read is shown without its words, and ends nothing @breadth', async ({
  network,
  member,
}) => {
  const { page, worker, push } = await openPhone(network, member);
  await worker.evaluate(() => {
    IDBObjectStore.prototype.get = () => {
      throw new DOMException('Internal error', 'UnknownError');
    };
  });
  await push('kell 18.00', 1);
  await expect.poll(() => shown(page)).toEqual(['']);
  await push('kell 19.00', 1);
  expect(await worker.evaluate(() => (globalThis as unknown as WorkerScope).ended)).toEqual([]);
});

test('the server follows an address that the push service changes, and forgets one that it takes @breadth', async ({
  network,
  member,
  record,
}) => {
  const { worker } = await openPhone(network, member);
  const devices = async () =>
    (await pushAddresses(record)).filter((endpoint) => endpoint.includes(member.id));
  const [first, second] = [browserEndpoint(`${member.id}-1`), browserEndpoint(`${member.id}-2`)];
  await record.ask(
    `mutation { savePushDevice(endpoint: "${first}", p256dh: "${KEYS.p256dh}", auth: "${KEYS.auth}") }`,
  );
  /** As the browser says it; or the service gives `next` only to a caller who asks for one. */
  const change = (former: string, next: string | null) =>
    worker.evaluate(
      ([endpoint, given, keys]) => {
        const { ExtendableEvent } = globalThis as unknown as WorkerScope;
        const subscribe = (options: PushSubscriptionOptionsInit) =>
          given === null || options.applicationServerKey !== 'key'
            ? Promise.reject(new DOMException('Permission denied', 'NotAllowedError'))
            : Promise.resolve({ endpoint: given, toJSON: () => ({ endpoint: given, keys }) });
        Object.assign(PushManager.prototype, { subscribe });
        const oldSubscription = { endpoint, options: { applicationServerKey: 'key' } };
        const event = new ExtendableEvent('pushsubscriptionchange');
        dispatchEvent(Object.assign(event, { oldSubscription, newSubscription: null }));
      },
      [former, next, KEYS] as const,
    );
  expect(await devices()).toEqual([first]);
  network.forget();
  await change(first, second);
  await untilAnswered(network, 'savePushDevice');
  expect(await devices()).toEqual([second]);
  await change(second, null);
  await untilAnswered(network, 'endPushDevice');
  expect(await devices()).toEqual([]);
});
