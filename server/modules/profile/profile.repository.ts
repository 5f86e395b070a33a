import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { MemberId } from '../../graphql/caller.ts';
import { profiles } from './profile.tables.ts';

export type ProfileRow = typeof profiles.$inferSelect;

export async function findProfile(database: Database, memberId: string): Promise<ProfileRow | null> {
  const rows = await database.select().from(profiles).where(eq(profiles.memberId, memberId));
  return rows[0] ?? null;
}

/** The member's profile, made on her first call; its email follows the identity's. */
export async function ensureProfile(
  database: Database,
  member: { id: MemberId; email: string },
  now: Date,
): Promise<ProfileRow> {
  const found = await findProfile(database, member.id);
  if (found?.email === member.email) return found;
  const row = { memberId: member.id, email: member.email, updatedAt: now };
  const rows = await database
    .insert(profiles)
    .values(row)
    .onConflictDoUpdate({ target: profiles.memberId, set: { email: member.email } })
    .returning();
  if (rows[0] === undefined) throw new Error('A profile could not be kept');
  return rows[0];
}

export interface ProfileChanges {
  firstName?: string | null;
  lastName?: string | null;
  bio?: string | null;
}

export async function updateProfile(
  database: Database,
  memberId: MemberId,
  changes: ProfileChanges,
  now: Date,
): Promise<void> {
  await database
    .update(profiles)
    .set({ ...changes, updatedAt: now })
    .where(eq(profiles.memberId, memberId));
}
