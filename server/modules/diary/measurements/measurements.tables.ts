/**
 * A member's measurements. Keys carry the member first: ids are looked up among the caller's own, and another member may use the
 * same one. A deleted measurement leaves a tombstone without any figure, so that a late replay of its creation cannot bring it back.
 */
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

export const measurements = pgTable(
  'measurements',
  {
    memberId: uuid().notNull(),
    id: uuid().notNull(),
    /** The moment as the device sent it, with its offset; empty in a tombstone, like `eventAt`. */
    eventDateTime: text(),
    eventAt: moment(),
    /** Tenths of a kilogram. */
    weight: integer(),
    /** Tenths of a centimetre, as the four that follow. */
    hips: integer(),
    chest: integer(),
    waist: integer(),
    leftThigh: integer(),
    rightThigh: integer(),
    /** Null when no upload was ever offered. */
    photoKey: text(),
    /** Null while it is not known whether the photo has arrived. */
    isPhotoPresent: boolean(),
    /** Until when the storage accepts the latest offered upload. */
    photoOfferedUntil: moment(),
    deletedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('measurements_timeline')
      .on(table.memberId, table.eventAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('measurements_photos_to_look_for')
      .on(table.photoOfferedUntil)
      .where(
        sql`${table.deletedAt} is null and ${table.photoKey} is not null and ${table.isPhotoPresent} is null`,
      ),
    index('measurements_photos_to_remove')
      .on(table.photoOfferedUntil)
      .where(sql`${table.deletedAt} is not null and ${table.photoKey} is not null`),
  ],
);
