import { and, desc, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../database/database.ts';
import { preparedOnce } from '../../../database/prepared-once.ts';
import type { MemberId } from '../../../core/caller.ts';
import type { Figures } from './measurement-figures.ts';
import { NO_FIGURES } from './measurement-figures.ts';
import type { StoredPhoto } from './stored-photo.ts';
import type { TimelinePosition } from '../../../core/timeline-page.ts';
import { measurements } from './measurements.tables.ts';

export type MeasurementRow = typeof measurements.$inferSelect;

export interface NewMeasurement
  extends Figures, Partial<Pick<MeasurementRow, 'photoKey' | 'photoOfferedUntil'>> {
  memberId: MemberId;
  id: string;
  eventDateTime: string;
}

const isRow = (memberId: string, id: string) =>
  and(eq(measurements.memberId, memberId), eq(measurements.id, id));

/** Returns null if the member has, or once had, a measurement with this id. */
export async function insertMeasurement(
  database: Database,
  measurement: NewMeasurement,
): Promise<MeasurementRow | null> {
  const eventAt = new Date(measurement.eventDateTime);
  const rows = await database
    .insert(measurements)
    .values({ ...measurement, eventAt })
    .onConflictDoNothing()
    .returning();
  return rows[0] ?? null;
}

/** Puts the measurement in the place of its tombstone. Returns null if there is none any more. */
export async function insertOverTombstone(
  transaction: Database,
  measurement: NewMeasurement,
): Promise<MeasurementRow | null> {
  const { memberId, id, eventDateTime } = measurement;
  const rows = await transaction
    .update(measurements)
    .set({ ...measurement, eventAt: new Date(eventDateTime), deletedAt: null })
    .where(and(isRow(memberId, id), isNotNull(measurements.deletedAt)))
    .returning();
  return rows[0] ?? null;
}

/** Tombstones too. */
export async function findMeasurement(
  database: Database,
  memberId: string,
  id: string,
): Promise<MeasurementRow | null> {
  const rows = await database.select().from(measurements).where(isRow(memberId, id));
  return rows[0] ?? null;
}

const listFirst = preparedOnce((database) =>
  database
    .select()
    .from(measurements)
    .where(and(eq(measurements.memberId, sql.placeholder('memberId')), isNull(measurements.deletedAt)))
    .orderBy(desc(measurements.eventAt), desc(measurements.id))
    .limit(sql.placeholder('count'))
    .prepare('list_first_measurements'),
);

/** Up to `count` measurements, newest first, after the given position. */
export async function listMeasurements(
  database: Database,
  memberId: MemberId,
  count: number,
  after: TimelinePosition | null,
): Promise<MeasurementRow[]> {
  if (after === null) return listFirst(database).execute({ memberId, count });
  const isAfter = sql`(${measurements.eventAt}, ${measurements.id}) < (${after.eventAt}::timestamptz, ${after.id}::uuid)`;
  return database
    .select()
    .from(measurements)
    .where(and(eq(measurements.memberId, memberId), isNull(measurements.deletedAt), isAfter))
    .orderBy(desc(measurements.eventAt), desc(measurements.id))
    .limit(count);
}

/** A tombstone of one that has yet to arrive: overtaken on the way, its creation cannot bring it back. False if it is there. */
export async function insertTombstone(
  transaction: Database,
  memberId: MemberId,
  id: string,
  now: Date,
): Promise<boolean> {
  const rows = await transaction
    .insert(measurements)
    .values({ memberId, id, deletedAt: now })
    .onConflictDoNothing()
    .returning({ id: measurements.id });
  return rows.length > 0;
}

/**
 * Leaves a tombstone: only the ids, and the photo's key until the photo is gone. An existing one is written again
 * (server/core/services.ts): even if it went with a consent, it is she who deleted it from now on.
 */
export async function replaceWithTombstone(
  transaction: Database,
  memberId: MemberId,
  id: string,
  now: Date,
): Promise<void> {
  await transaction
    .update(measurements)
    .set({
      ...NO_FIGURES,
      eventDateTime: null,
      eventAt: null,
      isPhotoPresent: null,
      deletedAt: now,
    })
    .where(isRow(memberId, id));
}

export async function setPhotoOffered(
  database: Database,
  memberId: MemberId,
  id: string,
  offer: { photoKey: string; photoOfferedUntil: Date },
): Promise<void> {
  await database
    .update(measurements)
    .set({ ...offer, isPhotoPresent: sql`case when ${measurements.isPhotoPresent} then true else null end` })
    .where(and(isRow(memberId, id), isNull(measurements.deletedAt)));
}

/** Returns false, and stores nothing, if the photo was offered again, deleted or withdrawn since it was read. */
export async function setPhotoPresent(
  database: Database,
  { memberId, measurementId, key, offeredUntil }: StoredPhoto,
  isPhotoPresent: boolean,
): Promise<boolean> {
  const { photoKey, photoOfferedUntil, deletedAt } = measurements;
  const isOffer = offeredUntil === null ? isNull(photoOfferedUntil) : eq(photoOfferedUntil, offeredUntil);
  const rows = await database
    .update(measurements)
    .set({ isPhotoPresent })
    .where(and(isRow(memberId, measurementId), isNull(deletedAt), eq(photoKey, key), isOffer))
    .returning({ id: measurements.id });
  return rows.length > 0;
}

export type PhotoToRemove = Pick<MeasurementRow, 'memberId' | 'id' | 'photoKey'>;

/** Lists tombstones whose photo can no longer arrive but may still be in storage, the oldest first, but for the first `skipped`. */
export async function listPhotosToRemove(
  database: Database,
  now: Date,
  skipped: number,
): Promise<PhotoToRemove[]> {
  return database
    .select({ memberId: measurements.memberId, id: measurements.id, photoKey: measurements.photoKey })
    .from(measurements)
    .where(
      and(
        isNotNull(measurements.deletedAt),
        isNotNull(measurements.photoKey),
        or(isNull(measurements.photoOfferedUntil), lt(measurements.photoOfferedUntil, now)),
      ),
    )
    .orderBy(sql`${measurements.photoOfferedUntil} nulls first`, measurements.memberId, measurements.id)
    .offset(skipped)
    .limit(500);
}

/** Forgets the photo of a tombstone, once it is gone from storage for good. */
export async function forgetPhoto(database: Database, memberId: string, id: string): Promise<void> {
  await database
    .update(measurements)
    .set({ photoKey: null, photoOfferedUntil: null })
    .where(and(isRow(memberId, id), isNotNull(measurements.deletedAt)));
}
