/**
 * Whether a subscription is to end. Stripe says it in two ways: cancelled in its portal, one in billing mode `flexible` has
 * `cancel_at` alone, while through its API the flag `cancel_at_period_end` is set as well.
 */
import type Stripe from 'stripe';
import { periodEndOf } from './period-end.ts';

/** When it ends, in seconds since 1970, which may be before or after its period does; null where it goes on. */
export function endOf(subscription: Stripe.Subscription): number | null {
  const { cancel_at: at, cancel_at_period_end: isWithPeriod } = subscription;
  return at ?? (isWithPeriod ? periodEndOf(subscription) : null);
}

export interface EndingParams {
  cancel_at?: number | '';
  cancel_at_period_end?: boolean;
}

/** What an update says so that it goes on; nothing where it does. Stripe takes one of the two in a call. */
export function goingOn({
  cancel_at: at,
  cancel_at_period_end: isWithPeriod,
}: Stripe.Subscription): EndingParams {
  if (isWithPeriod) return { cancel_at_period_end: false };
  return at === null ? {} : { cancel_at: '' };
}

/** What an update says so that it ends with its period; nothing where it ends by then. */
export function endingWithPeriod(subscription: Stripe.Subscription): EndingParams {
  const end = endOf(subscription);
  return end !== null && end <= periodEndOf(subscription) ? {} : { cancel_at_period_end: true };
}

/** What an update says so that it ends as it was to. */
export function endingAsBefore({
  cancel_at: at,
  cancel_at_period_end: isWithPeriod,
}: Stripe.Subscription): EndingParams {
  if (isWithPeriod) return { cancel_at_period_end: true };
  return at === null ? {} : { cancel_at: at };
}
