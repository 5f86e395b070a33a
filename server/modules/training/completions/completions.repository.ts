import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { COMPLETION_MAX_MOMENTS } from '../../../../contract/limits.ts';
import { dayOf, monthOf } from '../../../../contract/moments.ts';
import type { Database } from '../../../database/database.ts';
import { preparedOnce } from '../../../database/prepared-once.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { DayCount } from '../../platform/stored-today/stored-today.repository.ts';
import { countingOf, withinTheDay } from '../../platform/stored-today/stored-today.repository.ts';
import type { TimelinePosition } from '../../../core/timeline-page.ts';
import { completions } from './completions.tables.ts';

export type CompletionRow = typeof completions.$inferSelect;

export interface NewCompletion {
  memberId: MemberId;
  id: string;
  trainingId: string;
  eventDateTime: string;
}

const isRow = (memberId: string, id: string) =>
  and(eq(completions.memberId, memberId), eq(completions.id, id));

const KNOWN_BESIDE = sql`array_cat(${completions.takenBack}, ${completions.alsoDoneAt})`;

const insert = preparedOnce((database) => {
  const stored = database.$with('stored').as(
    database
      .insert(completions)
      .values({
        memberId: sql.placeholder('memberId'),
        id: sql.placeholder('id'),
        trainingId: sql.placeholder('trainingId'),
        eventDateTime: sql.placeholder('eventDateTime'),
        eventAt: sql.placeholder('eventAt'),
        day: sql.placeholder('day'),
        month: sql.placeholder('month'),
      })
      .onConflictDoUpdate({
        target: [completions.memberId, completions.id],
        set: {
          eventDateTime: sql`case when ${completions.removedAt} is null then ${completions.eventDateTime} else excluded.event_date_time end`,
          eventAt: sql`case when ${completions.removedAt} is null then ${completions.eventAt} else excluded.event_at end`,
          alsoDoneAt: sql`case when ${completions.removedAt} is null then array_append(${completions.alsoDoneAt}, excluded.event_date_time) else '{}' end`,
          removedAt: null,
        },
        setWhere: sql`(${completions.removedAt} is not null or ${completions.eventDateTime} <> excluded.event_date_time)
          and not (excluded.event_date_time = any(${KNOWN_BESIDE}))
          and cardinality(${KNOWN_BESIDE}) < ${sql.raw(String(COMPLETION_MAX_MOMENTS))}`,
      })
      .returning(),
  );
  const counting = countingOf(database, 'completions', {
    stored: sql`${stored}`,
    day: sql.placeholder('today'),
    room: sql.placeholder('room'),
  });
  return database
    .with(stored, database.$with('counted').as(counting))
    .select()
    .from(stored)
    .prepare('insert_completion');
});

/**
 * Runs one statement: a first completion is inserted; one that was taken back is restored; another of the same day is remembered
 * beside the first. Null when nothing had to be done: a replay, of a present one or of one that was taken back. RATE_LIMITED if
 * the day takes no more.
 */
export async function insertCompletion(
  database: Database,
  completion: NewCompletion,
  { now, day: today, room }: DayCount,
): Promise<CompletionRow | null> {
  const { eventDateTime } = completion;
  const values = {
    ...completion,
    eventAt: new Date(eventDateTime),
    day: dayOf(eventDateTime),
    month: monthOf(eventDateTime),
    today,
    room,
  };
  const rows = await withinTheDay(now, () => insert(database).execute(values));
  return rows[0] ?? null;
}

/** Finds a completion even if it was taken back. */
export async function findCompletion(
  database: Database,
  memberId: string,
  id: string,
): Promise<CompletionRow | null> {
  const rows = await database.select().from(completions).where(isRow(memberId, id));
  return rows[0] ?? null;
}

