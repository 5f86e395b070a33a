/**
 * Reminders, in browsers that do not show a declarative message by themselves:
 *
 *   pushed ─▶ shown, and the number on the icon ─▶ tapped ─▶ the app, at the day that the notice names
 *     ├─(the same once more)─▶ shown without a sound: the server could not know that it had arrived
 *     └─(nobody is signed in here any more)─▶ shown without a word about her, and the subscription ended
 *
 * A browser takes the right to push away from an app that shows nothing.
 */
import { isPushNotice, type PushNotice } from '../contract/push-notice.ts';
import { readAddress } from '../contract/web-address.ts';
import type { PageMessage } from '../contract/worker-messages.ts';
import { endPushDevice, savePushDevice } from '../src/session/push-device.ts';
import { readServiceConfiguration } from '../src/session/service-configuration.ts';
import { readKv, readSession, writeKv } from '../src/session/session-database.ts';
import { currentToken } from '../src/session/token.ts';

declare const self: ServiceWorkerGlobalScope;

const TITLE = 'Hoog';
const ICON = '/icons/icon-192.png';
/** The place of the last reminder that was shown; it goes with the session. */
const SHOWN = 'shown';

/** One after the other: of two at one instant under one tag the browser would keep either, or none. */
let showing: Promise<unknown> = Promise.resolve();

export async function showPushed(data: PushMessageData | null): Promise<void> {
  const shown = showing.then(() => show(data));
  showing = shown.catch(() => undefined);
  const who = await shown;
  // A sign-in that was ended elsewhere is found out here; otherwise that would happen when she opens the app.
  if (who === 'nobody' || (await currentToken()).type === 'none') await endSubscription();
}

async function show(data: PushMessageData | null): Promise<Viewer> {
  const who = await viewer();
  const notice = who === 'member' ? readNotice(data) : undefined;
  if (notice) {
    const { title, body, lang, tag, navigate, data: id } = notice.notification;
    // A notification still shown under its tag is replaced silently anyway; one that she has put away is not.
    const silent = id !== undefined && (await readKv(SHOWN).catch(() => undefined)) === id;
    await self.registration.showNotification(title, { body, lang, tag, icon: ICON, data: navigate, silent });
    await writeKv(SHOWN, id).catch(() => undefined);
    await navigator.setAppBadge?.(notice.app_badge).catch(() => undefined);
  } else {
    await self.registration.showNotification(TITLE, { icon: ICON, tag: TITLE });
  }
  return who;
}

type Viewer = 'member' | 'nobody' | 'unknown';

/** A disk that cannot be read just now does not say that she has left. */
async function viewer(): Promise<Viewer> {
  try {
    return (await readSession())?.needsSignIn === false ? 'member' : 'nobody';
  } catch {
    return 'unknown';
  }
}

function readNotice(data: PushMessageData | null): PushNotice | undefined {
  try {
    const notice: unknown = data?.json();
    return isPushNotice(notice) ? notice : undefined;
  } catch {
    return undefined;
  }
}

/** An open window is not led away from her work in it: it is asked to go there, and may stay. */
export async function openNotice({ data }: Notification): Promise<void> {
  const url = ownAddress(data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [shown] = windows;
  if (!shown) {
    await self.clients.openWindow(url.href);
    return;
  }
  const message: PageMessage = { type: 'open', path: url.pathname };
  shown.postMessage(message);
  await shown.focus().catch(() => undefined);
}

/** A message may say anything, but only a page of the app is opened. */
function ownAddress(navigate: unknown): URL {
  const start = new URL('/', self.location.origin);
  const url = typeof navigate === 'string' ? readAddress(navigate) : undefined;
  return url?.origin === start.origin ? url : start;
}

/** The push service gave the browser another address, or took the one that it had. */
export async function followSubscription(event: PushSubscriptionChangeEvent): Promise<void> {
  const { oldSubscription, newSubscription } = event;
  if ((await viewer()) === 'nobody') return endSubscription();
  // Nothing takes its place if she has taken the permission back.
  const subscription = newSubscription ?? (await subscribeAgain(oldSubscription).catch(() => undefined));
  if (subscription) await savePushDevice(subscription, oldSubscription?.endpoint);
  else if (oldSubscription) await endPushDevice(oldSubscription.endpoint);
}

async function subscribeAgain(former: PushSubscription | null): Promise<PushSubscription | undefined> {
  const known = former?.options.applicationServerKey ?? (await readServiceConfiguration({}))?.pushKey;
  return known
    ? self.registration.pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: known as string | ArrayBuffer,
      })
    : undefined;
}

async function endSubscription(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription();
  await subscription?.unsubscribe().catch(() => undefined);
}
