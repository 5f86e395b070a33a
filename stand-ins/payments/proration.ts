import type { InvoiceLine, Price, Subscription } from './stand-in-objects.ts';
import { newId } from './objects.repository.ts';

/** A line of an invoice about the subscription's item, in cents. */
export function lineOf(
  { id: subscription, items }: Subscription,
  line: Pick<InvoiceLine, 'amount' | 'description' | 'period'>,
  proration: boolean,
): InvoiceLine {
  const details = { subscription, subscription_item: items.data[0].id, proration };
  return {
    id: newId('il'),
    object: 'line_item',
    currency: 'eur',
    ...line,
    parent: { type: 'subscription_item_details', subscription_item_details: details },
  };
}

/**
 * Returns what a change of price costs from `at` (seconds) to the period's end: the old price back, the new one for that
 * time.
 */
export function prorationLines(subscription: Subscription, price: Price, at: number): InvoiceLine[] {
  const { current_period_start: start, current_period_end: end, price: old } = subscription.items.data[0];
  const from = Math.min(Math.max(at, start), end);
  const share = (end - from) / (end - start);
  const period = { start: from, end };
  const credit = {
    amount: -Math.round(old.unit_amount * share),
    description: `Kasutamata aeg: ${old.nickname}`,
    period,
  };
  const charge = {
    amount: Math.round(price.unit_amount * share),
    description: `Ülejäänud aeg: ${price.nickname}`,
    period,
  };
  return [lineOf(subscription, credit, true), lineOf(subscription, charge, true)];
}

export function sumOf(lines: readonly InvoiceLine[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
