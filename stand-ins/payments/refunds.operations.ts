import type { ApiCall } from './api-call.ts';
import { expands, pageOf } from './api-call.ts';
import { emit } from './events.ts';
import { textOf, textsOf } from './form-body.ts';
import { insertObject, listObjects, newId, readObject, updateObject } from './objects.repository.ts';
import type { Refund } from './stand-in-objects.ts';
import { secondsOf } from './stand-in-objects.ts';
import { invalidRequest, missingParameter } from './stripe-errors.ts';

export async function createRefund({ standIn, transaction, form }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const intentId = textOf(form, 'payment_intent');
  if (intentId === null) throw missingParameter('payment_intent');
  const intent = await readObject(transaction, 'payment_intent', intentId, 'payment_intent');
  const left = intent.amount - intent.stand_in.refunded;
  const amount = form['amount'] === undefined ? left : Number(form['amount']);
  if (left === 0)
    throw invalidRequest('Charge has already been refunded.', { code: 'charge_already_refunded' });
  if (!Number.isInteger(amount) || amount < 1 || amount > left) {
    throw invalidRequest('Refund amount is greater than unrefunded amount on charge.', { param: 'amount' });
  }
  await updateObject(transaction, { ...intent, stand_in: { refunded: intent.stand_in.refunded + amount } });
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    created: secondsOf(now),
    amount,
    currency: 'eur',
    payment_intent: intentId,
    metadata: textsOf(form, 'metadata'),
    status: 'succeeded',
  };
  await insertObject(transaction, 'refund', refund, { customerId: intent.customer, createdAt: now });
  await emit(transaction, 'refund.created', refund, now);
  return refund;
}

/** Their payments come only if they are asked for, as at Stripe. */
export async function listInvoices(call: ApiCall): Promise<object> {
  const { transaction, form } = call;
  const subscriptionId = textOf(form, 'subscription');
  const customer =
    subscriptionId === null
      ? textOf(form, 'customer')
      : (await readObject(transaction, 'subscription', subscriptionId, 'subscription')).customer;
  if (customer === null) throw missingParameter('customer');
  const status = textOf(form, 'status');
  const found = (await listObjects(transaction, 'invoice', customer)).filter(
    ({ status: its, parent }) =>
      (status === null || its === status) &&
      (subscriptionId === null || parent.subscription_details.subscription === subscriptionId),
  );
  const page = pageOf(found, call, '/v1/invoices');
  if (expands(form, 'data.payments')) return page;
  return { ...page, data: page.data.map((invoice) => ({ ...invoice, payments: undefined })) };
}

export async function listRefunds(call: ApiCall): Promise<object> {
  const intentId = textOf(call.form, 'payment_intent');
  if (intentId === null) throw missingParameter('payment_intent');
  const { customer } = await readObject(call.transaction, 'payment_intent', intentId, 'payment_intent');
  const found = await listObjects(call.transaction, 'refund', customer);
  return pageOf(
    found.filter((refund) => refund.payment_intent === intentId),
    call,
    '/v1/refunds',
  );
}
