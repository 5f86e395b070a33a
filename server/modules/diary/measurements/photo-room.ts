import { PHOTOS_MAX_PER_MEMBER } from '../../../../contract/limits.ts';
import type { MemberId } from '../../../core/caller.ts';
import { Failure } from '../../../core/failures.ts';
import { onceCommitted, type Services } from '../../../core/services.ts';
import { isPhotoThere } from './measurement-photo.ts';
import { countOtherPhotos, listUnseenPhotos, type PhotoCount } from './photos.repository.ts';

/** Far more than weeks without a network bring, and few enough that nobody fills the storage with them. */
const OFFERS_MAX_PER_MEMBER = 5_000;
/** One expired offer makes room. Each look is two calls to the storage of tens of milliseconds, and she waits for all of them. */
const LOOKS_MAX = 100;

function isRoom({ present, offered }: PhotoCount): boolean {
  return present < PHOTOS_MAX_PER_MEMBER && offered < OFFERS_MAX_PER_MEMBER;
}

/**
 * Returns whether she may have another photo. If offers seem to fill the limit, it looks for those that have expired: within
 * a batch only once that has committed, and a photo that depends on it is asked for again.
 */
export async function hasRoomForPhoto(
  services: Services,
  memberId: MemberId,
  measurementId: string,
  withPhoto: boolean,
): Promise<boolean> {
  const { database, clock } = services;
  const hasRoom = async () => isRoom(await countOtherPhotos(database, memberId, measurementId));
  if (await hasRoom()) return true;
  if (services.afterCommit === undefined) {
    await lookForPhotos(services, memberId);
    return hasRoom();
  }
  const unseen = await listUnseenPhotos(database, memberId, clock(), 1);
  if (unseen.length === 0) return false;
  onceCommitted(services, (own) => lookForPhotos(own, memberId));
  if (withPhoto) throw new Failure('INTERNAL', 'Whether there is room for a photo is not known yet.');
  return false;
}

async function lookForPhotos(services: Services, memberId: MemberId): Promise<void> {
  const { database, clock } = services;
  for (const photo of await listUnseenPhotos(database, memberId, clock(), LOOKS_MAX))
    await isPhotoThere(services, photo);
}
