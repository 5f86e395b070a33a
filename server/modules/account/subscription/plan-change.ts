/**
 * Another plan for a subscription that runs:
 *
 *   dearer ──► at once, the rest of the period paid for ──► the card refuses: nothing changes, she goes to the card service
 *   cheaper ─► planned for the period's end ──period ends──► in force
 *
 * Either one cancels a planned end and an earlier planned change.
 */
import Stripe from 'stripe';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import type { Member } from '../../../core/caller.ts';
import type { Log } from '../../../core/log.ts';
import { badInput } from '../../../core/failures.ts';
import type { SubscriptionChange, PlanChangePreview } from '../../../core/contract-types.generated.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import { tiersOf } from './access.ts';
import type { Billing } from './billing.ts';
import { openPlanConfirmation, requireShownPrice } from './checkout.ts';
import { endingAsBefore, endOf, goingOn } from './ending.ts';
import { periodEndOf } from './period-end.ts';
import { changeOwn, putBack, readChangeable } from './own-subscription.ts';
import { dropSchedule, nextTierOf, planNextTier, readWithSchedule } from './plan-schedule.ts';

export interface PlanChangeOrder {
  subscriptionId: string;
  tier: SubscriptionTier;
  /** The values that the preview showed. */
  payTodayCents: number;
  calculatedAt: Date;
}

const PREVIEW_LIFE_MS = 3600_000;

const priceOf = (tier: SubscriptionTier) => SUBSCRIPTION_PLANS[tier].monthlyPriceCents;
const secondsOf = (date: Date) => Math.floor(date.getTime() / 1000);

function isUpward(from: SubscriptionTier, to: SubscriptionTier): boolean {
  return priceOf(to) > priceOf(from);
}

function presentTier({ payments }: Billing, subscription: Stripe.Subscription): SubscriptionTier {
  const tier = tiersOf(subscription, payments.priceIds)[0];
  if (tier === undefined) throw badInput('subscriptionId', 'This plan is no longer sold.');
  return tier;
}

export async function previewPlanChange(
  billing: Billing,
  member: Member,
  subscriptionId: string,
  tier: SubscriptionTier,
): Promise<PlanChangePreview> {
  const subscription = await readChangeable(billing, member, subscriptionId);
  if (presentTier(billing, subscription) === tier) throw badInput('tier', 'The subscription has this plan.');
  await requireShownPrice(billing, tier);
  return previewOf(billing, subscription, tier, billing.clock());
}

async function previewOf(
  billing: Billing,
  subscription: Stripe.Subscription,
  to: SubscriptionTier,
  calculatedAt: Date,
): Promise<PlanChangePreview> {
  const from = presentTier(billing, subscription);
  const isImmediate = isUpward(from, to);
  const periodEnd = momentInTallinn(new Date(periodEndOf(subscription) * 1000));
  const sums = isImmediate
    ? await readSums(billing, subscription, to, calculatedAt)
    : { creditCents: 0, chargeCents: 0, payTodayCents: 0 };
  return {
    subscriptionId: subscription.id,
    from,
    to,
    isImmediate,
    takesEffectAt: isImmediate ? momentInTallinn(calculatedAt) : periodEnd,
    ...sums,
    monthlyPriceCents: priceOf(to),
    nextPaymentAt: periodEnd,
    takesBackEnding: endOf(subscription) !== null,
    calculatedAt: momentInTallinn(calculatedAt),
  };
}

type Sums = Pick<PlanChangePreview, 'creditCents' | 'chargeCents' | 'payTodayCents'>;

/** The invoice that the change would make at once, as the card service counts it. */
async function readSums(
  { payments }: Billing,
  subscription: Stripe.Subscription,
  tier: SubscriptionTier,
  at: Date,
): Promise<Sums> {
  const { lines, amount_due } = await payments.stripe.invoices.createPreview({
    subscription: subscription.id,
    subscription_details: {
      items: itemsFor(subscription, payments.priceIds[tier]),
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(at),
      ...goingOn(subscription),
    },
  });
  const amounts = lines.data.map(({ amount }) => amount);
  const sumOf = (some: readonly number[]) => some.reduce((sum, amount) => sum + amount, 0);
  return {
    creditCents: Math.abs(sumOf(amounts.filter((amount) => amount < 0))),
    chargeCents: sumOf(amounts.filter((amount) => amount > 0)),
    payTodayCents: amount_due,
  };
}

