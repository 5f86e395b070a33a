import type Stripe from 'stripe';
import type { Subscription, SubscriptionStatus } from '../../../core/contract-types.generated.ts';
import { momentInTallinn } from '../../../core/tallinn-time.ts';
import { tiersOf } from './access.ts';
import type { Billing } from './billing.ts';
import { monthlyPriceOf, planNamesOf } from './contract.ts';
import { duplicateOf } from './duplicates.ts';
import { hasCode } from './end-and-refund.ts';
import { endOf } from './ending.ts';
import { periodEndOf } from './period-end.ts';
import { nextTierOf } from './plan-schedule.ts';
import { isDeleted } from './stripe-customer.ts';
import { withdrawalMoments } from './withdrawals.repository.ts';

export interface SubscriptionsAsked {
  customerId: string;
  status: SubscriptionStatus | null;
  limit: number;
  /** The id of the last one already shown. */
  after: string | null;
}

interface SubscriptionsPage {
  items: Subscription[];
  hasMore: boolean;
}

/** A page of the customer's subscriptions, newest first; an empty one if the card service lists nothing of a deleted customer. */
export async function readSubscriptionViews(
  billing: Billing,
  asked: SubscriptionsAsked,
): Promise<SubscriptionsPage> {
  try {
    return await readPage(billing, asked);
  } catch (error) {
    const isMissing =
      hasCode(error, 'resource_missing') && (await isDeleted(billing.payments.stripe, asked.customerId));
    if (!isMissing) throw error;
    return { items: [], hasMore: false };
  }
}

async function readPage(
  { payments, database }: Billing,
  { customerId, status, limit, after }: SubscriptionsAsked,
): Promise<SubscriptionsPage> {
  const { stripe } = payments;
  const customer = await readPayer(stripe, customerId);
  const page = await stripe.subscriptions.list({
    customer: customerId,
    status: status ?? 'all',
    limit,
    expand: ['data.default_payment_method', 'data.schedule'],
    ...(after === null ? {} : { starting_after: after }),
  });
  const ids = page.data.map(({ id }) => id);
  const found = { customer, priceIds: payments.priceIds, withdrawn: await withdrawalMoments(database, ids) };
  return { items: page.data.map((one) => viewOf(one, found)), hasMore: page.has_more };
}

type Customer = Stripe.Customer | Stripe.DeletedCustomer;

interface Found {
  customer: Customer;
  priceIds: Billing['payments']['priceIds'];
  withdrawn: ReadonlyMap<string, Date>;
}

function viewOf(subscription: Stripe.Subscription, { customer, priceIds, withdrawn }: Found): Subscription {
  const withdrawnAt = withdrawn.get(subscription.id);
  const card = cardOf(subscription, customer);
  const end = endOf(subscription);
  return {
    id: subscription.id,
    status: subscription.status as SubscriptionStatus,
    cancel_at_period_end: end !== null,
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
    cancel_at: end === null ? null : momentInTallinn(new Date(end * 1000)),
    monthly_price_cents: monthlyPriceOf(subscription),
    duplicate_of: duplicateOf(subscription),
    withdrawn_at: withdrawnAt ? momentInTallinn(withdrawnAt) : null,
  };
}

/** Returns one subscription as it is now. */
export async function readSubscriptionView(
  { payments, database }: Billing,
  id: string,
): Promise<Subscription> {
  const { stripe, priceIds } = payments;
  const subscription = await stripe.subscriptions.retrieve(id, {
    expand: ['default_payment_method', 'schedule'],
  });
  const customerId =
    typeof subscription.customer === 'string' ? subscription.customer : subscription.customer.id;
  const customer = await readPayer(stripe, customerId);
  return viewOf(subscription, { customer, priceIds, withdrawn: await withdrawalMoments(database, [id]) });
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
