import type { Database } from '../../server/database/database.ts';
import type { FormFields } from './form-body.ts';
import { listOf } from './form-body.ts';
import type { StandIn } from './stand-in.ts';
import { invalidRequest } from './stripe-errors.ts';

/** One call of the API: what its path names, its parameters, and the transaction it runs in. */
export interface ApiCall {
  standIn: StandIn;
  transaction: Database;
  /** The id in the path; empty if there is none. */
  id: string;
  form: FormFields;
}

export type ApiHandler = (call: ApiCall) => Promise<object>;

const DEFAULT_LIMIT = 10;
const MAX_LIMIT = 100;

export function expands(form: FormFields, path: string): boolean {
  return listOf(form, 'expand').includes(path);
}

/** A page of a list in Stripe's form. */
export function pageOf<Item extends { id: string }>(all: readonly Item[], { form }: ApiCall, url: string) {
  const limit = form['limit'] === undefined ? DEFAULT_LIMIT : Number(form['limit']);
  if (!Number.isInteger(limit) || limit < 1 || limit > MAX_LIMIT) {
    throw invalidRequest(`limit is 1 to ${MAX_LIMIT}.`, { param: 'limit' });
  }
  const after = form['starting_after'];
  const start = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && start === 0)
    throw invalidRequest('No such object to start after.', { param: 'starting_after' });
  const data = all.slice(start, start + limit);
  return { object: 'list' as const, url, has_more: start + limit < all.length, data };
}
