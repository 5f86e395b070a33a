import type { Database } from '../../database/database.ts';
import type { ApiCall } from './api-call.ts';
import { expands, pageOf } from './api-call.ts';
import { cancelNow, isLive, setCancelAtPeriodEnd } from './billing.ts';
import type { FormFields } from './form-body.ts';
import { textOf, textsOf } from './form-body.ts';
import { findObject, listObjects, readObject } from './objects.store.ts';
import type { Subscription } from './stand-in-objects.ts';
import { invalidRequest, missingParameter } from './stripe-errors.ts';

async function shown(
  transaction: Database,
  subscription: Subscription,
  form: FormFields,
  prefix = '',
): Promise<object> {
  const id = subscription.default_payment_method;
  if (id === null || !expands(form, `${prefix}default_payment_method`)) return subscription;
  return { ...subscription, default_payment_method: await findObject(transaction, 'payment_method', id) };
}

/** Without a status, all that have not ended; `all` with those. */
export async function listSubscriptions(call: ApiCall): Promise<object> {
  const { transaction, form } = call;
  const customer = textOf(form, 'customer');
  if (customer === null) throw missingParameter('customer');
  const status = textOf(form, 'status');
  const isWanted = (subscription: Subscription) => {
    if (status === 'all') return true;
    return status === null ? subscription.status !== 'canceled' : subscription.status === status;
  };
  const found = (await listObjects(transaction, 'subscription', customer)).filter(isWanted);
  const page = pageOf(found, call, '/v1/subscriptions');
  const data: object[] = [];
  // One after another: a transaction has one connection.
  for (const one of page.data) data.push(await shown(transaction, one, form, 'data.'));
  return { ...page, data };
}

export async function retrieveSubscription({ transaction, id, form }: ApiCall): Promise<object> {
  return shown(transaction, await readObject(transaction, 'subscription', id), form);
}

export async function updateSubscription({ standIn, transaction, id, form }: ApiCall): Promise<object> {
  const subscription = await readObject(transaction, 'subscription', id);
  if (!isLive(subscription)) throw invalidRequest('A canceled subscription can only update its metadata.');
  const metadata = { ...subscription.metadata, ...textsOf(form, 'metadata') };
  const isEnding = form['cancel_at_period_end'];
  if (isEnding !== undefined && isEnding !== 'true' && isEnding !== 'false') {
    throw invalidRequest('Invalid boolean', { param: 'cancel_at_period_end' });
  }
  const wanted = isEnding === undefined ? subscription.cancel_at_period_end : isEnding === 'true';
  return shown(
    transaction,
    await setCancelAtPeriodEnd(transaction, { ...subscription, metadata }, wanted, standIn.clock()),
    form,
  );
}

export async function cancelSubscription({ standIn, transaction, id, form }: ApiCall): Promise<object> {
  const subscription = await readObject(transaction, 'subscription', id);
  if (!isLive(subscription)) {
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
  }
  return shown(transaction, await cancelNow(transaction, subscription, standIn.clock()), form);
}
