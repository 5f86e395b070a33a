/**
 * Decides what a subscription opens, by its status at the card service:
 *
 *   trialing, active ──────────────► open (also while it is to end with its period: it is active until then)
 *   past_due ──7 days──► closed      the grace time runs from the first invoice that could not be charged, and once
 *   unpaid, canceled, paused, incomplete, incomplete_expired ──► closed
 */
import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { SUBSCRIPTION_TIERS } from '../../../../contract/subscription-plans.ts';
import { isPaid } from '../../../../contract/subscription-status.ts';
import type { PriceIds } from '../../../ports/payments.ts';
import { tierOfPrice } from '../../../ports/payments.ts';

/** The days for which a member keeps her access after her card was refused. */
export const GRACE_DAYS = 7;
const DAY_MS = 24 * 3600 * 1000;

export interface Access {
  /** The identity groups that her subscriptions give. */
  groups: ReadonlySet<string>;
  /** The time at which that will change by itself; null if it will not. */
  checkAt: Date | null;
}

/** When what is owed for a subscription that is past due became due, by the subscription's id. */
export type Debts = ReadonlyMap<string, Date>;

/** The end of the grace time, which no later period renews. */
function graceEndsAt({ id, items }: Stripe.Subscription, debts: Debts): Date {
  const starts = items.data.map((item) => item.current_period_start);
  const since = debts.get(id)?.getTime() ?? Math.max(...starts, 0) * 1000;
  return new Date(since + GRACE_DAYS * DAY_MS);
}

export function accessOf(
  subscriptions: readonly Stripe.Subscription[],
  priceIds: PriceIds,
  { debts, now }: { debts: Debts; now: Date },
): Access {
  const groups = new Set<string>();
  let checkAt: Date | null = null;
  for (const subscription of subscriptions) {
    const graceEnd = subscription.status === 'past_due' ? graceEndsAt(subscription, debts) : null;
    const isInGrace = graceEnd !== null && now < graceEnd;
    if (!isPaid(subscription) && !isInGrace) continue;
    for (const tier of tiersOf(subscription, priceIds)) groups.add(tier.toLowerCase());
    if (graceEnd !== null && (checkAt === null || graceEnd < checkAt)) checkAt = graceEnd;
  }
  return { groups, checkAt };
}

/** Reads the tier from its prices; one bought at a price that is no longer listed has its tier in its metadata. */
export function tiersOf({ items, metadata }: Stripe.Subscription, priceIds: PriceIds): SubscriptionTier[] {
  const byPrice = items.data.flatMap(({ price }) => tierOfPrice(priceIds, price.id) ?? []);
  return byPrice.length > 0 ? byPrice : tiersIn(metadata);
}

/** The tier that an object of ours at Stripe was bought for. */
export function tiersIn(metadata: Stripe.Metadata | null): SubscriptionTier[] {
  return SUBSCRIPTION_TIERS.filter((tier) => tier === metadata?.['tier']);
}
