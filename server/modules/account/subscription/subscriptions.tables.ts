/** The service's own data about payments. Subscriptions are stored at Stripe and read there. */
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true });

/** The Stripe customer of each member. */
export const paymentCustomers = pgTable(
  'payment_customers',
  {
    memberId: uuid().primaryKey(),
    customerId: text().notNull().unique('payment_customers_customer'),
    /** The time at which her access will change by itself: the end of a grace period. Null if nothing is due. */
    checkAt: moment(),
    /** The time when her groups were last compared with the card service's word. Null if never. */
    settledAt: moment(),
    /** Only the holder of the lease may change this member's groups. */
    leaseToken: uuid(),
    leaseUntil: moment(),
  },
  (table) => [
    index('payment_customers_check').on(table.checkAt),
    index('payment_customers_settled').on(table.settledAt),
  ],
);

/** The identity groups that a subscription has given; only these are taken away again. */
export const subscriptionGroups = pgTable(
  'subscription_groups',
  { memberId: uuid().notNull(), groupName: text().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.groupName] })],
);

/** Webhooks that have had their effect. */
export const paymentEvents = pgTable(
  'payment_events',
  { id: text().primaryKey(), type: text().notNull(), receivedAt: moment().notNull() },
  (table) => [index('payment_events_received').on(table.receivedAt)],
);

/** The point up to which the card service's own list of events has been gone through. */
export const paymentReconciliation = pgTable('payment_reconciliation', {
  name: text().primaryKey(),
  /** The first second not gone through yet. */
  reachedAt: moment().notNull(),
});

/** Declarations of withdrawal not yet carried out; those that name no contract vanish, and are logged. */
export const withdrawalRequests = pgTable('withdrawal_requests', {
  id: uuid().primaryKey(),
  subscriptionId: text().notNull(),
  /** The member who was signed in, whose contract it is or is said to be; null if only the address says whose it is. */
  memberId: uuid(),
  /** The address that the contract is said to be made with; a member's own if she was signed in. */
  email: text().notNull(),
  receivedAt: moment().notNull(),
  tries: integer().notNull(),
  /** When the receipt of the declaration alone was mailed, because what follows from it could not be done at once. */
  declarationMailedAt: moment(),
});

/** Withdrawals from contracts, kept as the accounts are: seven years from the end of the year, also after an account is erased. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    subscriptionId: text().primaryKey(),
    id: uuid().notNull(),
    memberId: uuid().notNull(),
    sentTo: text().notNull(),
    receivedAt: moment().notNull(),
    refundedCents: integer().notNull(),
    /** Null until the receipt has been sent. */
    mailedAt: moment(),
    /** The number of sweeps that have tried to send it: one that cannot be sent comes after all others. */
    mailTries: integer().notNull().default(0),
  },
  (table) => [
    index('withdrawals_member').on(table.memberId),
    index('withdrawals_received').on(table.receivedAt),
    index('withdrawals_unmailed')
      .on(table.receivedAt)
      .where(sql`${table.mailedAt} is null`),
  ],
);
