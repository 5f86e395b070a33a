/** A subscription whose change fails halfway is what it was before, or the operator learns whose is not. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { MemberId } from '../../server/core/caller.ts';
import { changePlan } from '../../server/modules/account/subscription/plan-change.ts';
import { cancelSubscription } from '../../server/modules/account/subscription/subscription-end.ts';
import { subscribe } from '../support/card-service.ts';
import { changePlan as changeTo } from '../support/changed-plan.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member, stripe } = payingMember();
const logged: object[] = [];
const keep = (entry: object) => void logged.push(entry);
const log = { info: keep, warn: keep, error: keep };
let id: string;

beforeEach(async () => {
  logged.length = 0;
  ({ id } = await subscribe(server, member, 'PREMIUM'));
});

const her = () => ({
  id: member.id as MemberId,
  email: member.email,
  isEmailVerified: true,
  emailAsOf: server.services.clock(),
});
const end = () => cancelSubscription(server.services.billing, log, her(), id);
const orderCheaper = () => {
  const calculatedAt = server.services.clock();
  const order = { subscriptionId: id, tier: 'FOOD', payTodayCents: 0, calculatedAt } as const;
  return changePlan(server.services.billing, log, her(), order);
};
const kept = () => stripe().subscriptions.retrieve(id);

/** The calls that the card service refuses while `work` runs, after so many that it answers. */
async function without(
  calls: { create?: number; update?: number; retrieve?: number },
  work: () => Promise<unknown>,
): Promise<void> {
  // Webhooks that are on their way read the subscription too.
  await server.payments.settle();
  const { subscriptions, subscriptionSchedules } = stripe();
  const { create } = subscriptionSchedules;
  const { update, retrieve } = subscriptions;
  const failingAfter = <Call extends (...given: never[]) => unknown>(
    answered: number | undefined,
    call: Call,
    name: string,
  ) => {
    let left = answered ?? Infinity;
    return ((...given: never[]) =>
      (left -= 1) < 0 ? Promise.reject(new Error(`no ${name}`)) : call(...given)) as unknown as Call;
  };
  subscriptionSchedules.create = failingAfter(calls.create, create.bind(subscriptionSchedules), 'create');
  subscriptions.update = failingAfter(calls.update, update.bind(subscriptions), 'update');
  subscriptions.retrieve = failingAfter(calls.retrieve, retrieve.bind(subscriptions), 'retrieve');
  try {
    await work();
  } finally {
    Object.assign(subscriptionSchedules, { create });
    Object.assign(subscriptions, { update, retrieve });
  }
}

const leftOtherwise = () =>
  expect.objectContaining({ event: 'subscription-left-otherwise', subscription: id });

describe('a subscription that was to end, for which a cheaper plan could not be planned', () => {
  beforeEach(end);

  it('ends all the same where it cannot be read any more', async () => {
    await without({ create: 0, retrieve: 1 }, () => expect(orderCheaper()).rejects.toThrow('no create'));
    expect(await kept()).toMatchObject({ cancel_at_period_end: true });
    expect(logged).toEqual([]);
  });

  it('is named in the log where it could not be ended again, and what failed first is what she is told of', async () => {
    await without({ create: 0, update: 1 }, () => expect(orderCheaper()).rejects.toThrow('no create'));
    expect(await kept()).toMatchObject({ cancel_at_period_end: false });
    expect(logged).toEqual([leftOtherwise()]);
  });

  it('keeps the schedule that staff have made for it by hand', async () => {
    const { id: made } = await stripe().subscriptionSchedules.create({ from_subscription: id });
    await expect(orderCheaper()).rejects.toThrow('managed by the subscription schedule');
    expect(await kept()).toMatchObject({ schedule: made });
    expect(logged).toEqual([]);
  });
});

describe('a subscription with a cheaper plan to come, that could not be ended', () => {
  it('is named in the log where that could not be planned again, and what failed first is what she is told of', async () => {
    await changeTo(member, id, 'FOOD');
    await without({ update: 0, retrieve: 1 }, () => expect(end()).rejects.toThrow('no update'));
    expect(await kept()).toMatchObject({ schedule: null, cancel_at_period_end: false });
    expect(logged).toEqual([leftOtherwise()]);
  });
});
