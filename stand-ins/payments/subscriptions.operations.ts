import type { Database } from '../../server/database/database.ts';
import { isRunning } from '../../contract/subscription-status.ts';
import type { ApiCall } from './api-call.ts';
import { expands, pageOf } from './api-call.ts';
import { cancelNow, endingAt, endingWithPeriod, keep } from './billing.ts';
import type { FormFields } from './form-body.ts';
import { listOf, textOf, textsOf } from './form-body.ts';
import { findObject, listObjects, readObject } from './objects.repository.ts';
import { changePrice } from './price-change.ts';
import type { Subscription } from './stand-in-objects.ts';
import { invalidRequest, missingParameter } from './stripe-errors.ts';

async function shown(
  transaction: Database,
  subscription: Subscription,
  form: FormFields,
  prefix = '',
): Promise<object> {
  const { default_payment_method: methodId, schedule: scheduleId } = subscription;
  const isMethodShown = methodId !== null && expands(form, `${prefix}default_payment_method`);
  const isScheduleShown = typeof scheduleId === 'string' && expands(form, `${prefix}schedule`);
  return {
    ...subscription,
    schedule: isScheduleShown
      ? await findObject(transaction, 'subscription_schedule', scheduleId)
      : (scheduleId ?? null),
    default_payment_method: isMethodShown
      ? await findObject(transaction, 'payment_method', methodId)
      : methodId,
  };
}

/** Without a status it lists those that have not ended; `all` includes them. */
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
  // These run one after another because a transaction has one connection.
  for (const one of page.data) data.push(await shown(transaction, one, form, 'data.'));
  return { ...page, data };
}

export async function retrieveSubscription({ transaction, id, form }: ApiCall): Promise<object> {
  return shown(transaction, await readObject(transaction, 'subscription', id), form);
}

/** Metadata at any time; the end of one that no schedule manages; and another price, charged at once. */
export async function updateSubscription(call: ApiCall): Promise<object> {
  const { standIn, transaction, id, form } = call;
  const now = standIn.clock();
  const before = await readObject(transaction, 'subscription', id);
  const metadata = { ...before.metadata, ...textsOf(form, 'metadata') };
  const ending = endingAsked(form);
  const item = itemAsked(form);
  const isAboutMore = ending !== null || item !== null;
  if (!isRunning(before) && isAboutMore)
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
  if (ending !== null && (before.schedule ?? null) !== null)
    throw invalidRequest(
      `The subscription is managed by the subscription schedule \`${before.schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  let subscription: Subscription = { ...before, metadata };
  if (item !== null) subscription = await changePrice(call, subscription, item);
  if (ending !== null) subscription = ending(subscription, now);
  return shown(transaction, await keep(transaction, subscription, 'updated', now), form);
}

/** The requested change of its end; null for none. */
function endingAsked(form: FormFields): ((subscription: Subscription, now: Date) => Subscription) | null {
  const { cancel_at: at, cancel_at_period_end: isWithPeriod } = form;
  if (isWithPeriod === 'true') return endingWithPeriod;
  if (isWithPeriod === 'false' || at === '') return (subscription, now) => endingAt(subscription, null, now);
  if (isWithPeriod !== undefined) throw invalidRequest('Invalid boolean', { param: 'cancel_at_period_end' });
  if (at === undefined) return null;
  const seconds = Number(at);
  if (!Number.isInteger(seconds)) throw invalidRequest('Invalid timestamp', { param: 'cancel_at' });
  return (subscription, now) => endingAt(subscription, seconds, now);
}

function itemAsked(form: FormFields): FormFields | null {
  const [item] = listOf(form, 'items');
  return typeof item === 'object' ? item : null;
}

export async function cancelSubscription({ standIn, transaction, id, form }: ApiCall): Promise<object> {
  const subscription = await readObject(transaction, 'subscription', id);
  if (!isRunning(subscription)) {
    throw invalidRequest(`No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
  }
  return shown(transaction, await cancelNow(transaction, subscription, standIn.clock()), form);
}
