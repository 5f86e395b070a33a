import { and, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import type { MemberId } from '../../core/caller.ts';
import { notBefore } from './profile.repository.ts';
import { profiles } from './profile.tables.ts';

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
