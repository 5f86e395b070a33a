import type Stripe from 'stripe';
import { isPaid, isRunning } from '../../../../contract/subscription-status.ts';
import type { Member } from '../../../core/caller.ts';
import type { Log } from '../../../core/log.ts';
import { badInput, causeOf, Failure } from '../../../core/failures.ts';
import type { Subscription } from '../../../core/contract-types.generated.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { findCustomer } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';
import { withMemberLease } from './member-lease.ts';
import { readWithSchedule } from './plan-schedule.ts';
import { settleCustomer } from './settle-groups.ts';
import { isSubscriptionId } from './subscription-id.ts';
import { readSubscriptionView } from './subscription-views.ts';

/** The purposes of work on a subscription: any but `to-end` needs one for which nothing is owed. */
type Purpose = 'to-change' | 'to-end';

const ALLOWS = { 'to-change': isPaid, 'to-end': isRunning };

/** The member's own, with its schedule. NOT_FOUND for another's and for none; BAD_USER_INPUT if it cannot be changed now. */
export async function readChangeable(
  billing: Billing,
  member: Pick<Member, 'id'>,
  id: string,
  purpose: Purpose = 'to-change',
): Promise<Stripe.Subscription> {
  const customer = await findCustomer(billing.database, member.id);
  if (customer === null || !isSubscriptionId(id)) throw new Failure('NOT_FOUND');
  const subscription = await readWithSchedule(billing, id).catch((error: unknown) => {
    throw hasCode(error, 'resource_missing') ? new Failure('NOT_FOUND') : error;
  });
  const { customer: owner, status } = subscription;
  if ((typeof owner === 'string' ? owner : owner.id) !== customer.customerId) throw new Failure('NOT_FOUND');
  if (!ALLOWS[purpose](subscription))
    throw badInput('subscriptionId', `A subscription that is ${status} cannot be changed.`);
  return subscription;
}

/** Runs `work` on the subscription in one process at a time, then grants what it opens now. Returns its new state. */
export async function changeOwn<Result>(
  { billing, log, purpose = 'to-change' }: { billing: Billing; log: Log; purpose?: Purpose },
  member: Pick<Member, 'id'>,
  id: string,
  work: (subscription: Stripe.Subscription) => Promise<Result>,
): Promise<{ subscription: Subscription; result: Result }> {
  const { database } = billing;
  const customer: PaymentCustomer | null = await findCustomer(database, member.id);
  if (customer === null) throw new Failure('NOT_FOUND');
  return withMemberLease(billing, member.id, async () => {
    const result = await work(await readChangeable(billing, member, id, purpose));
    await settleCustomer(billing, log, customer);
    return { subscription: await readSubscriptionView(billing, id), result };
  });
}

/**
 * Runs `work`, which restores a subscription after a change that failed. Never rejects, so that the caller fails with the first
 * error; if this fails too, the log says whose it is.
 */
export async function putBack(log: Log, id: string, work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    const entry = { event: 'subscription-left-otherwise', subscription: id, ...causeOf(error) };
    log.error(entry, 'payments: a subscription is not what it was before a change that failed');
  });
}
