/**
 * The life of a measurement's photo:
 *
 *   offered ──(upload seen)──▶ present ──(measurement deleted)──▶ removed, key forgotten
 *      │                                                            ▲
 *      ├──(the offer has run out, nothing came)──▶ absent           │
 *      └──(measurement deleted)──▶ removed at once, and again when the offer has run out
 *
 * No one tells the server that an upload has arrived, so it looks when the diary is read, and by itself once the offer has run
 * out: the bucket keeps no upload for long that nobody has looked for, and the phone has none any more. A member's entry never
 * waits for the storage: its answer names a photo that has been seen, and one is removed once its deletion is stored.
 */
import { PHOTO_MAX_BYTES } from '../../../../contract/limits.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Services } from '../../../core/services.ts';
import { doAllListed, ENDLESS } from '../../../core/turn.ts';
import type { MeasurementServices } from './photo-keys.ts';
import type { StoredPhoto } from './stored-photo.ts';
import {
  findMeasurement,
  forgetPhoto,
  listPhotosToRemove,
  type PhotoToRemove,
  setPhotoPresent,
} from './measurements.repository.ts';
import { queueObjectsToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { removeObjectsNow } from '../../platform/removals/remove-objects.ts';
import { listAllUnseenPhotos } from './photos.repository.ts';

const OFFER_SECONDS = 15 * 60;
/** An upload begun in time may take as long again. */
const LATEST_ARRIVAL_SECONDS = 2 * OFFER_SECONDS;
const READ_SECONDS = 15 * 60;

function latestArrival(now: Date): Date {
  return new Date(now.getTime() + LATEST_ARRIVAL_SECONDS * 1000);
}

export interface PhotoOffer {
  photoKey: string;
  photoOfferedUntil: Date;
}

/** `consentId` is the consent that the photo is kept under. */
export function newOffer(
  services: MeasurementServices,
  memberId: MemberId,
  measurementId: string,
  consentId: string,
): PhotoOffer {
  const photoOfferedUntil = latestArrival(services.clock());
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
    const isStored = await setPhotoPresent(services.database, photo, isPresent);
    if (isPresent && !isStored) await removeUnlessNamed(services, photo);
  }
  return isPresent;
}

/** Looking for an upload moves it to its final place, even after a deletion or a withdrawal has removed the photo there. */
async function removeUnlessNamed(
  services: Services,
  { memberId, measurementId, key }: StoredPhoto,
): Promise<void> {
  const { database, clock } = services;
  const row = await findMeasurement(database, memberId, measurementId);
  if (row?.photoKey === key && row.deletedAt === null) return;
  await queueObjectsToRemove(database, [{ key, mayArriveUntil: latestArrival(clock()) }]);
  await removeObjectsNow(services, [key]);
}

/** A short-lived address of the photo, or null while there is none. */
export async function photoUrlOf(services: Services, photo: StoredPhoto): Promise<string | null> {
  return (await isPhotoThere(services, photo)) ? services.objects.presignRead(photo.key, READ_SECONDS) : null;
}

/** Returns the photo if it is known to be there, without a look into the storage. */
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

/**
 * Removes photos that arrived after their measurement was deleted; to be run now and then. Rejects with the failures when all
 * have been tried.
 */
export async function sweepPhotos(services: Services, turn = ENDLESS): Promise<void> {
  const now = services.clock();
  const list = (skipped: number) => listPhotosToRemove(services.database, now, skipped);
  const remove = async ({ memberId, id, photoKey }: PhotoToRemove) => {
    if (photoKey !== null) await services.objects.remove(photoKey);
    await forgetPhoto(services.database, memberId, id);
  };
  await doAllListed(list, remove, turn);
}

/** Looks for all photos whose offers have run out; to be run now and then. Rejects as `sweepPhotos` does. */
export async function lookForUploads(services: Services, turn = ENDLESS): Promise<void> {
  const now = services.clock();
  const list = (skipped: number) => listAllUnseenPhotos(services.database, now, skipped);
  await doAllListed(list, (photo) => isPhotoThere(services, photo).then(() => undefined), turn);
}
