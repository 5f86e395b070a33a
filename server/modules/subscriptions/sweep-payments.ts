/** Handles grace periods that have ended, and withdrawals and receipts that failed at first. */
import { sql } from 'drizzle-orm';
import type { Log } from '../../core/log.ts';
import type { Billing } from './billing.ts';
import { carryOutRequest } from './carry-out-withdrawal.ts';
import { mailUnmailed } from './finish-withdrawals.ts';
import { listCustomersToCheck } from './customers.repository.ts';
import { withMemberLease } from './member-lease.ts';
import { forgetOldEvents } from './payment-events.ts';
import { settleCustomer } from './settle-groups.ts';
import { withdrawalRequests } from './subscriptions.tables.ts';
import { listRequests, listUnmailed } from './withdrawals.repository.ts';

const BATCH = 50;

/** Does what is due; what fails stays due. Rejects with the failures when all has been tried. */
export async function sweepPayments(billing: Billing, log: Log): Promise<void> {
  const { database, clock } = billing;
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>) => work.catch((error: unknown) => failures.push(error));
  for (const customer of await listCustomersToCheck(database, clock(), BATCH)) {
    await attempt(withMemberLease(billing, customer.memberId, () => settleCustomer(billing, customer)));
  }
  for (const request of await listRequests(database, BATCH)) {
    await database
      .update(withdrawalRequests)
      .set({ tries: sql`${withdrawalRequests.tries} + 1` })
      .where(sql`${withdrawalRequests.id} = ${request.id}`);
    await attempt(carryOutRequest(billing, log, request));
  }
  for (const withdrawal of await listUnmailed(database, BATCH)) {
    await attempt(mailUnmailed(billing, withdrawal.subscriptionId));
  }
  await attempt(forgetOldEvents(billing));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payment matters are still due`);
}
