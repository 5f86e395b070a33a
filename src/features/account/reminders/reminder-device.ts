/**
 * The state of reminders, for this device alone:
 *
 *   off ──(she asks, allows it, the push service gives an address, the server keeps it)──▶ on
 *    ▲                                                                                    │
 *    └──(one tap; sign-out; refused by the server; another member signs in here)──────────┘
 *
 * denied: only the browser's own settings undo it. unsupported, home-screen, unoffered: nothing to switch on here.
 */
import { endPushSubscription, readPushSubscription } from '../../../device/push-subscription.ts';
import { createStore } from '../../../device/store.ts';
import { forget, recall, remember } from '../../../session/member-memory.ts';
import { endPushDevice, savePushDevice } from '../../../session/push-device.ts';
import { readServiceConfiguration } from '../../../session/service-configuration.ts';
import { readSession } from '../../../session/session-database.ts';
import { surroundings } from '../install/install-way.ts';

export type ReminderState =
  /** Not known yet. */
  | 'reading'
  | 'unsupported'
  /** An iPhone or iPad has it on the home screen alone. */
  | 'home-screen'
  /** The installation reminds nobody. */
  | 'unoffered'
  | 'denied'
  | 'off'
  | 'on';

/**
 * The reason why it could not be switched on: she closed the question, there is no network, or the browser's push service would
 * not.
 */
export type ReminderTrouble = 'unanswered' | 'no-network' | 'not-subscribed';

const NAME = 'reminders';
const DECLINED = 'reminders-declined';
/** A browser without its push service never answers. */
const WAIT_MS = 20_000;
const YEARS_MS = 10 * 365 * 24 * 60 * 60 * 1000;
const isTrue = (value: unknown): value is true => value === true;
/** The key for which this device was subscribed; `true` until that is known. */
const isYes = (value: unknown): value is string | true => value === true || typeof value === 'string';

export const reminderState = createStore<ReminderState>('reading');

/** Counts her presses and their outcomes: results read before a change are stale. */
let changes = 0;

function show(state: ReminderState): void {
  changes += 1;
  reminderState.set(state);
}

function canBePushedTo(): boolean {
  return Boolean(navigator.serviceWorker) && 'PushManager' in globalThis && 'Notification' in globalThis;
}

function obstacle(): ReminderState | undefined {
  if (!canBePushedTo()) {
    const { hasStandaloneProperty, isStandalone, touchPoints } = surroundings(false);
    return hasStandaloneProperty && !isStandalone && touchPoints > 0 ? 'home-screen' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

/** Reads it again: the permission may have been changed in the browser's settings. */
export async function readReminderState(memberId: string): Promise<void> {
  const before = changes;
  const state = await presentState(memberId);
  if (changes === before) reminderState.set(state);
}

async function presentState(memberId: string): Promise<ReminderState> {
  const known = obstacle();
  if (known) return known;
  if (saidYes(memberId) && (await readPushSubscription())) return 'on';
  return (await isUnoffered()) ? 'unoffered' : 'off';
}

function saidYes(memberId: string): boolean {
  return recall(memberId, NAME, isYes) !== undefined;
}

/** False also if the service cannot be asked. */
async function isUnoffered(): Promise<boolean> {
  const configuration = await readServiceConfiguration({});
  return configuration !== undefined && typeof configuration.pushKey !== 'string';
}

/** Must be called by her press: a browser asks her at no other time. */
export async function turnRemindersOn(memberId: string): Promise<ReminderTrouble | undefined> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') {
    await readReminderState(memberId);
    return permission === 'denied' ? undefined : 'unanswered';
  }
  changes += 1;
  // A page that is left before the server knows goes on at the next start.
  remember(memberId, NAME, true, YEARS_MS);
  const outcome = await subscribe(memberId);
  if (outcome === 'on' || outcome === 'unoffered') return undefined;
  forget(memberId, NAME);
  show('off');
  return outcome;
}

/** Subscribes with a new address: one of a former member, or of a former key, ends. */
async function subscribe(memberId: string): Promise<'on' | 'unoffered' | ReminderTrouble> {
  const configuration = await readServiceConfiguration({});
  if (!configuration) return 'no-network';
  const { pushKey } = configuration;
  if (typeof pushKey !== 'string') {
    forget(memberId, NAME);
    show('unoffered');
    return 'unoffered';
  }
  const former = await readPushSubscription();
  const subscription = await newSubscription(pushKey);
  if (!subscription) return 'not-subscribed';
  const answer = await savePushDevice(subscription, former?.endpoint);
  if (answer !== 'done') {
    await endPushSubscription();
    return answer === 'refused' ? 'not-subscribed' : 'no-network';
  }
  remember(memberId, NAME, pushKey, YEARS_MS);
  show('on');
  return 'on';
}

async function newSubscription(applicationServerKey: string): Promise<PushSubscription | undefined> {
  try {
    await endPushSubscription();
    const registration = await navigator.serviceWorker.getRegistration();
    const subscribing = registration?.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    return await Promise.race([
      subscribing,
      new Promise<undefined>((resolve) => setTimeout(resolve, WAIT_MS)),
    ]);
  } catch {
    return undefined;
  }
}

/** Needs no network: the push service refuses the address from now on. */
export async function turnRemindersOff(memberId: string): Promise<void> {
  changes += 1;
  const subscription = await readPushSubscription();
  forget(memberId, NAME);
  await endPushSubscription();
  show('off');
  // Nothing hangs on whether the server hears of it: the push service tells it at the next reminder.
  if (subscription) void endPushDevice(subscription.endpoint);
}

/**
 * At each start, and when somebody signs in or out. The server may have lost the device or have another key, the browser may
 * have lost its subscription, and the device may have changed hands: who did not switch it on here is not reminded here.
 */
export async function settleReminders(): Promise<void> {
  if (!canBePushedTo()) return;
  const session = await readSession();
  if (!session || !saidYes(session.member.id)) return endPushSubscription();
  const memberId = session.member.id;
  const before = changes;
  const subscription = await readPushSubscription();
  if (!subscription || (await isOfFormerKey(memberId))) {
    const isToBeThere = !session.needsSignIn && Notification.permission === 'granted';
    if (isToBeThere && changes === before) await subscribe(memberId);
    return;
  }
  const answer = await savePushDevice(subscription);
  if (answer === 'done' || answer === 'later' || changes !== before) return;
  await endPushSubscription();
  // Once she has signed in again she is reminded again; after a refusal of the server she has to switch reminders on again.
  if (answer === 'refused') forget(memberId, NAME);
  show(await presentState(memberId));
}

/** The push service rejects messages signed with a different key than the subscription's. */
async function isOfFormerKey(memberId: string): Promise<boolean> {
  const key = recall(memberId, NAME, isYes);
  const present = (await readServiceConfiguration({}))?.pushKey;
  return typeof key === 'string' && typeof present === 'string' && key !== present;
}

/** She does not want to be asked on this device. */
export function declineReminders(memberId: string): void {
  remember(memberId, DECLINED, true, YEARS_MS);
}

export function haveRemindersBeenDeclined(memberId: string): boolean {
  return recall(memberId, DECLINED, isTrue) === true;
}
