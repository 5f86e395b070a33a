import { and, eq, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { StoredPhoto } from './stored-photo.ts';
import { measurements } from './measurements.tables.ts';

const isHers = (memberId: MemberId) =>
  and(eq(measurements.memberId, memberId), isNull(measurements.deletedAt), isNotNull(measurements.photoKey));

export interface PhotoCount {
  present: number;
  /** Offered, and not yet looked for: most measurements never get one. */
  offered: number;
}

/** Leaves out the named measurement's own photo. */
export async function countOtherPhotos(
  database: Database,
  memberId: MemberId,
  id: string,
): Promise<PhotoCount> {
  const [row] = await database
    .select({
      present: sql<number>`count(*) filter (where ${measurements.isPhotoPresent})::int`,
      offered: sql<number>`count(*) filter (where ${measurements.isPhotoPresent} is null)::int`,
    })
    .from(measurements)
    .where(and(isHers(memberId), ne(measurements.id, id)));
  return row ?? { present: 0, offered: 0 };
}

const { photoOfferedUntil } = measurements;

const UNSEEN = {
  memberId: measurements.memberId,
  measurementId: measurements.id,
  key: sql<string>`${measurements.photoKey}`,
  isPresent: measurements.isPhotoPresent,
  offeredUntil: photoOfferedUntil,
};

const isUnseen = (now: Date) => and(isNull(measurements.isPhotoPresent), lt(photoOfferedUntil, now));

/** At most so many photos whose time to arrive has run out and for which nobody has looked yet. */
export async function listUnseenPhotos(
  database: Database,
  memberId: MemberId,
  now: Date,
  most: number,
): Promise<StoredPhoto[]> {
  return database
    .select(UNSEEN)
    .from(measurements)
    .where(and(isHers(memberId), isUnseen(now)))
    .limit(most);
}

/** As `listUnseenPhotos`, for all members, those first that wait the longest, but for the first `skipped`. */
export async function listAllUnseenPhotos(
  database: Database,
  now: Date,
  skipped: number,
): Promise<StoredPhoto[]> {
  return database
    .select(UNSEEN)
    .from(measurements)
    .where(and(isNull(measurements.deletedAt), isNotNull(measurements.photoKey), isUnseen(now)))
    .orderBy(photoOfferedUntil, measurements.memberId, measurements.id)
    .offset(skipped)
    .limit(500);
}
