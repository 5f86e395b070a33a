import { eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { memberActivity } from '../activity/activity.tables.ts';
import { mails } from '../mails/mails.tables.ts';
import { calendarFeeds } from '../calendar/calendar.tables.ts';
import { markPlaces, marks } from '../marks/marks.tables.ts';
import { consents, profiles } from '../profile/profile.tables.ts';
import { deleteReminders } from '../reminders/reminders.repository.ts';
import { deleteAllSessions } from '../sessions/sessions.repository.ts';
import { deleteShoppingLink } from '../shopping-links/shopping-links.repository.ts';
import { storedToday } from '../stored-today/stored-today.tables.ts';
import { deleteAllEvents } from '../timeline/erase-events.repository.ts';
import { erasedMembers, tokensNotBefore } from '../revocations/revocations.tables.ts';
import type { ObjectToRemove } from '../removals/objects-to-remove.repository.ts';

/** Deletes every row about a member that the product itself keeps. Returns the objects that nothing refers to any more. */
export async function deleteRecords(
  database: Database,
  memberId: string,
  knownEmails: readonly string[],
): Promise<ObjectToRemove[]> {
  const photos = await deleteAllEvents(database, memberId);
  await deleteAllSessions(database, memberId);
  const [profile] = await database.delete(profiles).where(eq(profiles.memberId, memberId)).returning();
  await database.delete(consents).where(eq(consents.memberId, memberId));
  await database.delete(tokensNotBefore).where(eq(tokensNotBefore.memberId, memberId));
  await database.delete(memberActivity).where(eq(memberActivity.memberId, memberId));
  await database.delete(calendarFeeds).where(eq(calendarFeeds.memberId, memberId));
  await deleteShoppingLink(database, memberId);
  await deleteReminders(database, memberId);
  await database.delete(marks).where(eq(marks.memberId, memberId));
  await database.delete(markPlaces).where(eq(markPlaces.memberId, memberId));
  await database.delete(storedToday).where(eq(storedToday.memberId, memberId));
  const emails = [...knownEmails, profile?.email ?? '']
    .filter((email) => email !== '')
    .map((email) => email.toLowerCase());
  if (emails.length > 0) await database.delete(mails).where(inArray(sql`lower(${mails.to})`, emails));
  return [...photos, ...avatarsOf(profile)];
}

function avatarsOf(profile: typeof profiles.$inferSelect | undefined): ObjectToRemove[] {
  const { avatarKey = null, offeredAvatarKey = null, avatarOfferedUntil = null } = profile ?? {};
  return [
    ...(avatarKey === null ? [] : [{ key: avatarKey, mayArriveUntil: avatarOfferedUntil }]),
    ...(offeredAvatarKey === null ? [] : [{ key: offeredAvatarKey, mayArriveUntil: avatarOfferedUntil }]),
  ];
}

/** Refuses her tokens from now on. */
export async function markErased(database: Database, memberId: string, erasedAt: Date): Promise<void> {
  await database.insert(erasedMembers).values({ memberId, erasedAt }).onConflictDoNothing();
}

/** Null if something of hers is left at another service. */
export async function markSettled(
  database: Database,
  memberId: string,
  settledAt: Date | null,
): Promise<void> {
  await database.update(erasedMembers).set({ settledAt }).where(eq(erasedMembers.memberId, memberId));
}

/**
 * Returns members whose erasure is not finished, and those erased after `since`, about whom a call under way may have
 * left something.
 */
export async function listErasuresToLookAt(database: Database, since: Date): Promise<string[]> {
  const rows = await database
    .select({ memberId: erasedMembers.memberId })
    .from(erasedMembers)
    .where(or(isNull(erasedMembers.settledAt), gt(erasedMembers.erasedAt, since)));
  return rows.map(({ memberId }) => memberId);
}

/** Returns which of these members were ever erased. */
export async function findErased(
  database: Database,
  memberIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await database
    .select({ memberId: erasedMembers.memberId })
    .from(erasedMembers)
    .where(inArray(erasedMembers.memberId, [...memberIds]));
  return new Set(rows.map(({ memberId }) => memberId));
}
