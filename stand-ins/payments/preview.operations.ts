import type { ApiCall } from './api-call.ts';
import { fieldsOf, listOf, textOf } from './form-body.ts';
import { newId, readObject } from './objects.repository.ts';
import { prorationLines, sumOf } from './proration.ts';
import { secondsOf } from './stand-in-objects.ts';
import { missingParameter, missingResource } from './stripe-errors.ts';

/** The invoice that another price would make at once; nothing is changed by it. */
export async function createPreview({ standIn, transaction, form }: ApiCall): Promise<object> {
  const subscriptionId = textOf(form, 'subscription');
  if (subscriptionId === null) throw missingParameter('subscription');
  const details = fieldsOf(form, 'subscription_details');
  const [item] = listOf(details, 'items');
  if (typeof item !== 'object') throw missingParameter('subscription_details[items]');
  const priceId = textOf(item, 'price') ?? '';
  const price = standIn.prices.get(priceId);
  if (price === undefined) throw missingResource('price', priceId);
  const subscription = await readObject(transaction, 'subscription', subscriptionId);
  const now = secondsOf(standIn.clock());
  const lines = prorationLines(subscription, price, Number(textOf(details, 'proration_date') ?? now));
  const total = sumOf(lines);
  return {
    id: newId('upcoming_in'),
    object: 'invoice',
    created: now,
    livemode: false,
    customer: subscription.customer,
    currency: 'eur',
    status: 'draft',
    total,
    amount_due: Math.max(0, total),
    amount_paid: 0,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    lines: { object: 'list', data: lines, has_more: false, url: '/v1/invoices/upcoming/lines' },
  };
}
