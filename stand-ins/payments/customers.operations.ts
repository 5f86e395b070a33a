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

const OWN_ID = /^cus_[A-Za-z0-9]{28}$/;

/** A deleted customer's tombstone, as Stripe returns it. */
const deleted = (id: string) => ({ id, object: 'customer', deleted: true });

export async function retrieveCustomer({ transaction, id }: ApiCall): Promise<object> {
  const customer = await findObject(transaction, 'customer', id);
  if (customer !== null) return customer;
  // No id of this form can be guessed, so one that is not here was made here and deleted.
  return OWN_ID.test(id) ? deleted(id) : readObject(transaction, 'customer', id);
}

export async function updateCustomer({ transaction, id, form }: ApiCall): Promise<object> {
  const customer = await readObject(transaction, 'customer', id);
  const metadata = { ...customer.metadata, ...textsOf(form, 'metadata') };
  const changed = { ...customer, email: textOf(form, 'email') ?? customer.email, metadata };
  await updateObject(transaction, changed);
  return changed;
}

/** Ends her subscriptions at once and forgets her and her cards. Invoices stay as they were finalized, with her address, by which she may still withdraw. */
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
  await deleteObject(transaction, id);
  await forgetAnswersAbout(transaction, id);
  // Stripe sends her as she was; here nothing keeps the address of one who is erased.
  await emit(transaction, 'customer.deleted', { ...customer, email: null, metadata: {} }, now);
  return deleted(id);
}
