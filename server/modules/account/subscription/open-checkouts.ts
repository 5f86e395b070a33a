/** The checkouts that a member has begun and not paid for. To be used under her lease. */
import Stripe from 'stripe';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import { type Billing, STRIPE_PAGE_MAX } from './billing.ts';

type Session = Stripe.Checkout.Session;

/** A checkout that would expire while she types her card's number is not returned again. */
const LEAST_LEFT_SECONDS = 30 * 60;

async function listOpen({ payments }: Billing, customer: string): Promise<Session[]> {
  return payments.stripe.checkout.sessions
    .list({ customer, status: 'open', limit: STRIPE_PAGE_MAX })
    .autoPagingToArray({ limit: STRIPE_PAGE_MAX });
}

/** Her open checkout of this plan at today's price, if there is one; all others are closed. */
export async function keepOpenCheckout(
  billing: Billing,
  customerId: string,
  tier: SubscriptionTier,
): Promise<Session | null> {
  const { clock, payments } = billing;
  const least = clock().getTime() / 1000 + LEAST_LEFT_SECONDS;
  const sessions = await listOpen(billing, customerId);
  const kept = sessions.find(
    ({ metadata, url, expires_at }) =>
      metadata?.['price'] === payments.priceIds[tier] && url !== null && expires_at > least,
  );
  for (const session of sessions) if (session !== kept) await expire(billing, session.id);
  return kept ?? null;
}

/** Closes all of them: she has what she wanted. */
export async function closeCheckouts(billing: Billing, customerId: string): Promise<void> {
  for (const { id } of await listOpen(billing, customerId)) await expire(billing, id);
}

async function expire({ payments }: Billing, id: string): Promise<void> {
  try {
    await payments.stripe.checkout.sessions.expire(id);
  } catch (error) {
    // Paid or run out meanwhile: what was paid comes as an event of its own.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
