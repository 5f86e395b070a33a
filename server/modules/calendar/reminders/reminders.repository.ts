import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { quietHours } from '../../../../contract/marks/quiet-hours.mark.ts';
import type { Database } from '../../../database/database.ts';
import { marks, plannedDayOf } from '../../platform/marks/marks.tables.ts';
import { completions } from '../../training/completions/completions.tables.ts';
import type { Then } from './reminder.rules.ts';
import { isOpen } from './reminder.rules.ts';
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

/** Returns which of the members have a device and may be owed the reminder of that day, with whether it was tried before. */
export async function findReachable(
  database: Database,
  memberIds: readonly string[],
  day: string,
  then: Then,
): Promise<Map<string, { isTried: boolean }>> {
  if (memberIds.length === 0) return new Map();
  const { memberId } = pushDevices;
  const reached = await database
    .selectDistinct({ memberId })
    .from(pushDevices)
    .where(inArray(memberId, [...memberIds]));
  const rows = await database
    .select()
    .from(reminders)
    .where(and(inArray(reminders.memberId, [...memberIds]), eq(reminders.day, day)));
  const tried = new Map(rows.map((row) => [row.memberId, row]));
  const owed = new Map<string, { isTried: boolean }>();
  for (const { memberId: id } of reached) {
    const row = tried.get(id);
    if (row === undefined || isOpen(row, then)) owed.set(id, { isTried: row !== undefined });
  }
  return owed;
}

/** The plans of these members for `day`, and their quiet hours. */
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

/** Null before the first one. */
export async function findLastReminder(database: Database, memberId: string) {
  const { day, sentAt, owedUntil, claimedUntil } = reminders;
  const [row] = await database
    .select({ day, sentAt, owedUntil, claimedUntil })
    .from(reminders)
    .where(eq(reminders.memberId, memberId));
  return row ?? null;
}

export async function deleteReminders(database: Database, memberId: string): Promise<void> {
  await database.delete(pushDevices).where(eq(pushDevices.memberId, memberId));
  await database.delete(reminders).where(eq(reminders.memberId, memberId));
}
