import { asc, eq, getTableColumns, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import { tallinnDay, tallinnMoment } from '../../../core/tallinn-time.ts';
import { withdrawalRequests, withdrawals } from './subscriptions.tables.ts';

export type WithdrawalRequest = Omit<typeof withdrawalRequests.$inferSelect, 'tries' | 'declarationMailedAt'>;
export type Withdrawal = Omit<typeof withdrawals.$inferSelect, 'mailTries'>;

const {
  tries: _tries,
  declarationMailedAt: _declarationMailedAt,
  ...requestColumns
} = getTableColumns(withdrawalRequests);
const { mailTries: _mailTries, ...withdrawalColumns } = getTableColumns(withdrawals);

export async function insertRequest(database: Database, request: WithdrawalRequest): Promise<void> {
  await database.insert(withdrawalRequests).values({ ...request, tries: 0 });
}

export async function deleteRequest(database: Database, id: string): Promise<void> {
  await database.delete(withdrawalRequests).where(eq(withdrawalRequests.id, id));
}

export async function isDeclarationMailed(database: Database, id: string): Promise<boolean> {
  const { id: requestId, declarationMailedAt } = withdrawalRequests;
  const rows = await database
    .select({ declarationMailedAt })
    .from(withdrawalRequests)
    .where(eq(requestId, id));
  return rows.some((row) => row.declarationMailedAt !== null);
}

export async function markDeclarationMailed(database: Database, id: string, now: Date): Promise<void> {
  await database
    .update(withdrawalRequests)
    .set({ declarationMailedAt: now })
    .where(eq(withdrawalRequests.id, id));
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
    .select(withdrawalColumns)
    .from(withdrawals)
    .where(eq(withdrawals.subscriptionId, subscriptionId));
  return rows[0] ?? null;
}

/** When the declarations about these contracts arrived that have been carried out, by contract. */
export async function withdrawalMoments(
  database: Database,
  subscriptionIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (subscriptionIds.length === 0) return new Map();
  const { subscriptionId, receivedAt } = withdrawals;
  const rows = await database
    .select({ subscriptionId, receivedAt })
    .from(withdrawals)
    .where(inArray(subscriptionId, [...subscriptionIds]));
  return new Map(rows.map((row) => [row.subscriptionId, row.receivedAt]));
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

/** Those first that were tried least: a contract that is gone at the card service keeps no other from its receipt. */
export function listUnmailed(database: Database, limit: number): Promise<Withdrawal[]> {
  const { mailTries, mailedAt, receivedAt } = withdrawals;
  return database
    .select(withdrawalColumns)
    .from(withdrawals)
    .where(isNull(mailedAt))
    .orderBy(asc(mailTries), asc(receivedAt))
    .limit(limit);
}

export async function countMailTry(database: Database, subscriptionId: string): Promise<void> {
  await database
    .update(withdrawals)
    .set({ mailTries: sql`${withdrawals.mailTries} + 1` })
    .where(eq(withdrawals.subscriptionId, subscriptionId));
}

/** A member's own, the earliest first. */
export function listWithdrawals(database: Database, memberId: string): Promise<Withdrawal[]> {
  return database
    .select(withdrawalColumns)
    .from(withdrawals)
    .where(eq(withdrawals.memberId, memberId))
    .orderBy(asc(withdrawals.receivedAt));
}

/** Raamatupidamise seadus, § 12: from the end of the financial year. */
const YEARS_KEPT = 7;

/** Of a year, once seven more have ended. */
export async function forgetOldWithdrawals(database: Database, now: Date): Promise<void> {
  const firstYear = Number(tallinnDay(now).slice(0, 4)) - YEARS_KEPT;
  const before = new Date(tallinnMoment(`${firstYear}-01-01`, '00:00'));
  await database.delete(withdrawals).where(lt(withdrawals.receivedAt, before));
}
