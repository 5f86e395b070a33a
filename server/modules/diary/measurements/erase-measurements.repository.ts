/** Erasing all measurements or photos of a member. Each function returns the objects that nothing refers to any more. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { FIGURES } from '../../../../contract/measurement-figures.ts';
import type { Database } from '../../../database/database.ts';
import type { ObjectToRemove } from '../../platform/removals/objects-to-remove.repository.ts';
import { NO_FIGURES } from './measurement-figures.ts';
import { measurements } from './measurements.tables.ts';

const NO_PHOTO = { photoKey: null, isPhotoPresent: null, photoOfferedUntil: null } as const;

async function listPhotoObjects(database: Database, memberId: string): Promise<ObjectToRemove[]> {
  const rows = await database
    .select({ key: measurements.photoKey, mayArriveUntil: measurements.photoOfferedUntil })
    .from(measurements)
    .where(and(eq(measurements.memberId, memberId), isNotNull(measurements.photoKey)));
  return rows.flatMap(({ key, mayArriveUntil }) => (key === null ? [] : [{ key, mayArriveUntil }]));
}

/** Leaves tombstones: a late replay of what was erased must not bring it back. */
export async function eraseMeasurements(
  database: Database,
  memberId: string,
  now: Date,
): Promise<ObjectToRemove[]> {
  const photos = await listPhotoObjects(database, memberId);
  await database
    .update(measurements)
    .set({
      ...NO_FIGURES,
      ...NO_PHOTO,
      eventDateTime: null,
      eventAt: null,
      deletedAt: sql`coalesce(${measurements.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(eq(measurements.memberId, memberId));
  return photos;
}

/** The figures stay. A measurement that was a photo alone leaves a tombstone. */
export async function erasePhotos(
  database: Database,
  memberId: string,
  now: Date,
): Promise<ObjectToRemove[]> {
  const photos = await listPhotoObjects(database, memberId);
  await database.update(measurements).set(NO_PHOTO).where(eq(measurements.memberId, memberId));
  await database
    .update(measurements)
    .set({ eventDateTime: null, eventAt: null, deletedAt: now })
    .where(
      and(
        eq(measurements.memberId, memberId),
        isNull(measurements.deletedAt),
        ...FIGURES.map((name) => isNull(measurements[name])),
      ),
    );
  return photos;
}

/** Tombstones too: for a member who is gone. */
export async function deleteAllMeasurements(database: Database, memberId: string): Promise<ObjectToRemove[]> {
  const photos = await listPhotoObjects(database, memberId);
  await database.delete(measurements).where(eq(measurements.memberId, memberId));
  return photos;
}
