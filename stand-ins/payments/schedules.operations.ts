import { isRunning } from '../../contract/subscription-status.ts';
import type { ApiCall } from './api-call.ts';
import { itemOf, keep } from './billing.ts';
import { emit } from './events.ts';
import type { FormFields } from './form-body.ts';
import { listOf, textOf, textsOf } from './form-body.ts';
import { monthsAfter } from './months.ts';
import { insertObject, newId, readObject, updateObject } from './objects.repository.ts';
import { releaseNow } from './schedules.ts';
import type { StandIn } from './stand-in.ts';
import type { SchedulePhase, SubscriptionSchedule } from './stand-in-objects.ts';
import { dateOf, secondsOf } from './stand-in-objects.ts';
import { invalidRequest, missingParameter, missingResource } from './stripe-errors.ts';

/** Over a subscription as it is: one phase, the period that runs. */
export async function createSchedule({ standIn, transaction, form }: ApiCall): Promise<object> {
  const now = standIn.clock();
  const subscriptionId = textOf(form, 'from_subscription');
  if (subscriptionId === null) throw missingParameter('from_subscription');
  const subscription = await readObject(transaction, 'subscription', subscriptionId);
  if (!isRunning(subscription) || (subscription.schedule ?? null) !== null)
    throw invalidRequest('The subscription has ended, or has a schedule already.');
  const { price, current_period_start, current_period_end } = itemOf(subscription);
  const schedule: SubscriptionSchedule = {
    id: newId('sub_sched'),
    object: 'subscription_schedule',
    ...(subscription.billing_mode && { billing_mode: subscription.billing_mode }),
    created: secondsOf(now),
    livemode: false,
    customer: subscription.customer,
    subscription: subscriptionId,
    released_subscription: null,
    status: 'active',
    end_behavior: 'release',
    phases: [
      {
        start_date: current_period_start,
        end_date: current_period_end,
        items: [{ price: price.id, quantity: 1 }],
        metadata: {},
      },
    ],
  };
  await insertObject(transaction, 'subscription_schedule', schedule, {
    customerId: subscription.customer,
    createdAt: now,
  });
  await keep(transaction, { ...subscription, schedule: schedule.id }, 'updated', now);
  await emit(transaction, 'subscription_schedule.created', schedule, now);
  return schedule;
}

export function retrieveSchedule({ transaction, id }: ApiCall): Promise<object> {
  return readObject(transaction, 'subscription_schedule', id);
}

async function readActive({ transaction, id }: ApiCall): Promise<SubscriptionSchedule> {
  const schedule = await readObject(transaction, 'subscription_schedule', id);
  if (schedule.status !== 'active') throw invalidRequest(`The schedule is ${schedule.status}.`);
  return schedule;
}

export async function updateSchedule(call: ApiCall): Promise<object> {
  const { standIn, transaction, form } = call;
  const schedule = await readActive(call);
  const phases: SchedulePhase[] = [];
  for (const asked of listOf(form, 'phases')) {
    if (typeof asked !== 'object') throw missingParameter('phases');
    phases.push(phaseOf(standIn, asked, phases.at(-1)));
  }
  const changed = { ...schedule, phases };
  await updateObject(transaction, changed);
  await emit(transaction, 'subscription_schedule.updated', changed, standIn.clock(), {
    phases: schedule.phases,
  });
  return changed;
}

/** Begins at the end of the one before, and lasts to its own end or a month. */
function phaseOf({ prices }: StandIn, asked: FormFields, before: SchedulePhase | undefined): SchedulePhase {
  const [item] = listOf(asked, 'items');
  const priceId = typeof item === 'object' ? (textOf(item, 'price') ?? '') : '';
  if (!prices.has(priceId)) throw missingResource('price', priceId);
  const start = Number(textOf(asked, 'start_date') ?? before?.end_date);
  const end = Number(textOf(asked, 'end_date') ?? secondsOf(monthsAfter(dateOf(start), 1)));
  if (!Number.isInteger(start) || !(end > start)) throw invalidRequest('The phase has no time.');
  const metadata = textsOf(asked, 'metadata');
  return { start_date: start, end_date: end, items: [{ price: priceId, quantity: 1 }], metadata };
}

export async function releaseSchedule(call: ApiCall): Promise<object> {
  const { standIn, transaction } = call;
  const now = standIn.clock();
  const { subscription: subscriptionId } = await readActive(call);
  const subscription = await readObject(transaction, 'subscription', subscriptionId ?? '');
  const released = await releaseNow(transaction, subscription, now);
  await keep(transaction, { ...subscription, schedule: null }, 'updated', now);
  return released ?? {};
}
