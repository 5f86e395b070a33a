import type { Database } from '../../server/database/database.ts';
import { emit } from './events.ts';
import { insertObject, newId, updateObject } from './objects.repository.ts';
import { startSubscription } from './start-subscription.ts';
import type { StandIn } from './stand-in.ts';
import type { CheckoutSession, Customer, PaymentMethod, Subscription } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';
import { missingResource } from './stripe-errors.ts';
import type { TestCard } from './test-cards.ts';

const CARD_YEARS = 3;

export function newCustomer(email: string | null, metadata: Record<string, string>, now: Date): Customer {
  return {
    id: newId('cus'),
    object: 'customer',
    created: secondsOf(now),
    livemode: false,
    email,
    metadata,
    invoice_settings: { default_payment_method: null },
  };
}

export async function addCard(
  transaction: Database,
  customerId: string,
  card: TestCard,
  now: Date,
): Promise<PaymentMethod> {
  const { brand, last4 } = card;
  const expiry = { exp_month: 12, exp_year: now.getUTCFullYear() + CARD_YEARS };
  const method: PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    created: secondsOf(now),
    livemode: false,
    customer: customerId,
    type: 'card',
    card: { brand, last4, ...expiry },
  };
  return insertObject(transaction, 'payment_method', method, { customerId, createdAt: now });
}

/** Turns an open session, paid for with a card, into a subscription; makes the customer if there is none. */
export async function completeCheckout(
  standIn: StandIn,
  transaction: Database,
  session: CheckoutSession,
  card: TestCard,
): Promise<Subscription> {
  const now = standIn.clock();
  const price = standIn.prices.get(session.stand_in.price);
  if (price === undefined) throw missingResource('price', session.stand_in.price);
  const customerId = session.customer ?? (await insertCustomer(transaction, session.customer_email, now)).id;
  const method = await addCard(transaction, customerId, card, now);
  const { subscription_metadata: metadata } = session.stand_in;
  const wanted = { customerId, paymentMethodId: method.id, price, metadata, startedAt: now };
  const subscription = await startSubscription(transaction, wanted, now);
  const completed: CheckoutSession = {
    ...session,
    customer: customerId,
    status: 'complete',
    payment_status: 'paid',
    subscription: subscription.id,
    url: null,
  };
  await updateObject(transaction, completed);
  await emit(transaction, 'checkout.session.completed', completed, now);
  return subscription;
}

function insertCustomer(transaction: Database, email: string | null, now: Date): Promise<Customer> {
  const customer = newCustomer(email, {}, now);
  return insertObject(transaction, 'customer', customer, { customerId: customer.id, createdAt: now });
}
