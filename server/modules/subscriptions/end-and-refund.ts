import Stripe from 'stripe';
import type { Billing } from './billing.ts';

/** Why money goes back; part of what makes each refund happen once. */
export type RefundReason = 'withdrawal' | 'duplicate';

/** Returns whether the card service refused with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

/** Refunds everything paid under the contract, once however often it runs. Returns the sum in euro cents. */
export async function refundAll(
  { payments }: Billing,
  subscription: string,
  reason: RefundReason,
): Promise<number> {
  const { stripe } = payments;
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', expand: ['data.payments'], limit: 100 })
    .autoPagingToArray({ limit: 100 });
  let refundedCents = 0;
  for (const { payment, amount_paid } of invoices.flatMap(({ payments: made }) => made?.data ?? [])) {
    const intent =
      typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
    if (intent === undefined || amount_paid === null) continue;
    await refund(stripe, intent, subscription, reason);
    refundedCents += amount_paid;
  }
  return refundedCents;
}

async function refund(
  stripe: Stripe,
  intent: string,
  subscription: string,
  reason: RefundReason,
): Promise<void> {
  try {
    await stripe.refunds.create(
      { payment_intent: intent, metadata: { reason, subscription } },
      { idempotencyKey: `${reason}:${subscription}:${intent}` },
    );
  } catch (error) {
    if (!hasCode(error, 'charge_already_refunded')) throw error;
  }
}

/** Ends the subscription now, without another invoice; one that has ended already is left as it is. */
export async function endAtOnce({ payments }: Billing, subscription: string): Promise<void> {
  try {
    await payments.stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
  }
}
