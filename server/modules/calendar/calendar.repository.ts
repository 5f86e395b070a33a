import { and, desc, eq, gte, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { CompletionRow } from '../timeline/completions.repository.ts';
import { completions } from '../timeline/timeline.tables.ts';
import { calendarFeeds } from './calendar.tables.ts';

export type CalendarFeedRow = typeof calendarFeeds.$inferSelect;

/** Her feed, which is this one unless she has one already. */
export async function ensureCalendarFeed(
  database: Database,
  feed: CalendarFeedRow,
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

export async function replaceCalendarFeed(database: Database, feed: CalendarFeedRow): Promise<void> {
  const { nonce, tokenHash, createdAt } = feed;
  await database
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.memberId, set: { nonce, tokenHash, createdAt } });
}

/** Returns the member whose calendar an address names, or null. */
export async function findCalendarOwner(database: Database, tokenHash: string): Promise<string | null> {
  const rows = await database
    .select({ memberId: calendarFeeds.memberId })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.tokenHash, tokenHash));
  return rows[0]?.memberId ?? null;
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
