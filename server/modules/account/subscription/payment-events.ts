/**
 * Handles webhooks. They only say that something has changed: the subscription itself is read again, so they may
 * come late, twice or in any order.
 */
import { inArray, lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Log } from '../../../core/log.ts';
import type { PaymentSource } from '../../../core/watch.ts';
import type { Database } from '../../../database/database.ts';
import type { Billing } from './billing.ts';
import { customerOfEvent } from './customer-of-event.ts';
import { withMemberLease } from './member-lease.ts';
import { settleCustomer } from './settle-groups.ts';
import { mailAbout } from './mail-about-event.ts';
import { closeCheckouts } from './open-checkouts.ts';
import { noteForStaff } from '../staff/staff-notices.repository.ts';
import { staffNoticeOf } from './staff.mails.ts';
import { paymentEvents } from './subscriptions.tables.ts';

/** The events that the webhook endpoint at the card service must send (docs/operations.md). */
export const PAYMENT_EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'subscription_schedule.updated',
  'subscription_schedule.released',
  'invoice.paid',
  'invoice.payment_failed',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'refund.failed',
] as const;

/** As long as the card service lists them. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/**
 * Rejects if something did not work, so that the event is sent again. Returns true if it had an effect: false for one that is
 * known, or is not a member's.
 */
export async function receiveEvent(
  billing: Billing,
  log: Log,
  event: Stripe.Event,
  foundBy: PaymentSource,
): Promise<boolean> {
  const { database, clock, watch } = billing;
  if (await isKnown(database, event)) return false;
  await tellStaffOf(billing, log, event);
  const customer = await customerOfEvent(billing, log, event);
  const row = { id: event.id, type: event.type, receivedAt: clock() };
  if (customer === null) {
    await database.insert(paymentEvents).values(row).onConflictDoNothing();
    return false;
  }
  return withMemberLease(billing, customer.memberId, async () => {
    if (await isKnown(database, event)) return false;
    if (event.type === 'checkout.session.completed') await closeCheckouts(billing, customer.customerId);
    await settleCustomer(billing, log, customer);
    await mailAbout(billing, event, customer);
    await database.insert(paymentEvents).values(row);
    watch?.paymentTookEffect(foundBy, clock().getTime() / 1000 - event.created);
    return true;
  });
}

/** Notes what a person has to decide, before the event is recorded, so that it cannot vanish, and whoever's payment it is. */
async function tellStaffOf({ database, clock }: Billing, log: Log, event: Stripe.Event): Promise<void> {
  const notice = staffNoticeOf(event);
  if (notice === null) return;
  if (event.type === 'refund.failed')
    log.error(
      { event: 'refund-failed', id: event.id, refund: event.data.object.id },
      'payments: a bank sent a refund back, so the member has not got her money',
    );
  await noteForStaff(database, { ...notice, memberId: null, createdAt: clock() });
}

async function isKnown(database: Database, event: Stripe.Event): Promise<boolean> {
  return (await unknownOf(database, [event])).length === 0;
}

/** Returns the events that have not had their effect yet, in the same order. */
export async function unknownOf(
  database: Database,
  events: readonly Stripe.Event[],
): Promise<Stripe.Event[]> {
  const ids = events.map(({ id }) => id);
  const rows = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(inArray(paymentEvents.id, ids));
  const known = new Set(rows.map(({ id }) => id));
  return events.filter(({ id }) => !known.has(id));
}

export async function forgetOldEvents({ database, clock }: Billing): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
