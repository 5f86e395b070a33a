import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { paymentCustomers, subscriptionGroups } from './subscriptions.tables.ts';

export interface PaymentCustomer {
  memberId: string;
  customerId: string;
}

const columns = { memberId: paymentCustomers.memberId, customerId: paymentCustomers.customerId };

export async function findCustomer(database: Database, memberId: string): Promise<PaymentCustomer | null> {
  const rows = await database
    .select(columns)
    .from(paymentCustomers)
    .where(eq(paymentCustomers.memberId, memberId));
  return rows[0] ?? null;
}

export async function findCustomerByStripeId(
  database: Database,
  customerId: string,
): Promise<PaymentCustomer | null> {
  const rows = await database
    .select(columns)
    .from(paymentCustomers)
    .where(eq(paymentCustomers.customerId, customerId));
  return rows[0] ?? null;
}

/** Returns the member's stored customer; the first write wins. */
export async function keepCustomer(database: Database, customer: PaymentCustomer): Promise<PaymentCustomer> {
  await database.insert(paymentCustomers).values(customer).onConflictDoNothing();
  return (await findCustomer(database, customer.memberId)) ?? customer;
}

/** Puts another customer in the place of the member's; it must still be settled. Does nothing if that is no longer hers. */
export async function replaceCustomer(
  database: Database,
  { memberId, customerId: former }: PaymentCustomer,
  customerId: string,
): Promise<void> {
  await database
    .update(paymentCustomers)
    .set({ customerId, checkAt: null, settledAt: null })
    .where(and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.customerId, former)));
}

/**
 * Notes that her groups are now those that her subscriptions give, and when time alone will change that. Without `settledAt` some
 * of her changes are still to be made.
 */
export async function keepSettled(
  database: Database,
  memberId: string,
  { checkAt, settledAt }: { checkAt: Date | null; settledAt: Date | null },
): Promise<void> {
  await database
    .update(paymentCustomers)
    .set({ checkAt, settledAt })
    .where(eq(paymentCustomers.memberId, memberId));
}

/** Lets the others go first if hers cannot be compared now. */
export async function putOffSettling(database: Database, memberId: string, settledAt: Date): Promise<void> {
  await database.update(paymentCustomers).set({ settledAt }).where(eq(paymentCustomers.memberId, memberId));
}

/** Lists customers never compared, then those last compared before `before`, the longest ago first. */
export async function listCustomersNotSettledSince(
  database: Database,
  before: Date,
  limit: number,
): Promise<PaymentCustomer[]> {
  const { settledAt } = paymentCustomers;
  const never = await database.select(columns).from(paymentCustomers).where(isNull(settledAt)).limit(limit);
  if (never.length === limit) return never;
  const longAgo = await database
    .select(columns)
    .from(paymentCustomers)
    .where(lt(settledAt, before))
    .orderBy(asc(settledAt))
    .limit(limit - never.length);
  return [...never, ...longAgo];
}

export function listCustomersToCheck(
  database: Database,
  now: Date,
  limit: number,
): Promise<PaymentCustomer[]> {
  return database
    .select(columns)
    .from(paymentCustomers)
    .where(lte(paymentCustomers.checkAt, now))
    .orderBy(asc(paymentCustomers.checkAt))
    .limit(limit);
}

/** Both or neither: without her customer the groups would not be looked for again. */
export function deleteCustomer(database: Database, memberId: string): Promise<void> {
  return inTransaction(database, async (transaction) => {
    await transaction.delete(paymentCustomers).where(eq(paymentCustomers.memberId, memberId));
    await transaction.delete(subscriptionGroups).where(eq(subscriptionGroups.memberId, memberId));
  });
}
