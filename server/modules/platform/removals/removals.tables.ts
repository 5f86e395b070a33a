import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Objects that nothing refers to any more, until they are gone from storage for good. */
export const objectsToRemove = pgTable('objects_to_remove', {
  key: text().primaryKey(),
  /** Until when an upload begun in time may still arrive at this key; null if none can. */
  mayArriveUntil: timestamp({ withTimezone: true }),
});
