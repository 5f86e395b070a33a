import type { ApiCall } from './api-call.ts';
import { cancelNow } from './billing.ts';
import { newCustomer } from './checkout.ts';
import { emit } from './events.ts';
import { textOf, textsOf } from './form-body.ts';
import { forgetAnswersAbout } from './idempotency.ts';
import {
  deleteObject,
  findObject,
  insertObject,
  listObjects,
  readObject,
  updateObject,
} from './objects.repository.ts';

export async function createCustomer({ standIn, transaction, form }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const customer = newCustomer(textOf(form, 'email'), textsOf(form, 'metadata'), now);
  return insertObject(transaction, 'customer', customer, { customerId: customer.id, createdAt: now });
}

/** A deleted customer's tombstone, as Stripe returns it. */
const deleted = (id: string) => ({ id, object: 'customer', deleted: true });

export async function retrieveCustomer({ transaction, id }: ApiCall): Promise<object> {
  const customer = await findObject(transaction, 'customer', id);
  if (customer !== null) return customer;
  const isKnown = (await listObjects(transaction, 'subscription', id)).length > 0;
  return isKnown ? deleted(id) : readObject(transaction, 'customer', id);
}

export async function updateCustomer({ transaction, id, form }: ApiCall): Promise<object> {
  const customer = await readObject(transaction, 'customer', id);
  const metadata = { ...customer.metadata, ...textsOf(form, 'metadata') };
  const changed = { ...customer, email: textOf(form, 'email') ?? customer.email, metadata };
  await updateObject(transaction, changed);
  return changed;
}

/** Ends her subscriptions at once and forgets her cards and her address, which Stripe leaves on invoices; what was paid stays in the accounts. */
export async function deleteCustomer({ standIn, transaction, id }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const customer = await readObject(transaction, 'customer', id);
  for (const subscription of await listObjects(transaction, 'subscription', id)) {
    const ended = await cancelNow(transaction, subscription, now);
    await updateObject(transaction, { ...ended, default_payment_method: null });
  }
  for (const kind of ['payment_method', 'checkout.session', 'billing_portal.session'] as const) {
    for (const { id: objectId } of await listObjects(transaction, kind, id))
      await deleteObject(transaction, objectId);
  }
  for (const invoice of await listObjects(transaction, 'invoice', id))
    await updateObject(transaction, { ...invoice, customer_email: null });
  await deleteObject(transaction, id);
  await forgetAnswersAbout(transaction, id);
  // Stripe sends her as she was; here nothing keeps the address of one who is erased.
  await emit(transaction, 'customer.deleted', { ...customer, email: null, metadata: {} }, now);
  return deleted(id);
}
