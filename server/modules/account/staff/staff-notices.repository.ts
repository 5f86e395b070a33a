import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { staffNotices } from './staff-notices.tables.ts';

export type StaffNotice = Omit<typeof staffNotices.$inferSelect, 'mailedAt'>;

/** Does nothing if it was noted before. */
export async function noteForStaff(database: Database, notice: StaffNotice): Promise<void> {
  await database.insert(staffNotices).values(notice).onConflictDoNothing();
}

/** The longest waiting first. */
export function listUnmailedNotices(
  database: Database,
  limit: number,
): Promise<Pick<StaffNotice, 'id' | 'subject' | 'text'>[]> {
  const { id, subject, text, mailedAt, createdAt } = staffNotices;
  return database
    .select({ id, subject, text })
    .from(staffNotices)
    .where(isNull(mailedAt))
    .orderBy(asc(createdAt))
    .limit(limit);
}

export async function markNoticeMailed(database: Database, id: string, mailedAt: Date): Promise<void> {
  await database.update(staffNotices).set({ mailedAt, subject: '', text: '' }).where(eq(staffNotices.id, id));
}

export async function deleteNoticesOf(database: Database, memberId: string): Promise<void> {
  await database.delete(staffNotices).where(eq(staffNotices.memberId, memberId));
}

/** Those that are no member's and were mailed by then. */
export async function forgetMailedNotices(database: Database, before: Date): Promise<void> {
  const { memberId, mailedAt } = staffNotices;
  await database.delete(staffNotices).where(and(isNull(memberId), lt(mailedAt, before)));
}
/** The times when each notice about her was noted. */
export function listNoticesOf(
  database: Database,
  memberId: string,
): Promise<Pick<StaffNotice, 'id' | 'createdAt'>[]> {
  const { id, createdAt } = staffNotices;
  return database.select({ id, createdAt }).from(staffNotices).where(eq(staffNotices.memberId, memberId));
}
