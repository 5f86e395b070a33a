import type Stripe from 'stripe';
import type { SubscriptionTier } from '../../../src/contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS } from '../../../src/contract/subscription-plans.ts';
import type { Member } from '../../graphql/caller.ts';
import type { StripeCheckout } from '../../graphql/resolver-types.generated.ts';
import { tiersOf } from './access.ts';
import type { Billing } from './billing.ts';
import { findCustomer, keepCustomer } from './customers.repository.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { readSubscriptions } from './settle-groups.ts';

const subscriptionPage = ({ publicUrl }: Billing) => `${publicUrl}/settings/subscription`;

/** The member's own customer, made when she first needs one. */
export async function ensureCustomer(
  billing: Billing,
  { id: memberId, email }: Member,
): Promise<PaymentCustomer> {
  const { database, payments } = billing;
  const found = await findCustomer(database, memberId);
  if (found !== null) return found;
  const { id: customerId } = await payments.stripe.customers.create(
    { email, metadata: { memberId } },
    { idempotencyKey: `customer:${memberId}:${email}` },
  );
  return keepCustomer(database, { memberId, customerId });
}

/**
 * Where the member orders and pays. Whoever already pays for this tier is taken to her portal instead, so that
 * nobody pays twice by a slip.
 */
export async function startCheckout(
  billing: Billing,
  member: Member,
  tier: SubscriptionTier,
): Promise<StripeCheckout> {
  const { payments } = billing;
  const { stripe, priceIds } = payments;
  const { customerId } = await ensureCustomer(billing, member);
  const subscriptions = await readSubscriptions(billing, customerId);
  if (subscriptions.some((one) => isPaidFor(one) && tiersOf(one, priceIds).includes(tier)))
    return openPortal(billing, customerId);
  await requireShownPrice(billing, tier);
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customerId,
    client_reference_id: member.id,
    line_items: [{ price: priceIds[tier], quantity: 1 }],
    subscription_data: { metadata: { memberId: member.id, tier } },
    locale: 'et',
    success_url: `${subscriptionPage(billing)}?action=success`,
    cancel_url: `${subscriptionPage(billing)}?action=cancel`,
  });
  if (session.url === null) throw new Error('The card service gave no address to pay at');
  return { id: session.id, url: session.url };
}

function isPaidFor({ status }: Stripe.Subscription): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid';
}

export async function openPortal(billing: Billing, customerId: string): Promise<StripeCheckout> {
  const { stripe } = billing.payments;
  const session = await stripe.billingPortal.sessions.create({
    customer: customerId,
    locale: 'et',
    return_url: subscriptionPage(billing),
  });
  return { id: session.id, url: session.url };
}

/** Nobody is charged another price than the one that the product shows. */
async function requireShownPrice({ payments }: Billing, tier: SubscriptionTier): Promise<void> {
  const { unit_amount, currency, recurring } = await payments.stripe.prices.retrieve(payments.priceIds[tier]);
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  if (unit_amount === SUBSCRIPTION_PLANS[tier].monthlyPriceCents && currency === 'eur' && isMonthly) return;
  throw new Error(`The price of ${tier} at the card service is not the one that is shown`);
}
