/**
 * A member's own events. Keys carry the member first: ids are looked up among the caller's own, and another member may use the
 * same one. A deleted event leaves a tombstone without any figure, so that a late replay of its creation cannot bring it back.
 */
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

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

export const completions = pgTable(
  'completions',
  {
    memberId: uuid().notNull(),
    /** `<day>_<trainingId>_<memberId>`. */
    id: text().notNull(),
    trainingId: text().notNull(),
    eventDateTime: text().notNull(),
    eventAt: moment().notNull(),
    /** The member's own day and month, from `eventDateTime`. */
    day: date().notNull(),
    month: text().notNull(),
    removedAt: moment(),
    /** Further moments of the day at which it was marked as done and which still count: each is taken back by itself. */
    alsoDoneAt: text().array().notNull().default([]),
    /** Each moment that was taken back: a replay of it must not complete the training again. */
    takenBack: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.id] }),
    index('completions_timeline')
      .on(table.memberId, table.eventAt, table.id)
      .where(sql`${table.removedAt} is null`),
    index('completions_month')
      .on(table.memberId, table.month)
      .where(sql`${table.removedAt} is null`),
    index('completions_of_all')
      .on(table.eventAt, table.id)
      .where(sql`${table.removedAt} is null`),
  ],
);
