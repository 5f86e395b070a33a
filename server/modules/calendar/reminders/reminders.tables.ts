import { date, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The push addresses of a member's browsers, one row for each device on which she wants to be reminded. */
export const pushDevices = pgTable(
  'push_devices',
  {
    /** The address at her browser's push service. */
    endpoint: text().primaryKey(),
    memberId: uuid().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when the device last said that it is there; signed out elsewhere since, it counts no more. */
    savedAt: timestamp({ withTimezone: true }).notNull(),
    /** The time when its push service last took a message. */
    reachedAt: timestamp({ withTimezone: true }),
    /** The day whose reminder its push service took last, so that a later try leaves it out. */
    remindedOn: date(),
  },
  (table) => [index('push_devices_member').on(table.memberId)],
);

/**
 * The last reminder of each member. It is open while `owedUntil` lies ahead on `day`: then whoever claims it sends it to her
 * devices that do not have it. A release without the last two columns leaves them as they were on an earlier day, which is closed.
 */
export const reminders = pgTable('reminders', {
  memberId: uuid().primaryKey(),
  /** The day in Tallinn. */
  day: date().notNull(),
  /** The time of its first try. */
  sentAt: timestamp({ withTimezone: true }).notNull(),
  /** `2026-11-25T18:00` by the clock in Tallinn: the hour of its plan. Null once none of her devices waits for it. */
  owedUntil: text(),
  /** Nobody but the holder of the claim sends it before. */
  claimedUntil: timestamp({ withTimezone: true }),
});
