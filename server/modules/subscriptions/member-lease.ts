/**
 * One at a time per member: what her subscriptions give is read from the card service and carried to the identity
 * service, and two that did so at once could carry in the wrong order. A lease in the database, because no
 * transaction may stay open while other services are asked.
 */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../database/database.ts';
import { findCustomer } from './customers.repository.ts';
import { paymentCustomers } from './subscriptions.tables.ts';

/** Longer than the calls under a lease take together at worst. */
const LEASE_MS = 90_000;
const WAIT_MS = 25;
const MAX_WAITS = 600;

/** Throws where the lease cannot be had in some seconds: the work is then due again. */
export async function withMemberLease<Result>(
  { database, clock }: { database: Database; clock: Clock },
  memberId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = randomUUID();
  for (let waits = 0; !(await take(database, memberId, token, clock())); waits += 1) {
    if (waits === MAX_WAITS) throw new Error('Another process is at work on this member’s subscriptions');
    await pause(WAIT_MS);
  }
  try {
    return await work();
  } finally {
    await database
      .update(paymentCustomers)
      .set({ leaseToken: null, leaseUntil: null })
      .where(and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.leaseToken, token)));
  }
}

/** The same, and without a lease for a member of whom no row is left to hold. */
export async function withLeaseOfAny<Result>(
  parts: { database: Database; clock: Clock },
  memberId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const customer = await findCustomer(parts.database, memberId);
  return customer === null ? work() : withMemberLease(parts, memberId, work);
}

async function take(database: Database, memberId: string, leaseToken: string, now: Date): Promise<boolean> {
  const isFree = or(isNull(paymentCustomers.leaseUntil), lt(paymentCustomers.leaseUntil, now));
  const taken = await database
    .update(paymentCustomers)
    .set({ leaseToken, leaseUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(paymentCustomers.memberId, memberId), isFree))
    .returning({ memberId: paymentCustomers.memberId });
  return taken.length > 0;
}
