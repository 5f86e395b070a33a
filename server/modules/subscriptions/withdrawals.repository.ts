import { asc, eq, getTableColumns, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import { withdrawalRequests, withdrawals } from './subscriptions.tables.ts';

export type WithdrawalRequest = Omit<typeof withdrawalRequests.$inferSelect, 'tries'>;
export type Withdrawal = typeof withdrawals.$inferSelect;

const { tries: _tries, ...requestColumns } = getTableColumns(withdrawalRequests);

export async function insertRequest(database: Database, request: WithdrawalRequest): Promise<void> {
  await database.insert(withdrawalRequests).values({ ...request, tries: 0 });
}

export async function deleteRequest(database: Database, id: string): Promise<void> {
  await database.delete(withdrawalRequests).where(eq(withdrawalRequests.id, id));
}

/** The longest waiting first. */
export function listRequests(database: Database, limit: number): Promise<WithdrawalRequest[]> {
  const { tries, receivedAt } = withdrawalRequests;
  return database
    .select(requestColumns)
    .from(withdrawalRequests)
    .orderBy(asc(tries), asc(receivedAt))
    .limit(limit);
}

/** Those that a member made signed in, the earliest first. */
export function listRequestsOf(database: Database, memberId: string): Promise<WithdrawalRequest[]> {
  return database
    .select(requestColumns)
    .from(withdrawalRequests)
    .where(eq(withdrawalRequests.memberId, memberId))
    .orderBy(asc(withdrawalRequests.receivedAt));
}

/** Those that a member made signed in, and those about one of these contracts, whoever made them. */
export function listRequestsAbout(
  database: Database,
  memberId: string,
  subscriptionIds: readonly string[],
): Promise<WithdrawalRequest[]> {
  const { memberId: madeBy, subscriptionId, receivedAt } = withdrawalRequests;
  return database
    .select(requestColumns)
    .from(withdrawalRequests)
    .where(or(eq(madeBy, memberId), inArray(subscriptionId, [...subscriptionIds])))
    .orderBy(asc(receivedAt));
}

export async function findWithdrawal(database: Database, subscriptionId: string): Promise<Withdrawal | null> {
  const rows = await database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.subscriptionId, subscriptionId));
  return rows[0] ?? null;
}

/** The request becomes a withdrawal. */
export async function keepWithdrawal(database: Database, withdrawal: Withdrawal): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.insert(withdrawals).values(withdrawal).onConflictDoNothing();
    await deleteRequest(transaction, withdrawal.id);
  });
}

export async function markMailed(database: Database, subscriptionId: string, mailedAt: Date): Promise<void> {
  await database.update(withdrawals).set({ mailedAt }).where(eq(withdrawals.subscriptionId, subscriptionId));
}

export function listUnmailed(database: Database, limit: number): Promise<Withdrawal[]> {
  return database.select().from(withdrawals).where(isNull(withdrawals.mailedAt)).limit(limit);
}

/** A member's own, the earliest first. */
export function listWithdrawals(database: Database, memberId: string): Promise<Withdrawal[]> {
  return database
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(asc(withdrawals.receivedAt));
}