function itemsFor({ id, items }: Stripe.Subscription, price: string) {
  const [item] = items.data;
  if (item === undefined) throw new Error(`The subscription ${id} has no item`);
  return [{ id: item.id, price, quantity: 1 }];
}

/** Changes the plan as it was previewed; ordered again, nothing happens twice. */
export async function changePlan(
  billing: Billing,
  log: Log,
  member: Member,
  order: PlanChangeOrder,
): Promise<SubscriptionChange> {
  const { subscriptionId, tier, calculatedAt } = order;
  const age = billing.clock().getTime() - calculatedAt.getTime();
  if (!(Math.abs(age) <= PREVIEW_LIFE_MS))
    throw badInput('calculatedAt', 'The preview is too old: look at it again.');
  const { subscription, result } = await changeOwn(
    { billing, log },
    member,
    subscriptionId,
    async (found) => {
      const from = presentTier(billing, found);
      if (from === tier) return dropSchedule(billing, found).then(() => null);
      await requireShownPrice(billing, tier);
      return isUpward(from, tier) ? upgrade(billing, found, order) : downgrade({ billing, log }, found, tier);
    },
  );
  return { subscription, url: result };
}

/**
 * Returns the address at which she can confirm it herself if the card is refused or her bank asks; nothing has changed by then.
 */
async function upgrade(
  billing: Billing,
  subscription: Stripe.Subscription,
  { tier, payTodayCents, calculatedAt }: PlanChangeOrder,
): Promise<string | null> {
  const { stripe, priceIds } = billing.payments;
  const preview = await previewOf(billing, subscription, tier, calculatedAt);
  if (preview.payTodayCents !== payTodayCents)
    throw badInput('payTodayCents', 'The sum is another one by now: look at it again.');
  try {
    await stripe.subscriptions.update(subscription.id, {
      items: itemsFor(subscription, priceIds[tier]),
      metadata: { tier },
      proration_behavior: 'always_invoice',
      proration_date: secondsOf(calculatedAt),
      payment_behavior: 'error_if_incomplete',
      ...goingOn(subscription),
    });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeCardError)) throw error;
    return (await openPlanConfirmation(billing, subscription, tier)).url;
  }
  await dropSchedule(billing, subscription);
  return null;
}

async function downgrade(
  { billing, log }: { billing: Billing; log: Log },
  subscription: Stripe.Subscription,
  tier: SubscriptionTier,
): Promise<null> {
  const wasEnding = endOf(subscription) !== null;
  if (nextTierOf(subscription, billing.payments.priceIds) === tier) return null;
  try {
    // A subscription with a schedule cannot be resumed by itself, so it goes on before it has one.
    if (wasEnding) await billing.payments.stripe.subscriptions.update(subscription.id, goingOn(subscription));
    await planNextTier(billing, subscription, tier);
  } catch (error) {
    // She had ended it: it does not go on at the old price because the new one could not be planned. One that already had a schedule,
    // which staff may have made by hand, could not be resumed, and keeps that.
    if (wasEnding && subscription.schedule === null)
      await putBack(log, subscription.id, () => endAgain(billing, subscription));
    throw error;
  }
  return null;
}

async function endAgain(billing: Billing, before: Stripe.Subscription): Promise<void> {
  const { subscriptions } = billing.payments.stripe;
  const end = () => subscriptions.update(before.id, endingAsBefore(before));
  try {
    await end();
  } catch {
    // Half a plan may have left a schedule behind, with which it cannot be ended by itself either.
    await dropSchedule(billing, await readWithSchedule(billing, before.id));
    await end();
  }
}
