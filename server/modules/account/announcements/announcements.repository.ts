import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { SubscriptionTier } from '../../../../contract/subscription-plans.ts';
import type { Database } from '../../../database/database.ts';
import { profiles } from '../../platform/profile/profile.tables.ts';
import { subscriptionGroups } from '../subscription/subscriptions.tables.ts';
import { announcementMails, announcements } from './announcements.tables.ts';

/** Returns the fingerprint under which it was begun, now or before. */
export async function beginAnnouncement(
  database: Database,
  begun: typeof announcements.$inferInsert,
): Promise<string> {
  await database.insert(announcements).values(begun).onConflictDoNothing();
  const rows = await database.select().from(announcements).where(eq(announcements.id, begun.id));
  return rows[0]?.fingerprint ?? begun.fingerprint;
}

interface Concerned {
  id: string;
  email: string;
}

/**
 * Some of the members concerned who have not been told. With `tiers` null that is every member, else those whose subscription
 * gives one.
 */
export function listUntold(
  database: Database,
  announcementId: string,
  tiers: readonly SubscriptionTier[] | null,
  limit: number,
): Promise<Concerned[]> {
  const { memberId, email } = profiles;
  const told = database
    .select({ one: sql`1` })
    .from(announcementMails)
    .where(
      and(eq(announcementMails.announcementId, announcementId), eq(announcementMails.memberId, memberId)),
    );
  const paying = database
    .select({ one: sql`1` })
    .from(subscriptionGroups)
    .where(
      and(
        eq(subscriptionGroups.memberId, memberId),
        inArray(
          subscriptionGroups.groupName,
          (tiers ?? []).map((tier) => tier.toLowerCase()),
        ),
      ),
    );
  return database
    .select({ id: memberId, email })
    .from(profiles)
    .where(and(notExists(told), tiers === null ? undefined : exists(paying)))
    .orderBy(asc(memberId))
    .limit(limit);
}

export async function markTold(
  database: Database,
  announcementId: string,
  memberId: string,
  mailedAt: Date,
): Promise<void> {
  await database
    .insert(announcementMails)
    .values({ announcementId, memberId, mailedAt })
    .onConflictDoNothing();
}

export async function forgetTold(database: Database, memberId: string): Promise<void> {
  await database.delete(announcementMails).where(eq(announcementMails.memberId, memberId));
}
