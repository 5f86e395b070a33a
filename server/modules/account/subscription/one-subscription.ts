/**
 * One live subscription per member, in spite of several tabs, lost answers and late webhooks. A plan's open checkout is used
 * again and those of other plans are closed before a new one is made; once one is paid, the others are closed. If two were paid
 * nevertheless, the first stays, and the card service itself remembers the other's progress:
 *
 *   paid while another lives ─► duplicate_of ─► ended ─► refunded ─► mailed ─► duplicate_refunded
 *
 * Everything here is run under the member's lease, so that two processes never decide differently; the next event or comparison
 * goes on with the work of a process that died. The plan that she paid for is open meanwhile.
 */
import type Stripe from 'stripe';
import { isRunning } from '../../../../contract/subscription-status.ts';
import { causeOf } from '../../../core/failures.ts';
import type { Log } from '../../../core/log.ts';
import type { Billing } from './billing.ts';
import { contractOf } from './contract.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { duplicateOf } from './duplicates.ts';
import { endAtOnce, refundAll } from './end-and-refund.ts';
import { contractEmail } from './mail-about-event.ts';
import { duplicateMail } from './subscription.mails.ts';

/** Metadata that a checkout puts on its subscription. One sold earlier beside another does not have it, and stays. */
export const ONLY_ONE = { only_one: 'true' } as const;

/** A subscription paid beside another one. */
interface Duplicate {
  duplicate: Stripe.Subscription;
  /** The id of the one that stays. */
  original: string;
}

interface Parted {
  /** Those that give what was paid for. */
  own: Stripe.Subscription[];
  /** Those that are still to be ended, refunded or mailed about. */
  unfinished: Duplicate[];
}

/** Parts what a member has from what she paid for beside it by mistake. */
export function partDuplicates(subscriptions: readonly Stripe.Subscription[]): Parted {
  // They are listed newest first, which tells the older of two begun within one second.
  const [first, ...later] = subscriptions
    .filter((one) => isRunning(one) && duplicateOf(one) === null)
    .toReversed()
    .toSorted((one, other) => one.created - other.created);
  const found = new Map(later.filter(isOnlyOne).map((one) => [one.id, first?.id ?? '']));
  const unfinished = subscriptions.flatMap((duplicate) => {
    const original = duplicateOf(duplicate) ?? found.get(duplicate.id);
    if (original === undefined || duplicate.metadata['duplicate_refunded'] !== undefined) return [];
    return [{ duplicate, original }];
  });
  return { own: subscriptions.filter((one) => duplicateOf(one) === null && !found.has(one.id)), unfinished };
}

/** Ends, refunds and mails. A failure with one keeps no other one waiting; returns these failures. */
export async function endDuplicates(
  billing: Billing,
  log: Log,
  customer: PaymentCustomer,
  unfinished: readonly Duplicate[],
): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (const one of unfinished) {
    try {
      await endDuplicate(billing, log, customer, one);
    } catch (error) {
      const entry = { event: 'duplicate-unfinished', subscription: one.duplicate.id, ...causeOf(error) };
      log.warn(entry, 'payments: a second subscription is not ended, refunded and reported yet');
      failures.push(error);
    }
  }
  return failures;
}

function isOnlyOne({ metadata }: Stripe.Subscription): boolean {
  return metadata['only_one'] === ONLY_ONE.only_one;
}

async function endDuplicate(
  billing: Billing,
  log: Log,
  { customerId, memberId }: PaymentCustomer,
  { duplicate, original }: Duplicate,
): Promise<void> {
  const { payments, sendMail } = billing;
  const { subscriptions } = payments.stripe;
  if (duplicateOf(duplicate) === null)
    await subscriptions.update(duplicate.id, { metadata: { duplicate_of: original } });
  if (isRunning(duplicate)) await endAtOnce(billing, duplicate.id);
  const refundedCents = await refundAll(billing, log, duplicate.id, 'duplicate');
  const to = await contractEmail(billing, customerId);
  if (to !== null) {
    const kept = contractOf(await subscriptions.retrieve(original), payments.priceIds);
    const ended = contractOf(duplicate, payments.priceIds);
    await sendMail(duplicateMail(billing, to, ended, kept, refundedCents), memberId);
  }
  await subscriptions.update(duplicate.id, { metadata: { duplicate_refunded: String(refundedCents) } });
}
