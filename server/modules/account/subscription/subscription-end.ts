/**
 * Ending a subscription with its period, and taking that back, even while a payment is owed for it; in the app itself, because
 * the portal cannot if there is a schedule.
 */
import type Stripe from 'stripe';
import type { Member } from '../../../core/caller.ts';
import type { Log } from '../../../core/log.ts';
import type { SubscriptionChange } from '../../../core/contract-types.generated.ts';
import type { Billing } from './billing.ts';
import { endingWithPeriod, endOf, goingOn } from './ending.ts';
import { changeOwn, putBack } from './own-subscription.ts';
import { dropSchedule, nextTierOf, planNextTier, readWithSchedule } from './plan-schedule.ts';

/** Ends the subscription with the period that is paid for. A repeat returns the same. */
export function cancelSubscription(
  billing: Billing,
  log: Log,
  member: Member,
  id: string,
): Promise<SubscriptionChange> {
  return setEnding({ billing, log }, member, id, true);
}

/** Continues with its current plan: a planned end or change is cancelled. */
export function resumeSubscription(
  billing: Billing,
  log: Log,
  member: Member,
  id: string,
): Promise<SubscriptionChange> {
  return setEnding({ billing, log }, member, id, false);
}

async function setEnding(
  parts: { billing: Billing; log: Log },
  member: Member,
  id: string,
  isEnding: boolean,
): Promise<SubscriptionChange> {
  const { billing, log } = parts;
  const own = { ...parts, purpose: 'to-end' } as const;
  const { subscription } = await changeOwn(own, member, id, async (found: Stripe.Subscription) => {
    const change = isEnding ? endingWithPeriod(found) : goingOn(found);
    try {
      await dropSchedule(billing, found);
      if (Object.keys(change).length > 0) await billing.payments.stripe.subscriptions.update(id, change);
    } catch (error) {
      if (isEnding) await putBack(log, id, () => planAgain(billing, found));
      throw error;
    }
  });
  return { subscription, url: null };
}

/** If it could not be ended it goes on as it was to: not at the dearer price, because the plan for it had to go first. */
async function planAgain(billing: Billing, before: Stripe.Subscription): Promise<void> {
  const tier = nextTierOf(before, billing.payments.priceIds);
  if (tier === null) return;
  const now = await readWithSchedule(billing, before.id);
  // Perhaps only the answer was lost: then a plan would take her end back.
  if (endOf(now) === null) await planNextTier(billing, now, tier);
}
