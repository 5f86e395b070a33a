import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Where a member's browsers are reached, one row for each device on which she wants to be reminded. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** The address at her browser's push service. */
    endpoint: text().primaryKey(),
    memberId: uuid().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the device last said that it is there; signed out elsewhere since, it counts no more. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its push service last took a message. */
    reachedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('push_devices_member').on(table.memberId)],
);

/** The last reminder of each member: written before it is sent, so that none is sent twice. */
export const reminders = pgTable('reminders', {
  memberId: uuid().primaryKey(),
  /** The day in Tallinn. */
  day: date().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});
