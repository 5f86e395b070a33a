import type Stripe from 'stripe';
import type { Subscription, SubscriptionStatus } from '../../core/contract-types.generated.ts';
import { momentInTallinn } from '../../core/tallinn-time.ts';
import { tiersOf } from './access.ts';
import type { Billing } from './billing.ts';
import { periodEndOf, planNamesOf } from './contract.ts';
import { duplicateOf } from './duplicates.ts';
import { nextTierOf } from './plan-schedule.ts';

export interface SubscriptionsAsked {
  customerId: string;
  status: SubscriptionStatus | null;
  limit: number;
  /** The id of the last one already shown. */
  after: string | null;
}

/** A page of the customer's subscriptions, newest first. */
export async function readSubscriptionViews(
  { payments }: Billing,
  { customerId, status, limit, after }: SubscriptionsAsked,
): Promise<{ items: Subscription[]; hasMore: boolean }> {
  const { stripe } = payments;
  const customer = await readPayer(stripe, customerId);
  const page = await stripe.subscriptions.list({
    customer: customerId,
    status: status ?? 'all',
    limit,
    expand: ['data.default_payment_method', 'data.schedule'],
    ...(after === null ? {} : { starting_after: after }),
  });
  return { items: page.data.map((one) => viewOf(one, customer, payments.priceIds)), hasMore: page.has_more };
}

type Customer = Stripe.Customer | Stripe.DeletedCustomer;

function viewOf(
  subscription: Stripe.Subscription,
  customer: Customer,
  priceIds: Billing['payments']['priceIds'],
): Subscription {
  const card = cardOf(subscription, customer);
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    cancel_at_period_end: subscription.cancel_at_period_end,
    current_period_end: momentInTallinn(new Date(periodEndOf(subscription) * 1000)),
    collection_method: subscription.collection_method,
    customer_email: customer.deleted === true ? null : customer.email,
    payment_method_last4: card?.last4 ?? null,
    payment_method_brand: card?.brand ?? null,
    payment_method_exp_month: card?.exp_month ?? null,
    payment_method_exp_year: card?.exp_year ?? null,
    product_names: planNamesOf(subscription, priceIds),
    created: momentInTallinn(new Date(subscription.created * 1000)),
    tier: tiersOf(subscription, priceIds)[0] ?? null,
    next_tier: nextTierOf(subscription, priceIds),
    duplicate_of: duplicateOf(subscription),
  };
}

/** Returns one subscription as it is now. */
export async function readSubscriptionView({ payments }: Billing, id: string): Promise<Subscription> {
  const { stripe, priceIds } = payments;
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'schedule'],
  });
  const customerId =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
  return viewOf(subscription, await readPayer(stripe, customerId), priceIds);
}

function readPayer(stripe: Stripe, customerId: string): Promise<Customer> {
  return stripe.customers.retrieve(customerId, { expand: ['invoice_settings.default_payment_method'] });
}

/** The subscription's own card, or else the one that the customer has for everything. */
function cardOf(
  { default_payment_method: own }: Stripe.Subscription,
  customer: Customer,
): Stripe.PaymentMethod.Card | null {
  const shared = customer.deleted === true ? null : customer.invoice_settings.default_payment_method;
  const method = own ?? shared;
  return typeof method === 'object' ? (method?.card ?? null) : null;
}
