import type Stripe from 'stripe';
import { paths } from '../../../../contract/paths.ts';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { SUBSCRIPTION_PLANS } from '../../../../contract/subscription-plans.ts';
import { isRunning } from '../../../../contract/subscription-status.ts';
import type { Member } from '../../../core/caller.ts';
import { Failure } from '../../../core/failures.ts';
import type { StripeCheckout } from '../../../core/contract-types.generated.ts';
import { isErased } from '../../platform/revocations/erased-members.ts';
import { ensureProfile } from '../../platform/profile/profile.repository.ts';
import type { Billing } from './billing.ts';
import { findCustomer, keepCustomer, replaceCustomer } from './customers.repository.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { withMemberLease } from './member-lease.ts';
import { ONLY_ONE } from './one-subscription.ts';
import { keepOpenCheckout } from './open-checkouts.ts';
import { readSubscriptions } from './settle-groups.ts';
import { isDeleted } from './stripe-customer.ts';

const subscriptionPage = ({ publicUrl }: Billing) => `${publicUrl}${paths.subscription.to()}`;

/**
 * The member's own customer, made when she first needs one, and again if it was deleted at the card service. Her profile knows
 * its address (`followEmail`).
 */
export async function ensureCustomer(billing: Billing, member: Member): Promise<PaymentCustomer> {
  const { database, payments, clock } = billing;
  const { id: memberId, email } = member;
  const found = await findCustomer(database, memberId);
  if (found !== null && !(await isDeleted(payments.stripe, found.customerId))) return found;
  await requireNotErased(billing, memberId);
  await ensureProfile(database, member, clock());
  const { id: customerId } = await payments.stripe.customers.create(
    { email, metadata: { memberId } },
    // A key that a deleted customer was made with would return that one again.
    {
      idempotencyKey: ['customer', memberId, email, ...(found ? ['after', found.customerId] : [])].join(':'),
    },
  );
  if (found !== null) await replaceCustomer(database, found, customerId);
  const kept = await keepCustomer(database, { memberId, customerId });
  // Erased meanwhile, she is asked for nothing; the erasure's sweep finds the customer by its row.
  await requireNotErased(billing, memberId);
  return kept;
}

async function requireNotErased({ database }: Billing, memberId: string): Promise<void> {
  if (await isErased(database, memberId)) throw new Failure('NOT_AUTHORIZED');
}

/**
 * Returns the address at which the member orders and pays, the same however often she asks. A member who already has a
 * subscription is taken to her portal instead, so that nobody pays twice by a slip.
 */
export async function startCheckout(
  billing: Billing,
  member: Member,
  tier: SubscriptionTier,
): Promise<StripeCheckout> {
  const { customerId } = await ensureCustomer(billing, member);
  return withMemberLease(billing, member.id, async () => {
    const live = (await readSubscriptions(billing, customerId)).find(isRunning);
    if (live !== undefined) return openPortal(billing, customerId);
    await requireShownPrice(billing, tier);
    const { id, url } =
      (await keepOpenCheckout(billing, customerId, tier)) ??
      (await createCheckout(billing, member.id, customerId, tier));
    if (url === null) throw new Error('The card service gave no address to pay at');
    return { id, url };
  });
}

function createCheckout(billing: Billing, memberId: string, customer: string, tier: SubscriptionTier) {
  const { stripe, priceIds } = billing.payments;
  const price = priceIds[tier];
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    customer,
    client_reference_id: memberId,
    line_items: [{ price, quantity: 1 }],
    metadata: { price },
    subscription_data: { metadata: { memberId, tier, ...ONLY_ONE } },
    locale: 'et',
    success_url: `${subscriptionPage(billing)}?action=success`,
    cancel_url: `${subscriptionPage(billing)}?action=cancel`,
  });
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

/** Returns the address at which she confirms another plan herself, with another card or with her bank. */
export async function openPlanConfirmation(
  billing: Billing,
  subscription: Stripe.Subscription,
  tier: SubscriptionTier,
): Promise<StripeCheckout> {
  const { stripe, priceIds } = billing.payments;
  const { id, customer, items } = subscription;
  const session = await stripe.billingPortal.sessions.create({
    customer: typeof customer === 'string' ? customer : customer.id,
    locale: 'et',
    return_url: subscriptionPage(billing),
    flow_data: {
      type: 'subscription_update_confirm',
      subscription_update_confirm: {
        subscription: id,
        items: items.data.map((item) => ({ id: item.id, price: priceIds[tier], quantity: 1 })),
      },
      after_completion: {
        type: 'redirect',
        redirect: { return_url: `${subscriptionPage(billing)}?action=changed` },
      },
    },
  });
  return { id: session.id, url: session.url };
}

/** Makes sure that nobody is charged another price than the product shows. */
export async function requireShownPrice({ payments }: Billing, tier: SubscriptionTier): Promise<void> {
  const { unit_amount, currency, recurring } = await payments.stripe.prices.retrieve(payments.priceIds[tier]);
  const isMonthly = recurring?.interval === 'month' && recurring.interval_count === 1;
  if (unit_amount === SUBSCRIPTION_PLANS[tier].monthlyPriceCents && currency === 'eur' && isMonthly) return;
  throw new Error(`The price of ${tier} at the card service is not the one that is shown`);
}
