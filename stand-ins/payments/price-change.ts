import type { Database } from '../../server/database/database.ts';
import type { ApiCall } from './api-call.ts';
import { isCardGood, itemOf } from './billing.ts';
import type { FormFields } from './form-body.ts';
import { textOf } from './form-body.ts';
import { payInvoiceOf } from './invoices.ts';
import { prorationLines } from './proration.ts';
import type { Price, Subscription } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';
import { declinedCard, invalidRequest, missingResource } from './stripe-errors.ts';

/** Changes it as the API's parameters ask; a refused card leaves everything as it was. */
export async function changePrice(
  { standIn, transaction, form }: ApiCall,
  subscription: Subscription,
  asked: FormFields,
): Promise<Subscription> {
  const now = standIn.clock();
  if (textOf(asked, 'id') !== itemOf(subscription).id)
    throw invalidRequest('The stand-in’s subscriptions have one item.', { param: 'items[0][id]' });
  const priceId = textOf(asked, 'price') ?? '';
  const price = standIn.prices.get(priceId);
  if (price === undefined) throw missingResource('price', priceId, 'items[0][price]');
  if (form['proration_behavior'] !== 'always_invoice' || form['payment_behavior'] !== 'error_if_incomplete')
    throw invalidRequest('The stand-in changes a price only when it is paid at once.');
  const at = Number(textOf(form, 'proration_date') ?? secondsOf(now));
  return payForPrice(transaction, subscription, price, { at, now });
}

/** Another price from now on, its difference from `at` (seconds) paid at once. */
export async function payForPrice(
  transaction: Database,
  subscription: Subscription,
  price: Price,
  { at, now }: { at: number; now: Date },
): Promise<Subscription> {
  const lines = prorationLines(subscription, price, at);
  if (!(await isCardGood(transaction, subscription))) throw declinedCard();
  const changed: Subscription = {
    ...subscription,
    items: { ...subscription.items, data: [{ ...itemOf(subscription), price }] },
  };
  const { id } = await payInvoiceOf(transaction, changed, lines, now);
  return { ...changed, latest_invoice: id };
}
