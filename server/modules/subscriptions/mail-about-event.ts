import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../../src/contract/subscription-plans.ts';
import type { Mail } from '../../ports/mail.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import type { Contract } from './contract.ts';
import { contractOf } from './contract.ts';
import { nextTierOf } from './plan-schedule.ts';
import {
  endingMail,
  orderMail,
  paymentFailedMail,
  planChangedMail,
  planPlannedMail,
} from './subscription.mails.ts';
import { duplicateOf } from './duplicates.ts';

/** Mails what the law requires on a durable medium (the order, its changes, its end), and that a payment failed. */
export async function mailAbout(
  billing: Billing,
  event: Stripe.Event,
  { customerId }: PaymentCustomer,
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
  if (mail !== null) await billing.sendMail(mail);
}

interface Occasion {
  subscriptionId: string;
  kind: 'ordered' | 'payment-failed' | 'ending' | 'plan-changed' | 'plan-planned';
  /** The price that the plan was changed to. */
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
  if (before?.cancel_at_period_end === false && object.cancel_at_period_end)
    return occasion('ending', object.id);
  const priceBefore = before?.items?.data[0]?.price.id;
  if (priceBefore === undefined) return null;
  const price = priceOf(object);
  return priceBefore === price ? null : { subscriptionId: object.id, kind: 'plan-changed', price };
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
      return contract.isEnding ? endingMail(billing, to, contract) : null;
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