/** True if she has a completion of the training, on any day. */
export async function hasCompleted(
  database: Database,
  memberId: MemberId,
  trainingId: string,
): Promise<boolean> {
  const isHers = eq(completions.memberId, memberId);
  const rows = await database
    .select({ id: completions.id })
    .from(completions)
    .where(and(isHers, eq(completions.trainingId, trainingId), isNull(completions.removedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Takes back every moment that is not taken back yet. */
export async function removeCompletion(
  database: Database,
  memberId: MemberId,
  id: string,
  now: Date,
): Promise<void> {
  await database
    .update(completions)
    .set({
      removedAt: now,
      alsoDoneAt: [],
      takenBack: sql`array_cat(array_append(${completions.takenBack}, ${completions.eventDateTime}), ${completions.alsoDoneAt})`,
    })
    .where(and(isRow(memberId, id), isNull(completions.removedAt)));
}

/** Remembers that a moment was taken back of which no completion has arrived yet. False if there is a row already. */
export async function insertTakenBack(
  database: Database,
  completion: NewCompletion,
  now: Date,
): Promise<boolean> {
  const { eventDateTime } = completion;
  const rows = await database
    .insert(completions)
    .values({
      ...completion,
      eventAt: new Date(eventDateTime),
      day: dayOf(eventDateTime),
      month: monthOf(eventDateTime),
      removedAt: now,
      takenBack: [eventDateTime],
    })
    .onConflictDoNothing()
    .returning();
  return rows.length > 0;
}

/** The row, which no other transaction changes before this one ends. */
export async function holdCompletion(
  transaction: Database,
  memberId: MemberId,
  id: string,
): Promise<CompletionRow | null> {
  const rows = await transaction.select().from(completions).where(isRow(memberId, id)).for('update');
  return rows[0] ?? null;
}

export type CompletionMoments = Pick<
  CompletionRow,
  'eventDateTime' | 'alsoDoneAt' | 'takenBack' | 'removedAt'
>;

export async function setMoments(
  transaction: Database,
  memberId: MemberId,
  id: string,
  moments: CompletionMoments,
): Promise<void> {
  await transaction
    .update(completions)
    .set({ ...moments, eventAt: new Date(moments.eventDateTime) })
    .where(isRow(memberId, id));
}

export interface CompletionsAsked {
  memberId: string;
  /** `2026-11`, or null for all months. */
  month: string | null;
  after: TimelinePosition | null;
}

const listFirst = preparedOnce((database) =>
  database
    .select()
    .from(completions)
    .where(and(eq(completions.memberId, sql.placeholder('memberId')), isNull(completions.removedAt)))
    .orderBy(desc(completions.eventAt), desc(completions.id))
    .limit(sql.placeholder('count'))
    .prepare('list_first_completions'),
);

const listFirstOfMonth = preparedOnce((database) =>
  database
    .select()
    .from(completions)
    .where(
      and(
        eq(completions.memberId, sql.placeholder('memberId')),
        eq(completions.month, sql.placeholder('month')),
        isNull(completions.removedAt),
      ),
    )
    .orderBy(desc(completions.eventAt), desc(completions.id))
    .limit(sql.placeholder('count'))
    .prepare('list_first_completions_of_month'),
);

/** The data held of completions that no longer count, so that no late copy brings them back. */
export function listTakenBackCompletions(database: Database, memberId: MemberId): Promise<CompletionRow[]> {
  return database
    .select()
    .from(completions)
    .where(and(eq(completions.memberId, memberId), isNotNull(completions.removedAt)))
    .orderBy(desc(completions.eventAt), desc(completions.id));
}

/** Up to `count` completions, newest first, after the given position. */
export async function listCompletions(
  database: Database,
  { memberId, month, after }: CompletionsAsked,
  count: number,
): Promise<CompletionRow[]> {
  if (after === null) {
    return month === null
      ? listFirst(database).execute({ memberId, count })
      : listFirstOfMonth(database).execute({ memberId, month, count });
  }
  return database
    .select()
    .from(completions)
    .where(
      and(
        eq(completions.memberId, memberId),
        isNull(completions.removedAt),
        month === null ? undefined : eq(completions.month, month),
        sql`(${completions.eventAt}, ${completions.id}) < (${after.eventAt}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(desc(completions.eventAt), desc(completions.id))
    .limit(count);
}

/** Leaves none that is taken back either: for a member who is gone. */
export async function deleteAllCompletions(database: Database, memberId: string): Promise<void> {
  await database.delete(completions).where(eq(completions.memberId, memberId));
}
