import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Log } from '../../../core/log.ts';
import { refuseTokensBefore } from '../../platform/revocations/not-before.repository.ts';
import { accessOf } from './access.ts';
import { readDebts } from './arrears.ts';
import { type Billing, STRIPE_PAGE_MAX } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { keepSettled } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';
import { isErased } from '../../platform/revocations/erased-members.ts';
import { noteOwedPlans } from './owed-plans.ts';
import { endDuplicates, partDuplicates } from './one-subscription.ts';
import { isDeleted } from './stripe-customer.ts';
import { subscriptionGroups } from './subscriptions.tables.ts';

/** Every subscription of the customer, ended ones too, as the card service has them now; none of one that it deleted. */
export async function readSubscriptions(
  { payments }: Billing,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  const { stripe } = payments;
  try {
    return await stripe.subscriptions
      .list({ customer: customerId, status: 'all', limit: STRIPE_PAGE_MAX })
      .autoPagingToArray({ limit: 10 * STRIPE_PAGE_MAX });
  } catch (error) {
    if (!hasCode(error, 'resource_missing') || !(await isDeleted(stripe, customerId))) throw error;
    return [];
  }
}

/**
 * Makes the member's identity groups those that her subscriptions give now. Groups that she has on other grounds are neither
 * given nor taken. Run again after a failure, it finishes what was begun. Returns when time alone will change the outcome.
 */
async function settleGroups(
  billing: Billing,
  memberId: string,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Date | null> {
  const { database, identityAdmin, payments, clock } = billing;
  const debts = await readDebts(billing, subscriptions);
  const { groups, checkAt } = accessOf(subscriptions, payments.priceIds, { debts, now: clock() });
  const present = await identityAdmin.groupsOf(memberId);
  if (present === null) return null;
  const given = await listGiven(billing, memberId);
  for (const groupName of groups) {
    if (present.includes(groupName)) continue;
    // Noted before it is given: what is not noted would never be taken away.
    await database.insert(subscriptionGroups).values({ memberId, groupName }).onConflictDoNothing();
    await identityAdmin.addToGroup(memberId, groupName);
  }
  for (const groupName of given) {
    if (groups.has(groupName)) continue;
    await identityAdmin.removeFromGroup(memberId, groupName);
    // Her token would say for up to an hour that she is in it; the phone gets itself another one.
    await refuseTokensBefore(database, memberId, clock());
    const isGiven = and(
      eq(subscriptionGroups.memberId, memberId),
      eq(subscriptionGroups.groupName, groupName),
    );
    await database.delete(subscriptionGroups).where(isGiven);
  }
  return checkAt;
}

/**
 * Settles her groups, then ends a subscription that she paid for beside another, and notes it; it must run under her lease. A
 * failure of the latter does not keep the former from her: it is returned, and `reconciliation` goes on with it in its next turn.
 */
export async function settleCustomer(
  billing: Billing,
  log: Log,
  customer: PaymentCustomer,
): Promise<unknown[]> {
  const { database, clock } = billing;
  const { memberId, customerId } = customer;
  const now = clock();
  const { own, unfinished } = partDuplicates(await readSubscriptions(billing, customerId));
  const checkAt = await settleGroups(billing, memberId, own);
  if (!(await isErased(database, memberId))) await noteOwedPlans(billing, memberId, own);
  await keepSettled(database, memberId, { checkAt, settledAt: unfinished.length === 0 ? now : null });
  const failures = await endDuplicates(billing, log, customer, unfinished);
  if (unfinished.length > 0 && failures.length === 0)
    await keepSettled(database, memberId, { checkAt, settledAt: now });
  return failures;
}

async function listGiven({ database }: Billing, memberId: string): Promise<string[]> {
  const rows = await database
    .select({ groupName: subscriptionGroups.groupName })
    .from(subscriptionGroups)
    .where(eq(subscriptionGroups.memberId, memberId));
  return rows.map(({ groupName }) => groupName);
}
