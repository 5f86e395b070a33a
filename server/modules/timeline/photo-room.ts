import { PHOTOS_MAX_PER_MEMBER } from '../../../src/contract/limits.ts';
import type { MemberId } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { setPhotoPresent } from './measurements.repository.ts';
import { countOtherPhotos, listUnseenPhotos, type PhotoCount } from './photos.repository.ts';

/** Far more than weeks without a network bring, and few enough that nobody fills the storage with them. */
const OFFERS_MAX_PER_MEMBER = 5_000;
/** One expired offer makes room. Each look is two calls to the storage of tens of milliseconds, and she waits for all of them. */
const LOOKS_MAX = 100;

function isRoom({ present, offered }: PhotoCount): boolean {
  return present < PHOTOS_MAX_PER_MEMBER && offered < OFFERS_MAX_PER_MEMBER;
}

/** Returns whether she may have another photo. If offers seem to fill the limit, it looks for those that have expired. */
export async function hasRoomForPhoto(
  services: Services,
  memberId: MemberId,
  measurementId: string,
): Promise<boolean> {
  const { database, objects, clock } = services;
  if (isRoom(await countOtherPhotos(database, memberId, measurementId))) return true;
  for (const { id, key } of await listUnseenPhotos(database, memberId, clock(), LOOKS_MAX)) {
    await setPhotoPresent(database, memberId, id, key !== null && (await objects.confirm(key)));
  }
  return isRoom(await countOtherPhotos(database, memberId, measurementId));
}
