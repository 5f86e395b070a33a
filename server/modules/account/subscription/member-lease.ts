/**
 * One at a time per member: what her subscriptions give is read from the card service and carried to the identity
 * service, and two that did so at once could carry in the wrong order. A lease in the database, because no
 * transaction may stay open while other services are asked.
 */
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Clock } from '../../../core/clock.ts';
import type { Database } from '../../../database/database.ts';
import { findCustomer } from './customers.repository.ts';
import { paymentCustomers } from './subscriptions.tables.ts';

/** The time for which a lease that its process no longer renews keeps others waiting, because that process died. */
const LEASE_MS = 90_000;
/** A card service that answers each call only at its last try takes longer than a lease. Every call ends in time by itself. */
const RENEWED_EVERY_MS = LEASE_MS / 3;
const WAIT_MS = 25;
const MAX_WAITS = 600;

/** Throws if the lease cannot be had in some seconds, or never because she was erased: the work is then due again. */
export async function withMemberLease<Result>(
  { database, clock }: { database: Database; clock: Clock },
  memberId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const token = randomUUID();
  const set = (lease: { leaseToken: string | null; leaseUntil: Date | null }) =>
    database
      .update(paymentCustomers)
      .set(lease)
      .where(and(eq(paymentCustomers.memberId, memberId), eq(paymentCustomers.leaseToken, token)));
  for (let waits = 0; !(await take(database, memberId, token, clock())); waits += 1) {
    if (waits === MAX_WAITS) throw new Error('Another process is at work on this member’s subscriptions');
    if ((await findCustomer(database, memberId)) === null) throw new Error('She is no customer any more');
    await pause(WAIT_MS);
  }
  const renewal = setInterval(() => {
    // A database that is away for a moment has it at the next turn.
    set({ leaseToken: token, leaseUntil: leaseEnd(clock()) }).catch(() => undefined);
  }, RENEWED_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await set({ leaseToken: null, leaseUntil: null });
  }
}

/** As `withMemberLease`, but without a lease for a member who has no row left to hold. */
export async function withLeaseOfAny<Result>(
  parts: { database: Database; clock: Clock },
  memberId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const customer = await findCustomer(parts.database, memberId);
  return customer === null ? work() : withMemberLease(parts, memberId, work);
}

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_MS);

async function take(database: Database, memberId: string, leaseToken: string, now: Date): Promise<boolean> {
  const isFree = or(isNull(paymentCustomers.leaseUntil), lt(paymentCustomers.leaseUntil, now));
  const taken = await database
    .update(paymentCustomers)
    .set({ leaseToken, leaseUntil: leaseEnd(now) })
    .where(and(eq(paymentCustomers.memberId, memberId), isFree))
    .returning({ memberId: paymentCustomers.memberId });
  return taken.length > 0;
}
