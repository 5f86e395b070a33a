/**
 * The moment from which a member's tokens count: earlier ones are no longer true (she signed out
 * everywhere, her password is another one, a group was taken away), though they have not run out by themselves.
 */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { erasedMembers, tokensNotBefore } from './revocations.tables.ts';

const table = tokensNotBefore;

/** Longer than any identity service lets an id token live. */
export const TOKENS_LIVE_AT_MOST_MS = 25 * 3_600_000;

/** The time after the end of her access in which late completions from before are accepted. */
export const LATE_COMPLETIONS_MS = 30 * 24 * 3_600_000;

/**
 * A group was taken from her. Every process knows it within two seconds. An erased member's tokens are refused anyway, so
 * nothing is kept of her.
 */
export function refuseTokensBefore(database: Database, memberId: string, moment: Date): Promise<void> {
  return keepMoment(database, { memberId, notBefore: moment, accessEndedAt: moment });
}

/** Her tokens say something else that is no longer true, as her former address. */
export function renewTokensBefore(database: Database, memberId: string, moment: Date): Promise<void> {
  return keepMoment(database, { memberId, notBefore: moment });
}

/** As `refuseTokensBefore`, for a member with no device signed in any more, so that none is reminded either. */
export function signOutBefore(database: Database, memberId: string, moment: Date): Promise<void> {
  return keepMoment(database, { memberId, notBefore: moment, signedOutAt: moment });
}

async function keepMoment(database: Database, row: typeof table.$inferInsert): Promise<void> {
  const { memberId } = row;
  const erased = await database.select().from(erasedMembers).where(eq(erasedMembers.memberId, memberId));
  if (erased.length > 0) return;
  await database
    .insert(table)
    .values(row)
    .onConflictDoUpdate({
      target: table.memberId,
      set: {
        notBefore: sql`greatest(${table.notBefore}, excluded.not_before)`,
        signedOutAt: sql`greatest(${table.signedOutAt}, excluded.signed_out_at)`,
        accessEndedAt: sql`greatest(${table.accessEndedAt}, excluded.access_ended_at)`,
      },
    });
}

/** Returns null if all of her tokens count. */
export async function findNotBefore(database: Database, memberId: string): Promise<Date | null> {
  const [row] = await database.select().from(table).where(eq(table.memberId, memberId));
  return row?.notBefore ?? null;
}

export function listNotBefore(
  database: Database,
  since: Date,
): Promise<{ memberId: string; notBefore: Date }[]> {
  return database.select().from(table).where(gt(table.notBefore, since));
}

/** Returns when a group was last taken from her; null if not recently. */
export async function findAccessEnd(database: Database, memberId: string): Promise<Date | null> {
  const [row] = await database.select().from(table).where(eq(table.memberId, memberId));
  return row?.accessEndedAt ?? null;
}

/** Deletes rows that concern only tokens that have expired, and no completion that may still come. */
export async function forgetOldNotBefore(database: Database, now: Date): Promise<void> {
  const { notBefore, accessEndedAt } = table;
  const before = (ageMs: number) => new Date(now.getTime() - ageMs);
  const isOver = or(isNull(accessEndedAt), lte(accessEndedAt, before(LATE_COMPLETIONS_MS)));
  await database.delete(table).where(and(lte(notBefore, before(TOKENS_LIVE_AT_MOST_MS)), isOver));
}
