/** The API itself: a request in, an answer out, each in one transaction; an idempotency key has one effect only. */
import { inTransaction } from '../../server/database/in-transaction.ts';
import type { ApiCall, ApiHandler } from './api-call.ts';
import { createCustomer, deleteCustomer, retrieveCustomer, updateCustomer } from './customers.operations.ts';
import { listEvents } from './events.operations.ts';
import type { FormFields } from './form-body.ts';
import { readForm } from './form-body.ts';
import type { ApiRequest } from './idempotency.ts';
import { once } from './idempotency.ts';
import { createRefund, listInvoices, listRefunds } from './refunds.operations.ts';
import { createPreview } from './preview.operations.ts';
import { createSchedule, releaseSchedule, retrieveSchedule, updateSchedule } from './schedules.operations.ts';
import {
  createCheckoutSession,
  createPortalSession,
  expireCheckoutSession,
  listCheckoutSessions,
  retrieveCheckoutSession,
} from './sessions.operations.ts';
import type { StandIn } from './stand-in.ts';
import { invalidRequest, missingResource, StripeRefusal } from './stripe-errors.ts';
import {
  cancelSubscription,
  listSubscriptions,
  retrieveSubscription,
  updateSubscription,
} from './subscriptions.operations.ts';
import { whole } from './whole-objects.ts';

const HANDLERS: Readonly<Record<string, ApiHandler>> = {
  'POST customers': createCustomer,
  'GET customers/:id': retrieveCustomer,
  'POST customers/:id': updateCustomer,
  'DELETE customers/:id': deleteCustomer,
  'POST checkout/sessions': createCheckoutSession,
  'GET checkout/sessions': listCheckoutSessions,
  'GET checkout/sessions/:id': retrieveCheckoutSession,
  'POST checkout/sessions/:id/expire': expireCheckoutSession,
  'POST billing_portal/sessions': createPortalSession,
  'GET subscriptions': listSubscriptions,
  'GET subscriptions/:id': retrieveSubscription,
  'POST subscriptions/:id': updateSubscription,
  'DELETE subscriptions/:id': cancelSubscription,
  'POST subscription_schedules': createSchedule,
  'GET subscription_schedules/:id': retrieveSchedule,
  'POST subscription_schedules/:id': updateSchedule,
  'POST subscription_schedules/:id/release': releaseSchedule,
  'GET invoices': listInvoices,
  'POST invoices/create_preview': createPreview,
  'POST refunds': createRefund,
  'GET refunds': listRefunds,
  'GET prices/:id': retrievePrice,
  'GET events': listEvents,
};

async function retrievePrice({ standIn, id }: ApiCall): Promise<object> {
  const price = standIn.prices.get(id);
  if (price === undefined) throw missingResource('price', id);
  return price;
}

export interface ApiAnswer {
  status: number;
  body: object;
}

/** At most one segment of a path is an id; the names of Stripe's resources and actions around it are known. */
function route(method: string, pathname: string): { handler: ApiHandler; id: string } | null {
  const path = decodeURIComponent(pathname.replace(/^\/v1\//, ''));
  const whole = HANDLERS[`${method} ${path}`];
  if (whole !== undefined) return { handler: whole, id: '' };
  const steps = path.split('/');
  for (const [index, id] of steps.entries()) {
    const handler = HANDLERS[`${method} ${steps.with(index, ':id').join('/')}`];
    if (handler !== undefined) return { handler, id };
  }
  return null;
}

export async function answerRequest(standIn: StandIn, request: ApiRequest): Promise<ApiAnswer> {
  const url = new URL(request.path, 'http://api.invalid');
  try {
    const found = route(request.method, url.pathname);
    if (found === null)
      throw invalidRequest(`Unrecognized request URL (${request.method}: ${url.pathname}).`);
    const form: FormFields = { ...readForm(url.search.slice(1)), ...readForm(request.body) };
    const body = await inTransaction(standIn.database, (transaction) =>
      once(standIn, transaction, request, () => found.handler({ standIn, transaction, id: found.id, form })),
    );
    return { status: 200, body: Object(whole(body)) };
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body };
    throw error;
  }
}
