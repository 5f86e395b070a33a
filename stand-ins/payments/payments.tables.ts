/** The tables of the payments stand-in, shared by all its processes. With real Stripe they stay empty. */
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** Everything that has an id of Stripe's form: customers, checkout sessions, subscriptions, invoices, refunds. */
export const standInObjects = pgTable(
  'stand_in_objects',
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    /** The customer it belongs to; null for none. */
    customerId: text(),
    /** The object as Stripe would answer it. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment().notNull(),
    /** When time will change the object next, e.g. the end of a paid period; null for most. */
    dueAt: moment(),
  },
  (table) => [
    index('stand_in_objects_customer').on(table.customerId, table.kind, table.createdAt),
    index('stand_in_objects_due').on(table.dueAt),
  ],
);

/** The first answer to each idempotency key. */
export const standInRequests = pgTable('stand_in_requests', {
  idempotencyKey: text().primaryKey(),
  /** SHA-256 of the method, the path and the parameters. */
  requestHash: text().notNull(),
  /** Null while the first request is under way. */
  answer: jsonb().$type<Record<string, unknown>>(),
  createdAt: moment().notNull(),
});

/** Webhooks to send, and those sent. */
export const standInEvents = pgTable(
  'stand_in_events',
  {
    id: text().primaryKey(),
    payload: text().notNull(),
    createdAt: moment().notNull(),
    tries: integer().notNull(),
    /** The time at which it is sent (again); null once it has arrived or was given up. */
    nextTryAt: moment(),
  },
  (table) => [index('stand_in_events_next_try').on(table.nextTryAt)],
);
