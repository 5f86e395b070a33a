import type Stripe from 'stripe';
import type { Log } from '../../../core/log.ts';
import { isMemberId } from '../../../core/uuid.ts';
import type { Billing } from './billing.ts';
import type { PaymentCustomer } from './customers.repository.ts';
import { findCustomerByStripeId, keepCustomer } from './customers.repository.ts';
import { hasCode } from './end-and-refund.ts';

/**
 * Returns whose event it is; null if it is not a member's. A customer that this database does not know (it was restored from a
 * backup) is kept again, so that the member is never given a second one.
 */
export async function customerOfEvent(
  billing: Billing,
  log: Log,
  event: Stripe.Event,
): Promise<PaymentCustomer | null> {
  const { database } = billing;
  const customerId = customerIdOf(event);
  if (customerId === null) return null;
  const found = await findCustomerByStripeId(database, customerId);
  if (found !== null) return found;
  const memberId = await memberOf(billing, customerId);
  if (memberId === null) return null;
  const kept = await keepCustomer(database, { memberId, customerId });
  if (kept.customerId === customerId) return kept;
  log.error(
    { event: 'second-customer', memberId, customer: customerId, kept: kept.customerId },
    'payments: a member has two customers, who may both pay',
  );
  return null;
}

/** The member named by an object of ours at Stripe; null for another shop's. */
export function memberIn(metadata: Stripe.Metadata): string | null {
  const memberId = metadata['memberId'] ?? '';
  return isMemberId(memberId) ? memberId : null;
}

function customerIdOf({ data }: Stripe.Event): string | null {
  const { object } = data;
  const customer = 'customer' in object ? object.customer : null;
  if (typeof customer === 'string') return customer;
  return typeof customer === 'object' && customer !== null && 'id' in customer ? String(customer.id) : null;
}

/** Null for an erased customer, another shop's, and one whose member this installation does not know. */
async function memberOf({ payments, identityAdmin }: Billing, customerId: string): Promise<string | null> {
  const customer = await payments.stripe.customers.retrieve(customerId).catch((error: unknown) => {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  });
  if (customer === null || customer.deleted === true) return null;
  const memberId = memberIn(customer.metadata);
  if (memberId === null) return null;
  return (await identityAdmin.groupsOf(memberId)) === null ? null : memberId;
}
