/** Handles grace periods that have ended, and withdrawals and receipts that failed at first. */
import { sql } from 'drizzle-orm';
import { causeOf } from '../../../core/failures.ts';
import type { Log } from '../../../core/log.ts';
import { ENDLESS } from '../../../core/turn.ts';
import type { Billing } from './billing.ts';
import { carryOutRequest } from './carry-out-withdrawal.ts';
import { mailStaffNotices } from '../staff/mail-staff-notices.ts';
import { mailUnmailed } from './finish-withdrawals.ts';
import { listCustomersToCheck } from './customers.repository.ts';
import { withMemberLease } from './member-lease.ts';
import { forgetOldEvents } from './payment-events.ts';
import { settleCustomer } from './settle-groups.ts';
import { withdrawalRequests } from './subscriptions.tables.ts';
import { countMailTry, forgetOldWithdrawals, listRequests, listUnmailed } from './withdrawals.repository.ts';

const BATCH = 50;

/** Does what is due; what fails stays due. Rejects with the failures when all has been tried. */
export async function sweepPayments(billing: Billing, log: Log, turn = ENDLESS): Promise<void> {
  const { database, clock } = billing;
  const failures: unknown[] = [];
  const attempt = (work: Promise<unknown>, about = {}) =>
    work.catch((error: unknown) => {
      const entry = { event: 'payment-matter-due', ...about, ...causeOf(error) };
      log.warn(entry, 'payments: what is due did not work and is tried again');
      failures.push(error);
    });
  for (const customer of await listCustomersToCheck(database, clock(), BATCH)) {
    if (turn.isOver()) break;
    const settle = () => settleCustomer(billing, log, customer);
    const settled = withMemberLease(billing, customer.memberId, settle).then((left) =>
      failures.push(...left),
    );
    await attempt(settled, { customer: customer.customerId });
  }
  for (const request of await listRequests(database, BATCH)) {
    if (turn.isOver()) break;
    await database
      .update(withdrawalRequests)
      .set({ tries: sql`${withdrawalRequests.tries} + 1` })
      .where(sql`${withdrawalRequests.id} = ${request.id}`);
    await attempt(carryOutRequest(billing, log, request), { request: request.id });
  }
  for (const { subscriptionId: subscription } of await listUnmailed(database, BATCH)) {
    if (turn.isOver()) break;
    await countMailTry(database, subscription);
    await attempt(mailUnmailed(billing, subscription), { subscription });
  }
  await attempt(mailStaffNotices(billing, turn));
  await attempt(forgetOldEvents(billing));
  await attempt(forgetOldWithdrawals(database, clock()));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payment matters are still due`);
}
