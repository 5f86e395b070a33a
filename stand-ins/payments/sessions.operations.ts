import type { Database } from '../../server/database/database.ts';
import type { ApiCall } from './api-call.ts';
import { pageOf } from './api-call.ts';
import { emit } from './events.ts';
import type { FormFields } from './form-body.ts';
import { fieldsOf, listOf, textOf, textsOf } from './form-body.ts';
import { insertObject, listObjects, newId, readObject, updateObject } from './objects.repository.ts';
import type { CheckoutSession, PlanChangeFlow, PortalSession } from './stand-in-objects.ts';
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

/** Returns its current state: an open one whose time is over cannot be paid. */
function asOf(session: CheckoutSession, now: Date): CheckoutSession {
  const isOver = session.status === 'open' && secondsOf(now) > session.expires_at;
  return isOver ? { ...session, status: 'expired', url: null } : session;
}

export async function listCheckoutSessions(call: ApiCall): Promise<object> {
  const { standIn, transaction, form } = call;
  const customer = requiredText(form, 'customer');
  const status = textOf(form, 'status');
  const sessions = (await listObjects(transaction, 'checkout.session', customer)).map((session) =>
    asOf(session, standIn.clock()),
  );
  const wanted = sessions.filter((session) => status === null || session.status === status);
  return pageOf(wanted, call, '/v1/checkout/sessions');
}

export async function expireCheckoutSession({ standIn, transaction, id }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const session = asOf(await readObject(transaction, 'checkout.session', id), now);
  if (session.status !== 'open')
    throw invalidRequest('Only Checkout Sessions with a status in ["open"] can be expired.');
  const expired: CheckoutSession = { ...session, status: 'expired', url: null };
  await updateObject(transaction, expired);
  await emit(transaction, 'checkout.session.expired', expired, now);
  return expired;
}

export function retrieveCheckoutSession({ transaction, id }: ApiCall): Promise<object> {
  return readObject(transaction, 'checkout.session', id);
}

/** The flow that asks her to confirm another plan; null for the portal itself. */
async function planChangeFlow(
  transaction: Database,
  customer: string,
  form: FormFields,
): Promise<PlanChangeFlow | null> {
  const flow = fieldsOf(form, 'flow_data');
  const type = textOf(flow, 'type');
  if (type === null) return null;
  if (type !== 'subscription_update_confirm')
    throw invalidRequest('The stand-in knows one flow.', { param: 'flow_data[type]' });
  const wanted = fieldsOf(flow, type);
  const [item] = listOf(wanted, 'items');
  if (typeof item !== 'object') throw missingParameter('items');
  const subscription = requiredText(wanted, 'subscription');
  const { customer: owner } = await readObject(transaction, 'subscription', subscription);
  if (owner !== customer) throw missingResource('subscription', subscription);
  const after = fieldsOf(fieldsOf(flow, 'after_completion'), 'redirect');
  const doneUrl = textOf(after, 'return_url') ?? returnAddress(form, 'return_url');
  return { type, subscription, price: requiredText(item, 'price'), done_url: doneUrl };
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
    stand_in: { flow: await planChangeFlow(transaction, customer, form) },
  };
  return insertObject(transaction, 'billing_portal.session', session, {
    customerId: customer,
    createdAt: now,
  });
}
