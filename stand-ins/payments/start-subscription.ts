import type { Database } from '../../server/database/database.ts';
import { emit } from './events.ts';
import { payNewInvoice } from './invoices.ts';
import { periodAround } from './months.ts';
import { insertObject, newId } from './objects.repository.ts';
import { FLEXIBLE } from './required-fields.ts';
import type { Price, Subscription } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';

export interface NewSubscription {
  customerId: string;
  paymentMethodId: string;
  price: Price;
  metadata: Record<string, string>;
  startedAt: Date;
}

/** Starts a subscription in the period that contains `now`, with that period paid for. */
export async function startSubscription(
  transaction: Database,
  wanted: NewSubscription,
  now: Date,
): Promise<Subscription> {
  const { customerId, paymentMethodId, price, metadata, startedAt } = wanted;
  const id = newId('sub');
  const { from, to } = periodAround(startedAt, now);
  const item = {
    id: newId('si'),
    object: 'subscription_item' as const,
    subscription: id,
    price,
    quantity: 1 as const,
    current_period_start: secondsOf(from),
    current_period_end: secondsOf(to),
  };
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: secondsOf(startedAt),
    start_date: secondsOf(startedAt),
    livemode: false,
    status: 'active',
    customer: customerId,
    currency: 'eur',
    collection_method: 'charge_automatically',
    // Stripe's own choice for present sales, if nobody asks for another.
    billing_mode: FLEXIBLE,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    default_payment_method: paymentMethodId,
    latest_invoice: null,
    metadata,
    items: {
      object: 'list',
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
  };
  subscription.latest_invoice = (await payNewInvoice(transaction, subscription, from)).id;
  await insertObject(transaction, 'subscription', subscription, {
    customerId,
    createdAt: startedAt,
    dueAt: to,
  });
  await emit(transaction, 'customer.subscription.created', subscription, now);
  return subscription;
}
