import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import type { Mail } from '../../../ports/mail.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import type { Contract } from './contract.ts';
import { contractOf } from './contract.ts';
import { endOf } from './ending.ts';
import { keptPriceOf, nextTierOf } from './plan-schedule.ts';
import {
  endingMail,
  orderMail,
  paymentFailedMail,
  planChangedMail,
  planKeptMail,
  planPlannedMail,
  resumedMail,
} from './subscription.mails.ts';
import { duplicateOf } from './duplicates.ts';

/** Mails what the law requires on a durable medium (the order, its changes, its end, and that one of these is taken back), and that a payment failed. */
export async function mailAbout(
  billing: Billing,
  event: Stripe.Event,
  { customerId, memberId }: PaymentCustomer,
): Promise<void> {
  const occasion = occasionOf(event);
  if (occasion === null) return;
  const to = await contractEmail(billing, customerId);
  if (to === null) return;
  const { stripe, priceIds } = billing.payments;
  const subscription = await stripe.subscriptions.retrieve(occasion.subscriptionId, { expand: ['schedule'] });
  // A second subscription paid by mistake gets its own mail, and so does the plan after this one.
  if (duplicateOf(subscription) !== null) return;
  if (occasion.price !== undefined && occasion.price !== priceOf(subscription)) return;
  const mail = mailOf(billing, to, occasion.kind, {
    contract: contractOf(subscription, priceIds),
    nextTier: nextTierOf(subscription, priceIds),
  });
  if (mail !== null) await billing.sendMail(mail, memberId);
}

interface Occasion {
  subscriptionId: string;
  kind: 'ordered' | 'payment-failed' | 'ending' | 'resumed' | 'plan-changed' | 'plan-planned' | 'plan-kept';
  /** The price that the plan was changed to, or that it keeps. */
  price?: string | undefined;
}

function priceOf({ items }: Stripe.Subscription): string | undefined {
  return items.data[0]?.price.id;
}

function occasionOf(event: Stripe.Event): Occasion | null {
  switch (event.type) {
    case 'checkout.session.completed':
      return occasion('ordered', event.data.object.subscription);
    case 'invoice.payment_failed':
      return occasion('payment-failed', event.data.object.parent?.subscription_details?.subscription ?? null);
    case 'subscription_schedule.updated':
      return occasion('plan-planned', event.data.object.subscription);
    case 'subscription_schedule.released':
      return occasionOfRelease(event);
    case 'customer.subscription.updated':
      return occasionOfUpdate(event.data);
    default:
      return null;
  }
}

function occasionOfUpdate({
  object,
  previous_attributes: before,
}: Stripe.CustomerSubscriptionUpdatedEvent.Data): Occasion | null {
  if (before !== undefined && isNewEnd(before, object)) return occasion('ending', object.id);
  const priceBefore = before?.items?.data[0]?.price.id;
  // Another plan that goes on after all is one change, of which its mail says both.
  if (priceBefore !== undefined && priceBefore !== priceOf(object))
    return { subscriptionId: object.id, kind: 'plan-changed', price: priceOf(object) };
  return before !== undefined && isResumed(before, object) ? occasion('resumed', object.id) : null;
}

/** A planned change of plan that is dropped; a schedule that has run out changes nothing. */
function occasionOfRelease({ created, data }: Stripe.SubscriptionScheduleReleasedEvent): Occasion | null {
  const { released_subscription: subscriptionId } = data.object;
  const price = keptPriceOf(data.object, created);
  return subscriptionId === null || price === null ? null : { subscriptionId, kind: 'plan-kept', price };
}

/** True if it is to end since this update, or on another day than before it. */
function isNewEnd(before: Partial<Stripe.Subscription>, now: Stripe.Subscription): boolean {
  const isChanged = before.cancel_at !== undefined || before.cancel_at_period_end === false;
  return isChanged && endOf(now) !== null;
}

/** True if it was to end before this update, and goes on since. */
function isResumed(before: Partial<Stripe.Subscription>, now: Stripe.Subscription): boolean {
  const wasToEnd = typeof before.cancel_at === 'number' || before.cancel_at_period_end === true;
  return wasToEnd && endOf(now) === null;
}

function occasion(kind: Occasion['kind'], subscription: string | { id: string } | null): Occasion | null {
  const subscriptionId = idOf(subscription);
  return subscriptionId === null ? null : { kind, subscriptionId };
}

/** Returns null if the event is out of date: a resumed subscription does not end after all, and what has ended needs no card. */
function mailOf(
  billing: Billing,
  to: string,
  kind: Occasion['kind'],
  { contract, nextTier }: { contract: Contract; nextTier: SubscriptionTier | null },
): Mail | null {
  if (!contract.isLive) return null;
  switch (kind) {
    case 'ordered':
      return orderMail(billing, to, contract);
    case 'payment-failed':
      return contract.isOwed ? paymentFailedMail(billing, to, contract) : null;
    case 'ending':
      return contract.endsAt === null ? null : endingMail(billing, to, contract, contract.endsAt);
    case 'resumed':
      // If another plan is planned, the mail about that says what is paid next.
      return contract.endsAt === null && nextTier === null ? resumedMail(billing, to, contract) : null;
    case 'plan-kept':
      return contract.endsAt === null && nextTier === null ? planKeptMail(billing, to, contract) : null;
    case 'plan-changed':
      return planChangedMail(billing, to, contract);
    case 'plan-planned':
      return nextTier === null ? null : planPlannedMail(billing, to, contract, nextTier);
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : reference;
}

/** The address that the contract is made with; null once the customer is erased. */
export async function contractEmail({ payments }: Billing, customerId: string): Promise<string | null> {
  const customer = await payments.stripe.customers.retrieve(customerId);
  return customer.deleted === true ? null : customer.email;
}
