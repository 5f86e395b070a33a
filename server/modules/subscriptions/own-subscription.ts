import type Stripe from 'stripe';
import { isPaid } from '../../../src/contract/subscription-status.ts';
import type { Member } from '../../core/caller.ts';
import { badInput, Failure } from '../../core/failures.ts';
import type { Subscription } from '../../core/contract-types.generated.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { findCustomer } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';
import { withMemberLease } from './member-lease.ts';
import { settleCustomer } from './settle-groups.ts';
import { readSubscriptionView } from './subscription-views.ts';

const SUBSCRIPTION_ID = /^sub_\w{1,100}$/;

/** The member's own, with its schedule. NOT_FOUND for another's and for none; BAD_USER_INPUT where it cannot be changed now. */
export async function readChangeable(
  { payments, database }: Billing,
  member: Pick<Member, 'id'>,
  id: string,
): Promise<Stripe.Subscription> {
  const customer = await findCustomer(database, member.id);
  if (customer === null || !SUBSCRIPTION_ID.test(id)) throw new Failure('NOT_FOUND');
  const subscription = await payments.stripe.subscriptions
    .retrieve(id, { expand: ['schedule'] })
    .catch((error: unknown) => {
      throw hasCode(error, 'resource_missing') ? new Failure('NOT_FOUND') : error;
    });
  const { customer: owner, status } = subscription;
  if ((typeof owner === 'string' ? owner : owner.id) !== customer.customerId) throw new Failure('NOT_FOUND');
  if (!isPaid(subscription))
    throw badInput('subscriptionId', `A subscription that is ${status} cannot be changed.`);
  return subscription;
}

/** Runs `work` on the subscription in one process at a time, then grants what it opens now. Returns its new state. */
export async function changeOwn<Result>(
  billing: Billing,
  member: Pick<Member, 'id'>,
  id: string,
  work: (subscription: Stripe.Subscription) => Promise<Result>,
): Promise<{ subscription: Subscription; result: Result }> {
  const { database } = billing;
  const customer: PaymentCustomer | null = await findCustomer(database, member.id);
  if (customer === null) throw new Failure('NOT_FOUND');
  return withMemberLease(billing, member.id, async () => {
    const result = await work(await readChangeable(billing, member, id));
    await settleCustomer(billing, customer);
    return { subscription: await readSubscriptionView(billing, id), result };
  });
}
