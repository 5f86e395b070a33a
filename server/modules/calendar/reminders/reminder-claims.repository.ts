import { and, eq, gte, lte, sql } from 'drizzle-orm';
import { dayOf } from '../../../../contract/moments.ts';
import type { Database } from '../../../database/database.ts';
import type { Claim, Plan, Then } from './reminder.rules.ts';
import { LEASE_MS, wallClockOf } from './reminder.rules.ts';
import { reminders } from './reminders.tables.ts';

const table = reminders;
const isLaterDay = sql`${table.day} < excluded.day`;

/**
 * Takes her reminder of the plan's day: the first one, or the open one that nobody holds any more. Of processes that ask at once
 * one gets it. Null for the others, if nothing is owed, and while one of the day before is open.
 */
export async function claimReminder(
  database: Database,
  memberId: string,
  { at }: Plan,
  then: Then,
): Promise<Claim | null> {
  const { now } = then;
  const [day, shown] = [dayOf(at), wallClockOf(then)];
  const until = new Date(now.getTime() + LEASE_MS);
  const isFirst = sql`${isLaterDay} and coalesce(${table.owedUntil}, '') <= ${shown}`;
  const isOpen = and(eq(table.day, day), gte(table.owedUntil, at), lte(table.claimedUntil, now));
  const [row] = await database
    .insert(table)
    .values({ memberId, day, sentAt: now, owedUntil: at, claimedUntil: until })
    .onConflictDoUpdate({
      target: table.memberId,
      set: {
        day,
        sentAt: sql`case when ${isLaterDay} then excluded.sent_at else ${table.sentAt} end`,
        owedUntil: sql`case when ${isLaterDay} then excluded.owed_until else ${table.owedUntil} end`,
        claimedUntil: until,
      },
      setWhere: at > shown ? sql`${isFirst} or ${isOpen}` : isFirst,
    })
    .returning({ firstTriedAt: table.sentAt });
  return row === undefined ? null : { day, until, firstTriedAt: row.firstTriedAt };
}

/**
 * Leaves it to a later try, from `next` on; null if nothing is owed any more. Changes nothing if the claim has run out and is
 * another's.
 */
export async function endClaim(
  database: Database,
  memberId: string,
  { day, until }: Claim,
  next: Date | null,
): Promise<void> {
  await database
    .update(table)
    .set({ claimedUntil: next, ...(next === null ? { owedUntil: null } : {}) })
    .where(and(eq(table.memberId, memberId), eq(table.day, day), eq(table.claimedUntil, until)));
}
