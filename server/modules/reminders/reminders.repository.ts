import { and, eq, inArray, isNotNull, isNull, lt, notInArray } from 'drizzle-orm';
import { plannedTraining } from '../../../src/contract/marks/planned-training.mark.ts';
import { quietHours } from '../../../src/contract/marks/quiet-hours.mark.ts';
import type { Database } from '../../database/database.ts';
import { marks } from '../marks/marks.tables.ts';
import { completions } from '../timeline/timeline.tables.ts';
import { pushDevices, reminders } from './reminders.tables.ts';

export interface MarkOfMember {
  memberId: string;
  kind: string;
  value: string | null;
  changedAt: Date;
}

/** What those who have a device and were not reminded on `day` planned, whenever it is for, and their quiet hours. */
export async function listMarksToRemindOf(database: Database, day: string): Promise<MarkOfMember[]> {
  const reached = database.select({ id: pushDevices.memberId }).from(pushDevices);
  const reminded = database.select({ id: reminders.memberId }).from(reminders).where(eq(reminders.day, day));
  const { memberId, kind, value, changedAt } = marks;
  return database
    .select({ memberId, kind, value, changedAt })
    .from(marks)
    .where(
      and(
        inArray(kind, [plannedTraining.name, quietHours.name]),
        isNotNull(value),
        inArray(memberId, reached),
        notInArray(memberId, reminded),
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
