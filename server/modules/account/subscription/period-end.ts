import type Stripe from 'stripe';

/** Seconds since 1970. The period belongs to the items, of which ours have one. */
export function periodEndOf({ items, created }: Stripe.Subscription): number {
  return Math.max(created, ...items.data.map((item) => item.current_period_end));
}
