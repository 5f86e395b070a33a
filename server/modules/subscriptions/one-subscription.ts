/**
 * One live subscription per member, whatever tabs, lost answers and late webhooks do. A plan's open checkout is used
 * again and those of other plans are closed before a new one is made; once one is paid, the others are closed. Where two
 * were paid all the same, the first stays, and the card service itself remembers how far the other has come:
 *
 *   paid while another lives ─► duplicate_of ─► ended ─► refunded ─► mailed ─► duplicate_refunded
 *
 * Everything here is run under the member's lease, so that two processes never decide differently; what a dying
 * process left is gone on with at the next event, which comes again until it has had its effect.
 */
import type Stripe from 'stripe';
import { isRunning } from '../../../src/contract/subscription-status.ts';
import type { Billing } from './billing.ts';
import { contractOf } from './contract.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { duplicateOf } from './duplicates.ts';
import { endAtOnce, refundAll } from './end-and-refund.ts';
import { contractEmail } from './mail-about-event.ts';
import { duplicateMail } from './subscription.mails.ts';

/** Metadata that a checkout puts on its subscription. One sold earlier beside another does not have it, and stays. */
export const ONLY_ONE = { only_one: 'true' } as const;

/** Ends and refunds subscriptions paid beside another one. Returns those that remain. */
export async function endDuplicates(
  billing: Billing,
  { customerId }: PaymentCustomer,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Stripe.Subscription[]> {
  // They are listed newest first, which tells the older of two begun within one second.
  const [first, ...later] = subscriptions
    .filter((one) => isRunning(one) && duplicateOf(one) === null)
    .toReversed()
    .toSorted((one, other) => one.created - other.created);
  const found = new Map(later.filter(isOnlyOne).map((one) => [one.id, first?.id ?? '']));
  for (const one of subscriptions) {
    const original = duplicateOf(one) ?? found.get(one.id);
    if (original === undefined || one.metadata['duplicate_refunded'] !== undefined) continue;
    await endDuplicate(billing, customerId, one, original);
  }
  return subscriptions.filter((one) => duplicateOf(one) === null && !found.has(one.id));
}

function isOnlyOne({ metadata }: Stripe.Subscription): boolean {
  return metadata['only_one'] === ONLY_ONE.only_one;
}

async function endDuplicate(
  billing: Billing,
  customerId: string,
  duplicate: Stripe.Subscription,
  original: string,
): Promise<void> {
  const { payments, sendMail } = billing;
  const { subscriptions } = payments.stripe;
  if (duplicateOf(duplicate) === null)
    await subscriptions.update(duplicate.id, { metadata: { duplicate_of: original } });
  if (isRunning(duplicate)) await endAtOnce(billing, duplicate.id);
  const refundedCents = await refundAll(billing, duplicate.id, 'duplicate');
  const to = await contractEmail(billing, customerId);
  if (to !== null) {
    const kept = contractOf(await subscriptions.retrieve(original), payments.priceIds);
    await sendMail(duplicateMail(billing, to, contractOf(duplicate, payments.priceIds), kept, refundedCents));
  }
  await subscriptions.update(duplicate.id, { metadata: { duplicate_refunded: String(refundedCents) } });
}
