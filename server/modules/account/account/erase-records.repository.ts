import { and, eq, exists, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { Mail } from '../../../ports/mail.ts';
import { forgetTold } from '../announcements/announcements.repository.ts';
import { memberActivity } from '../../platform/activity/activity.tables.ts';
import { deleteMailsOf } from '../../platform/mails/mails.repository.ts';
import { disownFormerPlans } from '../../platform/content/former-plans.repository.ts';
import { markPlaces, marks } from '../../platform/marks/marks.tables.ts';
import { consents, profiles, replacedConsents } from '../../platform/profile/profile.tables.ts';
import { deleteReminders } from '../../calendar/reminders/reminders.repository.ts';
import { deleteAllCompletions } from '../../training/completions/completions.repository.ts';
import { deleteAllSessions } from '../../training/sessions/sessions.repository.ts';
import { deleteNoticesOf } from '../staff/staff-notices.repository.ts';
import { storedToday } from '../../platform/stored-today/stored-today.tables.ts';
import { deleteAllMeasurements } from '../../diary/measurements/erase-measurements.repository.ts';
import { erasedMembers, tokensNotBefore } from '../../platform/revocations/revocations.tables.ts';
import type { ObjectToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { endAddresses } from './end-addresses.repository.ts';

/** Deletes every row about a member that the product itself keeps, of mails those sent until `mailsUntil`. Returns the objects that nothing refers to any more. */
export async function deleteRecords(
  database: Database,
  memberId: string,
  knownEmails: readonly string[],
  mailsUntil?: Date,
): Promise<ObjectToRemove[]> {
  const photos = await deleteAllMeasurements(database, memberId);
  await deleteAllCompletions(database, memberId);
  await deleteAllSessions(database, memberId);
  const [profile] = await database.delete(profiles).where(eq(profiles.memberId, memberId)).returning();
  await database.delete(consents).where(eq(consents.memberId, memberId));
  await database.delete(replacedConsents).where(eq(replacedConsents.memberId, memberId));
  await database.delete(tokensNotBefore).where(eq(tokensNotBefore.memberId, memberId));
  await database.delete(memberActivity).where(eq(memberActivity.memberId, memberId));
  await endAddresses(database, memberId);
  await deleteReminders(database, memberId);
  await deleteNoticesOf(database, memberId);
  await forgetTold(database, memberId);
  await database.delete(marks).where(eq(marks.memberId, memberId));
  await database.delete(markPlaces).where(eq(markPlaces.memberId, memberId));
  await database.delete(storedToday).where(eq(storedToday.memberId, memberId));
  const emails = [...knownEmails, ...(profile ? [profile.email] : [])];
  await deleteMailsOf(database, memberId, emails, mailsUntil);
  await disownFormerPlans(database, [memberId, ...emails]);
  return [...photos, ...avatarsOf(profile)];
}

function avatarsOf(profile: typeof profiles.$inferSelect | undefined): ObjectToRemove[] {
  const { avatarKey = null, offeredAvatarKey = null, avatarOfferedUntil = null } = profile ?? {};
  return [
    ...(avatarKey === null ? [] : [{ key: avatarKey, mayArriveUntil: avatarOfferedUntil }]),
    ...(offeredAvatarKey === null ? [] : [{ key: offeredAvatarKey, mayArriveUntil: avatarOfferedUntil }]),
  ];
}

/** Refuses her tokens from now on. `mail` is kept until it is sent. */
export async function markErased(
  database: Database,
  memberId: string,
  erasedAt: Date,
  mail: Mail | null,
): Promise<void> {
  await database.insert(erasedMembers).values({ memberId, erasedAt, mail }).onConflictDoNothing();
}

/**
 * For a database that was restored: members who were erased after its backup. Leaves their erasures open, so that the sweep carries
 * them out there too, and leaves alone those that were carried out before the backup. Returns how many it opened.
 */
export async function markErasedAgain(
  database: Database,
  erased: readonly { memberId: string; erasedAt: Date; mail: Mail | null }[],
): Promise<number> {
  let opened = 0;
  for (const row of erased) {
    const own = database.select().from(profiles).where(eq(profiles.memberId, row.memberId));
    const rows = await database
      .insert(erasedMembers)
      .values(row)
      .onConflictDoUpdate({ target: erasedMembers.memberId, set: { settledAt: null }, setWhere: exists(own) })
      .returning({ memberId: erasedMembers.memberId });
    opened += rows.length;
  }
  return opened;
}

export async function findUnsentMail(
  database: Database,
  memberId: string,
): Promise<{ mail: Mail; erasedAt: Date } | null> {
  const { mail, erasedAt } = erasedMembers;
  const isHers = eq(erasedMembers.memberId, memberId);
  const [row] = await database.select({ mail, erasedAt }).from(erasedMembers).where(isHers);
  const unsent = row?.mail ?? null;
  return row === undefined || unsent === null ? null : { mail: unsent, erasedAt: row.erasedAt };
}

/** Another text for a mail that is not sent yet, or null once it is. */
export async function setUnsentMail(database: Database, memberId: string, mail: Mail | null): Promise<void> {
  const isUnsent = and(eq(erasedMembers.memberId, memberId), isNotNull(erasedMembers.mail));
  await database.update(erasedMembers).set({ mail }).where(isUnsent);
}

/** A mail that could not be sent for so long is given up, and her address with it. Returns whose. */
export async function forgetUnsentMails(database: Database, erasedBefore: Date): Promise<string[]> {
  const { memberId, erasedAt, mail } = erasedMembers;
  const rows = await database
    .update(erasedMembers)
    .set({ mail: null })
    .where(and(isNotNull(mail), lt(erasedAt, erasedBefore)))
    .returning({ memberId });
  return rows.map((row) => row.memberId);
}

/** Null if some of her data is left at another service. */
export async function markSettled(
  database: Database,
  memberId: string,
  settledAt: Date | null,
): Promise<void> {
  await database.update(erasedMembers).set({ settledAt }).where(eq(erasedMembers.memberId, memberId));
}

/**
 * Returns members whose erasure is not finished, and those erased after `since`: a call under way may have left data of theirs.
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
