import type Stripe from 'stripe';
import { type Billing, STRIPE_PAGE_MAX } from './billing.ts';

/**
 * The time when the debt became due: that of the first invoice not paid, with none paid since. `invoices` are the newest first.
 */
export function owedSince(invoices: readonly Pick<Stripe.Invoice, 'status' | 'created'>[]): Date | null {
  const lastPaid = invoices.findIndex(({ status }) => status === 'paid');
  const first = invoices
    .slice(0, lastPaid === -1 ? undefined : lastPaid)
    .findLast(({ status }) => status === 'open' || status === 'uncollectible');
  return first === undefined ? null : new Date(first.created * 1000);
}

/**
 * Reads the debt of each of these that is past due, by its id. A member whose card is refused month after month has a debt as old
 * as the first.
 */
export async function readDebts(
  { payments }: Billing,
  subscriptions: readonly Stripe.Subscription[],
): Promise<ReadonlyMap<string, Date>> {
  const debts = new Map<string, Date>();
  for (const { id, status } of subscriptions) {
    if (status !== 'past_due') continue;
    const { data } = await payments.stripe.invoices.list({ subscription: id, limit: STRIPE_PAGE_MAX });
    const since = owedSince(data);
    if (since !== null) debts.set(id, since);
  }
  return debts;
}
