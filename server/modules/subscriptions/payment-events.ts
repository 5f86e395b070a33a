/**
 * Handles webhooks. They only say that something has changed: the subscription itself is read again, so they may
 * come late, twice or in any order.
 */
import { eq, lt } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Billing } from './billing.ts';
import { findCustomerByStripeId, setCheckAt } from './customers.repository.ts';
import { withMemberLease } from './member-lease.ts';
import { settleGroups } from './settle-groups.ts';
import { mailAbout } from './mail-about-event.ts';
import { closeCheckouts } from './open-checkouts.ts';
import { paymentEvents } from './subscriptions.tables.ts';

const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

/** Rejects where something did not work, so that the event is sent again. */
export async function receiveEvent(billing: Billing, event: Stripe.Event): Promise<void> {
  const { database, clock } = billing;
  if (await isKnown(database, event.id)) return;
  const customerId = customerIdOf(event);
  const customer = customerId === null ? null : await findCustomerByStripeId(database, customerId);
  const row = { id: event.id, type: event.type, receivedAt: clock() };
  if (customer === null) {
    await database.insert(paymentEvents).values(row).onConflictDoNothing();
    return;
  }
  await withMemberLease(billing, customer.memberId, async () => {
    if (await isKnown(database, event.id)) return;
    if (event.type === 'checkout.session.completed') await closeCheckouts(billing, customer.customerId);
    const checkAt = await settleGroups(billing, customer);
    await mailAbout(billing, event, customer);
    await inTransaction(database, async (transaction) => {
      await setCheckAt(transaction, customer.memberId, checkAt);
      await transaction.insert(paymentEvents).values(row);
    });
  });
}

async function isKnown(database: Database, id: string): Promise<boolean> {
  const rows = await database
    .select({ id: paymentEvents.id })
    .from(paymentEvents)
    .where(eq(paymentEvents.id, id));
  return rows.length > 0;
}

/** Returns the customer of an event, or null if it concerns none. */
function customerIdOf({ data }: Stripe.Event): string | null {
  const { object } = data;
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}

/** Stripe sends an event again for three days at most. */
export async function forgetOldEvents({ database, clock }: Billing): Promise<void> {
  const before = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
  await database.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
