/**
 * Compares what the service believes about payments with what the card service says, so that a webhook that never came leaves
 * nothing wrong: her plan, a duplicate, a mail that the law wants. It reads events first (missed-events.ts); then, once a day for
 * each member who pays or paid, her groups themselves, to find what no event reports (a change in the identity service). Groups
 * that were given after a restored backup was made have to be noted by a person (docs/operations.md).
 */
import type { Log } from '../../../core/log.ts';
import { ENDLESS, openTurn, type Turn } from '../../../core/turn.ts';
import type { Billing } from './billing.ts';
import { listCustomersNotSettledSince, putOffSettling } from './customers.repository.ts';
import { causeOf } from '../../../core/failures.ts';
import { withMemberLease } from './member-lease.ts';
import { receiveMissedEvents } from './missed-events.ts';
import { settleCustomer } from './settle-groups.ts';

const HOUR_MS = 3600 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Few enough for one turn; the next one goes on. */
const BATCH = 20;
/** Half of a turn: many events may not keep the groups from being compared. */
const EVENTS_MS = 2 * 60_000;

/** Mends what it finds; what fails is tried again later. Rejects with the failures when all has been tried. */
export async function reconcilePayments(billing: Billing, log: Log, turn = ENDLESS): Promise<void> {
  const events = openTurn(EVENTS_MS, () => turn.isOver());
  const { failures, mended } = await receiveMissedEvents(billing, log, () => events.isOver());
  if (mended > 0) log.warn({ event: 'reconciliation', mended }, 'payments: events that no webhook brought');
  failures.push(...(await settleStale(billing, log, turn)));
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payment matters are still to be compared`);
}

async function settleStale(billing: Billing, log: Log, turn: Turn): Promise<unknown[]> {
  const { database, clock } = billing;
  const failures: unknown[] = [];
  const before = new Date(clock().getTime() - DAY_MS);
  for (const customer of await listCustomersNotSettledSince(database, before, BATCH)) {
    if (turn.isOver()) break;
    const { memberId, customerId } = customer;
    try {
      const left = await withMemberLease(billing, memberId, () => settleCustomer(billing, log, customer));
      if (left.length > 0) throw new AggregateError(left, 'A second subscription of hers is not settled');
    } catch (error) {
      const entry = { event: 'customer-not-compared', customer: customerId, ...causeOf(error) };
      log.warn(entry, 'payments: a customer is compared again in an hour');
      failures.push(error);
      await putOffSettling(database, memberId, new Date(before.getTime() + HOUR_MS));
    }
  }
  return failures;
}
