import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { dayOf, monthOf } from '../../../src/contract/moments.ts';
import type { Database } from '../../database/database.ts';
import { preparedOnce } from '../../database/prepared-once.ts';
import type { MemberId } from '../../graphql/caller.ts';
import type { TimelinePosition } from './timeline-page.ts';
import { completions } from './timeline.tables.ts';

export type CompletionRow = typeof completions.$inferSelect;

export interface NewCompletion {
  memberId: MemberId;
  id: string;
  trainingId: string;
  eventDateTime: string;
}

const isRow = (memberId: string, id: string) =>
  and(eq(completions.memberId, memberId), eq(completions.id, id));

const insert = preparedOnce((database) =>
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
        eventDateTime: sql`excluded.event_date_time`,
        eventAt: sql`excluded.event_at`,
        removedAt: null,
      },
      setWhere: sql`${completions.removedAt} is not null and not (excluded.event_date_time = any(${completions.takenBack}))`,
    })
    .returning()
    .prepare('insert_completion'),
);

/**
 * One statement: a first completion is inserted; one that was taken back lives again, unless this very moment is
 * the one that was taken back (a late replay). Null when nothing had to be done.
 */
export async function insertCompletion(
  database: Database,
  completion: NewCompletion,
): Promise<CompletionRow | null> {
  const { eventDateTime } = completion;
  const rows = await insert(database).execute({
    ...completion,
    eventAt: new Date(eventDateTime),
    day: dayOf(eventDateTime),
    month: monthOf(eventDateTime),
  });
  return rows[0] ?? null;
}

/** Also one that was taken back. */
export async function findCompletion(
  database: Database,
  memberId: string,
  id: string,
): Promise<CompletionRow | null> {
  const rows = await database.select().from(completions).where(isRow(memberId, id));
  return rows[0] ?? null;
}

export async function takeBackCompletion(
  database: Database,
  memberId: MemberId,
  id: string,
  now: Date,
): Promise<void> {
  await database
    .update(completions)
    .set({
      removedAt: now,
      takenBack: sql`array_append(${completions.takenBack}, ${completions.eventDateTime})`,
    })
    .where(and(isRow(memberId, id), isNull(completions.removedAt)));
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
