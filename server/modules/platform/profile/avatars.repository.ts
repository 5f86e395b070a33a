import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { ProfileRow } from './profile.repository.ts';
import { notBefore } from './profile.repository.ts';
import { profiles } from './profile.tables.ts';

/** Profiles whose offered picture can arrive no more and was not looked for, the oldest first, but for the first `skipped`. */
export async function listUnseenAvatars(
  database: Database,
  now: Date,
  skipped: number,
): Promise<ProfileRow[]> {
  return database
    .select()
    .from(profiles)
    .where(and(isNotNull(profiles.offeredAvatarKey), lt(profiles.avatarOfferedUntil, now)))
    .orderBy(profiles.avatarOfferedUntil, profiles.memberId)
    .offset(skipped)
    .limit(500);
}

export async function setAvatarOffered(
  database: Database,
  memberId: MemberId,
  offered: { offeredAvatarKey: string; avatarOfferedUntil: Date },
): Promise<void> {
  await database.update(profiles).set(offered).where(eq(profiles.memberId, memberId));
}

export async function takeOfferedAvatar(
  database: Database,
  memberId: string,
  avatarKey: string,
  updatedAt: Date,
): Promise<void> {
  await database
    .update(profiles)
    .set({ avatarKey, offeredAvatarKey: null, updatedAt: notBefore(updatedAt) })
    .where(eq(profiles.memberId, memberId));
}

export async function forgetOfferedAvatar(
  database: Database,
  memberId: string,
  offeredAvatarKey: string,
): Promise<void> {
  await database
    .update(profiles)
    .set({ offeredAvatarKey: null })
    .where(and(eq(profiles.memberId, memberId), eq(profiles.offeredAvatarKey, offeredAvatarKey)));
}
