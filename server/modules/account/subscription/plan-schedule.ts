/**
 * The schedule at the card service that brings a cheaper plan at the end of the period. To be changed under the member's
 * lease.
 */
import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import type { PriceIds } from '../../../ports/payments.ts';
import { tierOfPrice } from '../../../ports/payments.ts';
import { tiersIn } from './access.ts';
import type { Billing } from './billing.ts';
import { periodEndOf } from './period-end.ts';

function activeSchedule({ schedule }: Stripe.Subscription): Stripe.SubscriptionSchedule | null {
  return typeof schedule === 'object' && schedule?.status === 'active' ? schedule : null;
}

function priceIdOf(price: string | { id: string } | undefined): string | null {
  return typeof price === 'object' ? price.id : (price ?? null);
}

/**
 * Returns what the phases of a schedule plan after the end of the period, also at a price that is no longer listed; null if nothing
 * changes.
 */
function tierAfter(
  { phases }: Pick<Stripe.SubscriptionSchedule, 'phases'>,
  periodEnd: number,
  priceIds: PriceIds,
): SubscriptionTier | null {
  const phase = phases.find(({ start_date }) => start_date >= periodEnd);
  const price = priceIdOf(phase?.items[0]?.price);
  if (phase === undefined || price === null) return null;
  const tier = tierOfPrice(priceIds, price);
  return tier ?? tiersIn(phase.metadata)[0] ?? null;
}

/** The subscription as it is now, with its schedule. */
export function readWithSchedule({ payments }: Billing, id: string): Promise<Stripe.Subscription> {
  return payments.stripe.subscriptions.retrieve(id, { expand: ['schedule'] });
}

/** The plan that the subscription, read with its schedule, goes on with after its period; null if it stays. */
export function nextTierOf(subscription: Stripe.Subscription, priceIds: PriceIds): SubscriptionTier | null {
  const schedule = activeSchedule(subscription);
  return schedule === null ? null : tierAfter(schedule, periodEndOf(subscription), priceIds);
}

/**
 * The price that a schedule began with, if it was released before another one took its place; null if nothing was planned any
 * more, as at its own end.
 */
export function keptPriceOf(
  { phases }: Pick<Stripe.SubscriptionSchedule, 'phases'>,
  releasedAt: number,
): string | null {
  const prices = phases.map(({ items, start_date }) => ({ price: priceIdOf(items[0]?.price), start_date }));
  const next = prices.find(({ start_date }) => start_date > releasedAt);
  // The first phase, because a dearer plan ordered meanwhile may have a phase of its own: that is no plan kept.
  const [first] = prices;
  return next === undefined || first === undefined || next.price === first.price ? null : first.price;
}

/** Lets the period that is paid for run out at its price, and then begins the other plan. Planned again, it is the same. */
export async function planNextTier(
  { payments }: Billing,
  subscription: Stripe.Subscription,
  tier: SubscriptionTier,
): Promise<void> {
  const { stripe, priceIds } = payments;
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error(`The subscription ${subscription.id} has no item`);
  const schedule =
    activeSchedule(subscription) ??
    (await stripe.subscriptionSchedules.create({ from_subscription: subscription.id }));
  const present = { start_date: item.current_period_start, end_date: item.current_period_end };
  await stripe.subscriptionSchedules.update(schedule.id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      { ...present, items: [{ price: item.price.id, quantity: 1 }] },
      {
        items: [{ price: priceIds[tier], quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
        metadata: { tier },
      },
    ],
  });
}

/** The subscription goes on without a schedule, at the price that it has. */
export async function dropSchedule({ payments }: Billing, subscription: Stripe.Subscription): Promise<void> {
  const schedule = activeSchedule(subscription);
  if (schedule !== null) await payments.stripe.subscriptionSchedules.release(schedule.id);
}
