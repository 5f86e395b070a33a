/**
 * The life of a measurement's photo:
 *
 *   offered ──(upload seen)──▶ present ──(measurement deleted)──▶ removed, key forgotten
 *      │                                                            ▲
 *      ├──(the offer has run out, nothing came)──▶ absent           │
 *      └──(measurement deleted)──▶ removed at once, and again when the offer has run out
 *
 * No one tells the server that an upload has arrived, so it looks when the diary is read. What a member writes never waits
 * for the storage: its answer names a photo that has been seen, and one is removed once its deletion is stored.
 */
import { PHOTO_MAX_BYTES } from '../../../src/contract/limits.ts';
import type { MemberId } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import type { TimelineServices } from './timeline-services.ts';
import type { StoredPhoto } from './measurement-event.ts';
import {
  findMeasurement,
  forgetPhoto,
  listPhotosToRemove,
  setPhotoPresent,
} from './measurements.repository.ts';

const OFFER_SECONDS = 15 * 60;
/** An upload begun in time may take as long again. */
const LATEST_ARRIVAL_SECONDS = 2 * OFFER_SECONDS;
const READ_SECONDS = 15 * 60;

export interface PhotoOffer {
  photoKey: string;
  photoOfferedUntil: Date;
}

/** `consentId` is the consent that the photo is kept under. */
export function newOffer(
  services: TimelineServices,
  memberId: MemberId,
  measurementId: string,
  consentId: string,
): PhotoOffer {
  const photoOfferedUntil = new Date(services.clock().getTime() + LATEST_ARRIVAL_SECONDS * 1000);
  return { photoKey: services.photoKeyOf(memberId, measurementId, consentId), photoOfferedUntil };
}

/** The contract's `presignedUrl` for an offer; without one, a JSON that names no address. */
export async function presignedUrlOf(
  services: Services,
  offer: PhotoOffer | null,
  measurementId: string,
): Promise<string> {
  if (offer === null) return JSON.stringify({ url: null, fields: {} });
  const post = await services.objects.presignUpload({
    key: offer.photoKey,
    owner: measurementId,
    maxBytes: PHOTO_MAX_BYTES,
    contentTypePrefix: 'image/',
    expiresInSeconds: OFFER_SECONDS,
  });
  return JSON.stringify(post);
}

/** Returns whether the photo has arrived, and stores it once that is certain. */
export async function isPhotoThere(services: Services, photo: StoredPhoto): Promise<boolean> {
  if (photo.isPresent !== null) return photo.isPresent;
  const isPresent = await services.objects.confirm(photo.key);
  const mayStillArrive = photo.offeredUntil !== null && photo.offeredUntil > services.clock();
  if (isPresent || !mayStillArrive) {
    await setPhotoPresent(services.database, photo.memberId, photo.measurementId, isPresent);
  }
  return isPresent;
}

/** A short-lived address of the photo, or null while there is none. */
export async function photoUrlOf(services: Services, photo: StoredPhoto): Promise<string | null> {
  return (await isPhotoThere(services, photo)) ? services.objects.presignRead(photo.key, READ_SECONDS) : null;
}

/** The same as far as it is known, without a look into the storage. */
export function knownPhotoOf(photo: StoredPhoto | null): StoredPhoto | null {
  return photo?.isPresent ? photo : null;
}

/** Removes the photo of a deleted measurement. While an upload may still arrive, the tombstone remembers the key. */
export async function removePhoto(
  services: Services,
  memberId: MemberId,
  measurementId: string,
): Promise<void> {
  const tombstone = await findMeasurement(services.database, memberId, measurementId);
  if (tombstone === null || tombstone.deletedAt === null || tombstone.photoKey === null) return;
  await services.objects.remove(tombstone.photoKey);
  const mayStillArrive =
    tombstone.photoOfferedUntil !== null && tombstone.photoOfferedUntil > services.clock();
  if (!mayStillArrive) await forgetPhoto(services.database, memberId, measurementId);
}

/** Removes photos that arrived after their measurement was deleted; to be run now and then. Returns how many keys it settled. */
export async function sweepPhotos(services: Services): Promise<number> {
  const photos = await listPhotosToRemove(services.database, services.clock());
  for (const { memberId, id, photoKey } of photos) {
    if (photoKey !== null) await services.objects.remove(photoKey);
    await forgetPhoto(services.database, memberId, id);
  }
  return photos.length;
}
