import { and, desc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { CompletionRow } from '../../training/completions/completions.repository.ts';
import { completions } from '../../training/completions/completions.tables.ts';
import { calendarFeeds } from './calendar.tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;
export type NewCalendarFeed = Pick<CalendarFeedRow, 'memberId' | 'nonce' | 'tokenHash' | 'createdAt'>;

/** Her feed, which is this one unless she has one already. */
export async function ensureCalendarFeed(
  database: Database,
  feed: NewCalendarFeed,
): Promise<CalendarFeedRow> {
  await database.insert(calendarFeeds).values(feed).onConflictDoNothing();
  const rows = await database.select().from(calendarFeeds).where(eq(calendarFeeds.memberId, feed.memberId));
  if (rows[0] === undefined) throw new Error('A calendar address could not be kept');
  return rows[0];
}

export async function findCalendarFeed(
  database: Database,
  memberId: string,
): Promise<CalendarFeedRow | undefined> {
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  return feed;
}

export async function replaceCalendarFeed(database: Database, feed: NewCalendarFeed): Promise<void> {
  const { nonce, tokenHash, createdAt } = feed;
  await database
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.memberId, set: { nonce, tokenHash, createdAt } });
}

/** Returns the feed that an address names. */
export async function findCalendarByToken(
  database: Database,
  tokenHash: string,
): Promise<CalendarFeedRow | undefined> {
  const [feed] = await database.select().from(calendarFeeds).where(eq(calendarFeeds.tokenHash, tokenHash));
  return feed;
}

/** Counts a revision with these events, and returns its number. */
export async function countCalendarRevision(
  database: Database,
  memberId: string,
  digest: string,
  changedAt: Date,
): Promise<number> {
  const [feed] = await database
    .update(calendarFeeds)
    .set({ digest, changedAt, revision: sql`${calendarFeeds.revision} + 1` })
    .where(eq(calendarFeeds.memberId, memberId))
    .returning({ revision: calendarFeeds.revision });
  return feed?.revision ?? 0;
}

export type CompletedTraining = Pick<CompletionRow, 'day' | 'trainingId' | 'eventDateTime'>;

/** Her completions between two days, both included: the latest `count`, in the order in which she did them. */
export async function listCompletionsBetween(
  database: Database,
  memberId: string,
  [fromDay, toDay]: readonly [fromDay: string, toDay: string],
  count: number,
): Promise<CompletedTraining[]> {
  const { day, trainingId, eventDateTime, eventAt, id, removedAt } = completions;
  const newestFirst = await database
    .select({ day, trainingId, eventDateTime })
    .from(completions)
    .where(and(eq(completions.memberId, memberId), isNull(removedAt), gte(day, fromDay), lte(day, toDay)))
    .orderBy(desc(eventAt), desc(id))
    .limit(count);
  return newestFirst.toReversed();
}
