/**
 * The life of a profile picture:
 *
 *   offered ──(seen in storage)──▶ hers: the one before it is removed
 *      ├──(another one offered, nothing came)──▶ removed, should it still come
 *      └──(its time has run out, nothing came)──▶ forgotten
 *
 * The form says public-read, as the specification has it; reading goes by signed addresses all the same
 * (docs/decisions/008).
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { PHOTO_MAX_BYTES } from '../../../../contract/limits.ts';
import { inTransaction } from '../../../database/in-transaction.ts';
import type { Member } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { doAllListed, ENDLESS } from '../../../core/turn.ts';
import type { PresignedPost } from '../../../ports/object-store.ts';
import { queueObjectsToRemove } from '../removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../removals/remove-objects.ts';
import {
  forgetOfferedAvatar,
  listUnseenAvatars,
  setAvatarOffered,
  takeOfferedAvatar,
} from './avatars.repository.ts';
import type { ProfileRow } from './profile.repository.ts';
import { ensureProfile, holdProfile } from './profile.repository.ts';

const OFFER_SECONDS = 5 * 60;
/** An upload begun in time may take as long again. */
const LATEST_ARRIVAL_SECONDS = 2 * OFFER_SECONDS;
const READ_SECONDS = 15 * 60;

function latestArrival(now: Date): Date {
  return new Date(now.getTime() + LATEST_ARRIVAL_SECONDS * 1000);
}

/** A form that the storage accepts for her next picture, under a key that nobody can guess. */
export async function offerAvatar(services: Services, member: Member): Promise<PresignedPost> {
  const { database, objects, clock } = services;
  const now = clock();
  const key = `avatars/${randomUUID()}-${randomBytes(16).toString('hex')}.jpg`;
  const avatarOfferedUntil = latestArrival(now);
  // One that has arrived and that nobody has read yet is hers: the next may never come.
  await currentAvatar(services, await ensureProfile(database, member, now));
  await inTransaction(database, async (transaction) => {
    const before = await holdProfile(transaction, member.id);
    if (before !== null && before.offeredAvatarKey !== null) {
      const offered = { key: before.offeredAvatarKey, mayArriveUntil: before.avatarOfferedUntil };
      await queueObjectsToRemove(transaction, [offered]);
    }
    await setAvatarOffered(transaction, member.id, { offeredAvatarKey: key, avatarOfferedUntil });
  });
  return objects.presignUpload({
    key,
    owner: member.id,
    maxBytes: PHOTO_MAX_BYTES,
    contentTypePrefix: 'image/',
    acl: 'public-read',
    expiresInSeconds: OFFER_SECONDS,
  });
}

type Sign = (key: string) => Promise<string>;

/** A short-lived address of her picture, or null while there is none. */
export async function avatarAddressOf(
  services: Services,
  profile: ProfileRow,
  sign?: Sign,
): Promise<string | null> {
  const key = await currentAvatar(services, profile);
  if (key === null) return null;
  return sign === undefined ? services.objects.presignRead(key, READ_SECONDS) : sign(key);
}

/** As `avatarAddressOf`, as far as it is known, without a look into the storage. */
export async function knownAvatarAddressOf(
  { objects }: Services,
  { avatarKey }: ProfileRow,
): Promise<string | null> {
  return avatarKey === null ? null : objects.presignRead(avatarKey, READ_SECONDS);
}

/** No one tells the server of an upload, so it looks when the picture is read, before it offers the next, and once none can arrive. */
async function currentAvatar(services: Services, profile: ProfileRow): Promise<string | null> {
  const { memberId, avatarKey, offeredAvatarKey, avatarOfferedUntil } = profile;
  if (offeredAvatarKey === null) return avatarKey;
  if (await services.objects.confirm(offeredAvatarKey))
    return takeOffered(services, memberId, offeredAvatarKey);
  const mayStillArrive = avatarOfferedUntil !== null && avatarOfferedUntil > services.clock();
  if (!mayStillArrive) await forgetOfferedAvatar(services.database, memberId, offeredAvatarKey);
  return avatarKey;
}

async function takeOffered(services: Services, memberId: string, offeredKey: string): Promise<string | null> {
  const { database, clock } = services;
  const { current, gone } = await inTransaction(database, async (transaction) => {
    const held = await holdProfile(transaction, memberId);
    const before = held?.avatarKey ?? null;
    if (before === offeredKey) return { current: before, gone: null };
    const isHers = held?.offeredAvatarKey === offeredKey;
    if (isHers) await takeOfferedAvatar(transaction, memberId, offeredKey, clock());
    // One that is hers no more was stored as it was seen: another was offered meanwhile, or she is erased.
    const gone = isHers ? before : offeredKey;
    if (gone !== null)
      await queueObjectsToRemove(transaction, [{ key: gone, mayArriveUntil: latestArrival(clock()) }]);
    return { current: isHers ? offeredKey : before, gone };
  });
  if (gone !== null) await removeObjectsNow(services, [gone]);
  return current;
}

/** Looks for all pictures whose time has run out; to be run now and then. Rejects with the failures when all have been tried. */
export async function lookForAvatars(services: Services, turn = ENDLESS): Promise<void> {
  const now = services.clock();
  const list = (skipped: number) => listUnseenAvatars(services.database, now, skipped);
  await doAllListed(list, (profile) => currentAvatar(services, profile).then(() => undefined), turn);
}
