/**
 * Tells if a subscription will end. Stripe says it in two ways: one in billing mode `flexible` that was cancelled in its portal
 * has `cancel_at` alone, while its API sets the flag `cancel_at_period_end` as well.
 */
import type Stripe from 'stripe';
import { periodEndOf } from './period-end.ts';

/** The time of its end, in seconds since 1970, which may be before or after its period's end; null if it goes on. */
export function endOf(subscription: Stripe.Subscription): number | null {
  const { cancel_at: at, cancel_at_period_end: isWithPeriod } = subscription;
  return at ?? (isWithPeriod ? periodEndOf(subscription) : null);
}

export interface EndingParams {
  cancel_at?: number | '';
  cancel_at_period_end?: boolean;
}

/** The update that makes it go on; empty if it does. Stripe takes one of the two in a call. */
export function goingOn({
  cancel_at: at,
  cancel_at_period_end: isWithPeriod,
}: Stripe.Subscription): EndingParams {
  if (isWithPeriod) return { cancel_at_period_end: false };
  return at === null ? {} : { cancel_at: '' };
}

/** The update that makes it end with its period; empty if it ends by then. */
export function endingWithPeriod(subscription: Stripe.Subscription): EndingParams {
  const end = endOf(subscription);
  return end !== null && end <= periodEndOf(subscription) ? {} : { cancel_at_period_end: true };
}

/** The update that makes it end as it was to. */
export function endingAsBefore({
  cancel_at: at,
  cancel_at_period_end: isWithPeriod,
}: Stripe.Subscription): EndingParams {
  if (isWithPeriod) return { cancel_at_period_end: true };
  return at === null ? {} : { cancel_at: at };
}
