/**
 * A subscription's life at the payment provider:
 *
 *   paid checkout ─► active ──period ends──► active (charged)        events: created, updated, deleted
 *                    │  │    (at the price of the schedule's next phase, if there is one)
 *                    │  ├─ another price, paid at once ──────────► active
 *                    │  ▲  └─card refused──► past_due ──14 days──► unpaid
 *                    │  └──── new card, open invoice paid ◄──┴───────┘
 *                    ├─ cancelled for the period's end, or another day ──► canceled
 *                    └─ cancelled at once ───────────────────────────► canceled
 */
import type { Database } from '../../server/database/database.ts';
import { isRunning } from '../../contract/subscription-status.ts';
import { emit } from './events.ts';
import { payNewInvoice, payOpenInvoice, openInvoice } from './invoices.ts';
import { periodAround } from './months.ts';
import { readObject, updateObject } from './objects.repository.ts';
import { endSchedule, enterPhase } from './schedules.ts';
import type { StandIn } from './stand-in.ts';
import type { PaymentMethod, Subscription } from './stand-in-objects.ts';
import { dateOf, secondsOf } from './stand-in-objects.ts';
import { testCardOf } from './test-cards.ts';

const DUNNING_DAYS = 14;
const DAY_MS = 24 * 3600 * 1000;

export function itemOf(subscription: Subscription) {
  return subscription.items.data[0];
}

/** Returns when time will change it next: its period, the patience with its debt, or itself ends. */
function dueAtOf(subscription: Subscription): Date | null {
  if (!isRunning(subscription)) return null;
  const { status, cancel_at } = subscription;
  const { current_period_start: start, current_period_end: end } = itemOf(subscription);
  const dues = cancel_at === null ? [] : [dateOf(cancel_at).getTime()];
  if (status === 'active') dues.push(dateOf(end).getTime());
  if (status === 'past_due') dues.push(dateOf(start).getTime() + DUNNING_DAYS * DAY_MS);
  return dues.length === 0 ? null : new Date(Math.min(...dues));
}

export async function keep(
  transaction: Database,
  subscription: Subscription,
  type: 'updated' | 'deleted',
  now: Date,
): Promise<Subscription> {
  const before = await readObject(transaction, 'subscription', subscription.id);
  await updateObject(transaction, subscription, dueAtOf(subscription));
  const previous = type === 'updated' ? changedFields(before, subscription) : undefined;
  await emit(transaction, `customer.subscription.${type}`, subscription, now, previous);
  return subscription;
}

/** Returns the former values of what changed. */
function changedFields(before: object, after: object): Record<string, unknown> {
  const now = new Map(Object.entries(after).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(before).filter(([name, value]) => JSON.stringify(value) !== now.get(name)),
  );
}

/** Does what time has brought since: charges, refuses, ends. */
export async function advance(
  transaction: Database,
  id: string,
  prices: StandIn['prices'],
  now: Date,
): Promise<void> {
  let subscription = await readObject(transaction, 'subscription', id);
  for (let due = dueAtOf(subscription); due !== null && due <= now; due = dueAtOf(subscription)) {
    subscription = await takeStep(transaction, subscription, prices, due);
  }
}

async function takeStep(
  transaction: Database,
  subscription: Subscription,
  prices: StandIn['prices'],
  due: Date,
): Promise<Subscription> {
  const { cancel_at: endsAt } = subscription;
  if (endsAt !== null && endsAt <= secondsOf(due)) return end(transaction, subscription, due);
  if (subscription.status === 'past_due')
    return keep(transaction, { ...subscription, status: 'unpaid' }, 'updated', due);
  const { from, to } = periodAround(dateOf(subscription.start_date), due);
  const item = {
    ...itemOf(subscription),
    current_period_start: secondsOf(from),
    current_period_end: secondsOf(to),
  };
  const renewed: Subscription = { ...subscription, items: { ...subscription.items, data: [item] } };
  const next = await enterPhase(transaction, renewed, prices, due);
  if (await isCardGood(transaction, subscription)) {
    next.latest_invoice = (await payNewInvoice(transaction, next, due)).id;
  } else {
    next.latest_invoice = (await openInvoice(transaction, next, due)).id;
    next.status = 'past_due';
  }
  return keep(transaction, next, 'updated', due);
}

export async function isCardGood(
  transaction: Database,
  { default_payment_method: id }: Subscription,
): Promise<boolean> {
  if (id === null) return false;
  const { card } = await readObject(transaction, 'payment_method', id);
  return testCardOf(card.last4)?.isRefusedLater === false;
}

async function end(transaction: Database, subscription: Subscription, now: Date): Promise<Subscription> {
  await endSchedule(transaction, subscription, 'canceled');
  const seconds = secondsOf(now);
  const ended = { canceled_at: subscription.canceled_at ?? seconds, ended_at: seconds, schedule: null };
  return keep(transaction, { ...subscription, ...ended, status: 'canceled' }, 'deleted', now);
}

/** Ends it at once. */
export async function cancelNow(
  transaction: Database,
  subscription: Subscription,
  now: Date,
): Promise<Subscription> {
  return isRunning(subscription) ? end(transaction, subscription, now) : subscription;
}

/** It ends at these seconds since 1970, or goes on after all if they are null. */
export function endingAt(subscription: Subscription, endsAt: number | null, now: Date): Subscription {
  const canceled_at = endsAt === null ? null : secondsOf(now);
  return { ...subscription, cancel_at: endsAt, canceled_at, cancel_at_period_end: false };
}

/** It ends with its period. */
export function endingWithPeriod(subscription: Subscription, now: Date): Subscription {
  const ends = itemOf(subscription).current_period_end;
  return { ...endingAt(subscription, ends, now), cancel_at_period_end: true };
}

/** Ends it with its period as the portal does: in billing mode `flexible` the flag stays as it was. */
export function endInPortal(
  transaction: Database,
  subscription: Subscription,
  now: Date,
): Promise<Subscription> {
  const isFlexible = subscription.billing_mode?.type === 'flexible';
  const ending = isFlexible
    ? endingAt(subscription, itemOf(subscription).current_period_end, now)
    : endingWithPeriod(subscription, now);
  return keep(transaction, ending, 'updated', now);
}

/** Charges open invoices to the new card at once. */
export async function changeCard(
  transaction: Database,
  subscription: Subscription,
  paymentMethod: PaymentMethod,
  now: Date,
): Promise<Subscription> {
  const changed: Subscription = { ...subscription, default_payment_method: paymentMethod.id };
  const isOwing = changed.status === 'past_due' || changed.status === 'unpaid';
  if (isOwing && (await isCardGood(transaction, changed))) {
    await payOpenInvoice(transaction, changed, now);
    changed.status = 'active';
  }
  return keep(transaction, changed, 'updated', now);
}
