/** Applies a subscription's schedule at the end of a period. */
import type { Database } from '../../server/database/database.ts';
import { emit } from './events.ts';
import { findObject, updateObject } from './objects.repository.ts';
import type { StandIn } from './stand-in.ts';
import type { Subscription, SubscriptionSchedule } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';

async function findActive(
  transaction: Database,
  { schedule: id }: Subscription,
): Promise<SubscriptionSchedule | null> {
  if (id === null || id === undefined) return null;
  const schedule = await findObject(transaction, 'subscription_schedule', id);
  return schedule?.status === 'active' ? schedule : null;
}

/** The subscription at the price of the phase that begins at `due`; after the last phase it goes on without its schedule. */
export async function enterPhase(
  transaction: Database,
  subscription: Subscription,
  prices: StandIn['prices'],
  due: Date,
): Promise<Subscription> {
  const schedule = await findActive(transaction, subscription);
  if (schedule === null) return subscription;
  const seconds = secondsOf(due);
  const phase = schedule.phases.find(
    ({ start_date, end_date }) => start_date <= seconds && seconds < end_date,
  );
  if (phase === undefined) {
    await releaseNow(transaction, subscription, due);
    return { ...subscription, schedule: null };
  }
  const [item] = subscription.items.data;
  const price = prices.get(phase.items[0]?.price ?? '') ?? item.price;
  return {
    ...subscription,
    metadata: { ...subscription.metadata, ...phase.metadata },
    items: { ...subscription.items, data: [{ ...item, price }] },
  };
}

/** Ends the schedule, not the subscription. */
export async function endSchedule(
  transaction: Database,
  subscription: Subscription,
  status: 'released' | 'canceled',
): Promise<SubscriptionSchedule | null> {
  const schedule = await findActive(transaction, subscription);
  if (schedule === null) return null;
  const { subscription: subscriptionId } = schedule;
  const ended = { ...schedule, status, subscription: null, released_subscription: subscriptionId };
  await updateObject(transaction, ended);
  return ended;
}

/** The subscription goes on without its schedule, at its own end or before. */
export async function releaseNow(
  transaction: Database,
  subscription: Subscription,
  now: Date,
): Promise<SubscriptionSchedule | null> {
  const released = await endSchedule(transaction, subscription, 'released');
  if (released !== null) await emit(transaction, 'subscription_schedule.released', released, now);
  return released;
}
