import Stripe from 'stripe';
import type { Database } from '../../server/database/database.ts';
import { standInEvents } from './payments.tables.ts';
import { newId } from './objects.repository.ts';
import { secondsOf } from './stand-in-objects.ts';

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
    data: previous === undefined ? { object } : { object, previous_attributes: previous },
  };
  const payload = JSON.stringify(event);
  await transaction
    .insert(standInEvents)
    .values({ id: event.id, payload, createdAt: now, tries: 0, nextTryAt: now });
}
