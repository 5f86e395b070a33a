import Stripe from 'stripe';
import type { Database } from '../../server/database/database.ts';
import { standInEvents } from './payments.tables.ts';
import { newId } from './objects.repository.ts';
import { secondsOf } from './stand-in-objects.ts';
import { whole } from './whole-objects.ts';

/** Puts an event among those to be sent, in the transaction that makes it true. `previous` holds the fields that changed, as they were. */
export async function emit(
  transaction: Database,
  type: string,
  object: object,
  now: Date,
  previous?: object,
): Promise<void> {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: secondsOf(now),
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
    data: dataOf(object, previous),
  };
  const payload = JSON.stringify(event);
  await transaction
    .insert(standInEvents)
    .values({ id: event.id, payload, createdAt: now, tries: 0, nextTryAt: now });
}

function dataOf(object: object, previous: object | undefined): object {
  if (previous === undefined) return { object: whole(object) };
  // A field that changed is as it would have been sent then.
  const before = new Map(Object.entries(Object(whole({ ...object, ...previous }))));
  const changed = Object.keys(previous).map((name) => [name, before.get(name)]);
  return { object: whole(object), previous_attributes: Object.fromEntries(changed) };
}
