import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { plannedTraining } from '../../../src/contract/marks/planned-training.mark.ts';
import { quietHours } from '../../../src/contract/marks/quiet-hours.mark.ts';
import type { Database } from '../../database/database.ts';
import { marks, plannedDayOf } from '../marks/marks.tables.ts';
import { completions } from '../timeline/timeline.tables.ts';
import { pushDevices, reminders } from './reminders.tables.ts';

export interface MarkOfMember {
  memberId: string;
  kind: string;
  value: string | null;
  changedAt: Date;
}

/** Constants of the query, so that they are those of the index of planned trainings. */
const isPlanned = sql`${marks.kind} = ${sql.raw(`'${plannedTraining.name}'`)} and ${marks.value} is not null`;

/**
 * Up to `limit` members after `afterMember` who planned something for `day`; in an order of their own, so that a turn goes through
 * all of them.
 */
export async function listPlannersOf(
  database: Database,
  day: string,
  { afterMember, limit }: { afterMember: string; limit: number },
): Promise<string[]> {
  const { memberId } = marks;
  const rows = await database
    .selectDistinct({ memberId })
    .from(marks)
    .where(and(isPlanned, eq(plannedDayOf(marks.value), day), gt(memberId, afterMember)))
    .orderBy(asc(memberId))
    .limit(limit);
  return rows.map((row) => row.memberId);
}

/** Returns which of the members have a device and were not reminded on `day`. */
export async function findReachable(
  database: Database,
  memberIds: readonly string[],
  day: string,
): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const { memberId } = pushDevices;
  const reached = await database
    .selectDistinct({ memberId })
    .from(pushDevices)
    .where(inArray(memberId, [...memberIds]));
  const done = await database
    .select({ memberId: reminders.memberId })
    .from(reminders)
    .where(and(inArray(reminders.memberId, [...memberIds]), eq(reminders.day, day)));
  const reminded = new Set(done.map((row) => row.memberId));
  return reached.map((row) => row.memberId).filter((id) => !reminded.has(id));
}

/** What these members planned for `day`, and their quiet hours. */
export async function listMarksToRemindOf(
  database: Database,
  memberIds: readonly string[],
  day: string,
): Promise<MarkOfMember[]> {
  if (memberIds.length === 0) return [];
  const { memberId, kind, value, changedAt } = marks;
  return database
    .select({ memberId, kind, value, changedAt })
    .from(marks)
    .where(
      and(
        inArray(memberId, [...memberIds]),
        isNotNull(value),
        or(eq(kind, quietHours.name), and(eq(kind, plannedTraining.name), eq(plannedDayOf(value), day))),
      ),
    );
}

/** Ids of the trainings that she has done on a day. */
export async function findDoneOn(
  database: Database,
  memberId: string,
  day: string,
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ id: completions.trainingId })
    .from(completions)
    .where(and(eq(completions.memberId, memberId), eq(completions.day, day), isNull(completions.removedAt)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether this is her first reminder of that day; of two processes that ask at once, one is told so. */
export async function noteReminder(
  database: Database,
  memberId: string,
  day: string,
  sentAt: Date,
): Promise<boolean> {
  const rows = await database
    .insert(reminders)
    .values({ memberId, day, sentAt })
    .onConflictDoUpdate({
      target: reminders.memberId,
      set: { day, sentAt },
      setWhere: lt(reminders.day, day),
    })
    .returning({ memberId: reminders.memberId });
  return rows.length > 0;
}

/** For her export; null before the first one. */
export async function findLastReminder(database: Database, memberId: string) {
  const { day, sentAt } = reminders;
  const [row] = await database
    .select({ day, sentAt })
    .from(reminders)
    .where(eq(reminders.memberId, memberId));
  return row ?? null;
}

export async function deleteReminders(database: Database, memberId: string): Promise<void> {
  await database.delete(pushDevices).where(eq(pushDevices.memberId, memberId));
  await database.delete(reminders).where(eq(reminders.memberId, memberId));
}
