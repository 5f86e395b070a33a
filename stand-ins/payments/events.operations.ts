import { and, desc, gte, lt } from 'drizzle-orm';
import type { ApiCall } from './api-call.ts';
import { pageOf } from './api-call.ts';
import { fieldsOf, listOf, textOf } from './form-body.ts';
import { standInEvents } from './payments.tables.ts';
import { dateOf } from './stand-in-objects.ts';

/** Stripe lists no older ones. */
const LISTED_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

interface ListedEvent {
  id: string;
  type: string;
}

/** The events of the types that are asked for, newest first, whether their webhooks have arrived or not. */
export async function listEvents(call: ApiCall): Promise<object> {
  const { standIn, transaction, form } = call;
  const created = fieldsOf(form, 'created');
  const forgotten = new Date(standIn.clock().getTime() - LISTED_DAYS * DAY_MS);
  const from = dateOf(Number(textOf(created, 'gte') ?? 0));
  const to = textOf(created, 'lte');
  const rows = await transaction
    .select({ payload: standInEvents.payload })
    .from(standInEvents)
    .where(
      and(
        gte(standInEvents.createdAt, from > forgotten ? from : forgotten),
        to === null ? undefined : lt(standInEvents.createdAt, dateOf(Number(to) + 1)),
      ),
    )
    .orderBy(desc(standInEvents.createdAt), desc(standInEvents.id));
  const types = listOf(form, 'types');
  const found = rows
    .map(({ payload }): ListedEvent => JSON.parse(payload))
    .filter(({ type }) => types.length === 0 || types.includes(type));
  return pageOf(found, call, '/v1/events');
}
