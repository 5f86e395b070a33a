import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { refuseTokensBefore } from '../revocations/not-before.repository.ts';
import { accessOf } from './access.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { keepSettled } from './customers.repository.ts';
import { endDuplicates } from './one-subscription.ts';
import { subscriptionGroups } from './subscriptions.tables.ts';

const LIST_LIMIT = 100;

/** Every subscription of the customer, ended ones too, as the card service has them now. */
export async function readSubscriptions(
  { payments }: Billing,
  customerId: string,
): Promise<Stripe.Subscription[]> {
  const { stripe } = payments;
  return stripe.subscriptions
    .list({ customer: customerId, status: 'all', limit: LIST_LIMIT })
    .autoPagingToArray({ limit: 10 * LIST_LIMIT });
}

/**
 * Makes the member's identity groups those that her subscriptions give now, of which only one stays alive. Groups that she
 * has on other grounds are neither given nor taken. Run again after a failure, it finishes what was begun. To be run under
 * her lease. Returns when time alone will change the outcome.
 */
export async function settleGroups(billing: Billing, customer: PaymentCustomer): Promise<Date | null> {
  const { database, identityAdmin, payments, clock } = billing;
  const { memberId, customerId } = customer;
  const subscriptions = await endDuplicates(billing, customer, await readSubscriptions(billing, customerId));
  const { groups, checkAt } = accessOf(subscriptions, payments.priceIds, clock());
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

/** Settles her groups and notes it; to be run under her lease. */
export async function settleCustomer(billing: Billing, customer: PaymentCustomer): Promise<void> {
  const settledAt = billing.clock();
  const checkAt = await settleGroups(billing, customer);
  await keepSettled(billing.database, customer.memberId, { checkAt, settledAt });
}

async function listGiven({ database }: Billing, memberId: string): Promise<string[]> {
  const rows = await database
    .select({ groupName: subscriptionGroups.groupName })
    .from(subscriptionGroups)
    .where(eq(subscriptionGroups.memberId, memberId));
  return rows.map(({ groupName }) => groupName);
}
