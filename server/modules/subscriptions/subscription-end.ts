/**
 * Ending a subscription with its period, and taking that back; in the app itself, because the portal cannot where a
 * schedule is.
 */
import type Stripe from 'stripe';
import type { Member } from '../../core/caller.ts';
import type { SubscriptionChange } from '../../core/contract-types.generated.ts';
import type { Billing } from './billing.ts';
import { changeOwn } from './own-subscription.ts';
import { dropSchedule } from './plan-schedule.ts';

/** Ends the subscription with the period that is paid for. A repeat returns the same. */
export function cancelSubscription(
  billing: Billing,
  member: Member,
  id: string,
): Promise<SubscriptionChange> {
  return setEnding(billing, member, id, true);
}

/** Continues with its current plan: a planned end or change is cancelled. */
export function resumeSubscription(
  billing: Billing,
  member: Member,
  id: string,
): Promise<SubscriptionChange> {
  return setEnding(billing, member, id, false);
}

async function setEnding(
  billing: Billing,
  member: Member,
  id: string,
  isEnding: boolean,
): Promise<SubscriptionChange> {
  const { stripe } = billing.payments;
  const { subscription } = await changeOwn(billing, member, id, async (found: Stripe.Subscription) => {
    await dropSchedule(billing, found);
    if (found.cancel_at_period_end !== isEnding)
      await stripe.subscriptions.update(id, { cancel_at_period_end: isEnding });
  });
  return { subscription, url: null };
}
