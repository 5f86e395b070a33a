import type { ApiCall } from './api-call.ts';
import type { FormFields } from './form-body.ts';
import { fieldsOf, listOf, textOf, textsOf } from './form-body.ts';
import { insertObject, newId, readObject } from './objects.store.ts';
import type { CheckoutSession, PortalSession } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';
import { invalidRequest, missingParameter, missingResource } from './stripe-errors.ts';

const CHECKOUT_SECONDS = 24 * 3600;

function requiredText(form: FormFields, name: string): string {
  const value = textOf(form, name);
  if (value === null) throw missingParameter(name);
  return value;
}

function returnAddress(form: FormFields, name: string): string {
  const address = requiredText(form, name);
  if (!URL.canParse(address)) throw invalidRequest('Not a valid URL', { code: 'url_invalid', param: name });
  return address;
}

export async function createCheckoutSession({ standIn, transaction, form }: ApiCall): Promise<object> {
  const now = standIn.clock();
  if (form['mode'] !== 'subscription')
    throw invalidRequest('The stand-in knows subscriptions alone.', { param: 'mode' });
  const [item] = listOf(form, 'line_items');
  if (typeof item !== 'object') throw missingParameter('line_items');
  const priceId = requiredText(item, 'price');
  const price = standIn.prices.get(priceId);
  if (price === undefined) throw missingResource('price', priceId, 'line_items[0][price]');
  const customer = textOf(form, 'customer');
  if (customer !== null) await readObject(transaction, 'customer', customer, 'customer');
  const id = newId('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    created: secondsOf(now),
    livemode: false,
    mode: 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    customer,
    customer_email: textOf(form, 'customer_email'),
    client_reference_id: textOf(form, 'client_reference_id'),
    currency: 'eur',
    amount_total: price.unit_amount,
    metadata: textsOf(form, 'metadata'),
    success_url: returnAddress(form, 'success_url'),
    cancel_url: returnAddress(form, 'cancel_url'),
    expires_at: secondsOf(now) + CHECKOUT_SECONDS,
    url: `${standIn.publicUrl}/pay/checkout/${id}`,
    subscription: null,
    stand_in: {
      price: priceId,
      subscription_metadata: textsOf(fieldsOf(form, 'subscription_data'), 'metadata'),
    },
  };
  return insertObject(transaction, 'checkout.session', session, { customerId: customer, createdAt: now });
}

export function retrieveCheckoutSession({ transaction, id }: ApiCall): Promise<object> {
  return readObject(transaction, 'checkout.session', id);
}

export async function createPortalSession({ standIn, transaction, form }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const { id: customer } = await readObject(
    transaction,
    'customer',
    requiredText(form, 'customer'),
    'customer',
  );
  const id = newId('bps');
  const session: PortalSession = {
    id,
    object: 'billing_portal.session',
    created: secondsOf(now),
    livemode: false,
    customer,
    return_url: returnAddress(form, 'return_url'),
    url: `${standIn.publicUrl}/pay/portal/${id}`,
  };
  return insertObject(transaction, 'billing_portal.session', session, {
    customerId: customer,
    createdAt: now,
  });
}
