import Stripe from 'stripe';
import type { Log } from '../../../core/log.ts';
import type { Billing } from './billing.ts';

/** The reason for a refund; part of what makes each refund happen once. */
export type RefundReason = 'withdrawal' | 'duplicate';

/** Returns whether the card service refused with this code. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === code;
}

/**
 * Refunds everything paid under the contract, once however often it runs; a payment that fails keeps no other one waiting. Returns
 * the sum that goes back by it, in euro cents: without what staff gave back by hand before, and without what was charged back.
 */
export async function refundAll(
  { payments }: Billing,
  log: Log,
  subscription: string,
  reason: RefundReason,
): Promise<number> {
  const { stripe } = payments;
  const invoices = await stripe.invoices
    .list({ subscription, status: 'paid', expand: ['data.payments'], limit: 100 })
    .autoPagingToArray({ limit: 100 });
  let refundedCents = 0;
  const failures: unknown[] = [];
  for (const { payment, amount_paid } of invoices.flatMap(({ payments: made }) => made?.data ?? [])) {
    const intent =
      typeof payment.payment_intent === 'string' ? payment.payment_intent : payment.payment_intent?.id;
    if (intent === undefined || amount_paid === null) continue;
    try {
      refundedCents += await refund(stripe, log, { intent, subscription, reason });
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} refunds are still due`);
  return refundedCents;
}

interface DueRefund {
  intent: string;
  subscription: string;
  reason: RefundReason;
}

/** Returns how much of this payment goes back for this reason. */
async function refund(stripe: Stripe, log: Log, due: DueRefund): Promise<number> {
  const { intent, subscription, reason } = due;
  try {
    const { amount } = await stripe.refunds.create(
      { payment_intent: intent, metadata: { reason, subscription } },
      { idempotencyKey: `${reason}:${subscription}:${intent}` },
    );
    return amount;
  } catch (error) {
    if (hasCode(error, 'charge_already_refunded')) return refundedBefore(stripe, due);
    if (!hasCode(error, 'charge_disputed')) throw error;
    log.error(
      { event: 'refund-failed', subscription, payment: intent, code: 'charge_disputed' },
      'payments: a payment was charged back, so that its money goes back by the bank or not at all',
    );
    return 0;
  }
}

/** The sum that an earlier try gave back. */
async function refundedBefore(stripe: Stripe, { intent, subscription, reason }: DueRefund): Promise<number> {
  const refunds = await stripe.refunds
    .list({ payment_intent: intent, limit: 100 })
    .autoPagingToArray({ limit: 100 });
  return refunds
    .filter(({ metadata }) => metadata?.['reason'] === reason && metadata['subscription'] === subscription)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Ends the subscription now, without another invoice; one that has ended already is left as it is. */
export async function endAtOnce({ payments }: Billing, subscription: string): Promise<void> {
  try {
    await payments.stripe.subscriptions.cancel(subscription, { invoice_now: false, prorate: false });
  } catch (error) {
    if (!hasCode(error, 'resource_missing')) throw error;
  }
}
