/** A subscription that is to end, by whatever Stripe says so: in billing mode `flexible` its portal sets `cancel_at` alone. */
import { beforeEach, describe, expect, it } from 'vitest';
import {
  groupsOf,
  mailsTo,
  portalOf,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { changePlan, previewPlan } from '../support/changed-plan.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member, stripe, goAheadDays } = payingMember();
let id: string;
beforeEach(async () => {
  ({ id } = await subscribe(server, member, 'BASIC'));
});

const endInPortal = async () => {
  await sendForm(await portalOf(member), { do: 'cancel', subscription: id });
};
const kept = () => stripe().subscriptions.retrieve(id);
const listed = async () => (await subscriptionsOf(member)).find((one) => one.id === id);
const endings = async () =>
  (await mailsTo(server, member.email)).filter(({ subject }) => subject === 'Tellimus on lõpetatud');

const preview = (tier: string) => previewPlan(member, id, tier);
const change = (tier: string) => changePlan(member, id, tier);

const ask = (field: 'cancelSubscription' | 'resumeSubscription') =>
  member.ask(`mutation ($id: ID!) { ${field}(id: $id) { subscription { cancel_at_period_end } } }`, { id });

describe('a subscription that was ended in Stripe’s portal', () => {
  beforeEach(endInPortal);

  it('reads as ending, and one mail says so', async () => {
    expect(await kept()).toMatchObject({ cancel_at: expect.any(Number), cancel_at_period_end: false });
    expect(await listed()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await endings()).toHaveLength(1);
    await goAheadDays(32);
    expect(await listed()).toMatchObject({ status: 'canceled' });
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('ended again in the app stays as it is', async () => {
    expect((await ask('cancelSubscription')).errors).toEqual([]);
    expect(await endings()).toHaveLength(1);
  });

  it('goes on when she takes that back in the app', async () => {
    await ask('resumeSubscription');
    expect((await kept()).cancel_at).toBeNull();
    expect(await listed()).toMatchObject({ cancel_at_period_end: false });
    await goAheadDays(32);
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it.each(['PREMIUM', 'FOOD'])('goes on with %s when she orders that, as she was shown', async (tier) => {
    expect((await change(tier)).takesBackEnding).toBe(true);
    expect((await kept()).cancel_at).toBeNull();
    await goAheadDays(32);
    expect(await groupsOf(server, member)).toEqual([tier.toLowerCase()]);
  });

  it('ends as it was to where a cheaper plan cannot be planned', async () => {
    const { cancel_at: before } = await kept();
    const { subscriptionSchedules } = stripe();
    const { create } = subscriptionSchedules;
    const shown = await preview('FOOD');
    subscriptionSchedules.create = () => Promise.reject(new Error('down'));
    await member.ask(
      `mutation ($id: ID!, $at: DateTime!) {
        changeSubscriptionPlan(subscriptionId: $id, tier: FOOD, payTodayCents: 0, calculatedAt: $at) { url }
      }`,
      { id, at: shown.calculatedAt },
    );
    subscriptionSchedules.create = create;
    expect(await kept()).toMatchObject({ cancel_at: before, cancel_at_period_end: false });
  });
});

it('that could not be ended goes on with the cheaper plan that was planned', async () => {
  await change('PREMIUM');
  await change('FOOD');
  const { subscriptions } = stripe();
  const { update } = subscriptions;
  subscriptions.update = () => Promise.reject(new Error('down'));
  expect((await ask('cancelSubscription')).errors).not.toEqual([]);
  subscriptions.update = update;
  expect(await listed()).toMatchObject({ tier: 'PREMIUM', next_tier: 'FOOD', cancel_at_period_end: false });
  await goAheadDays(32);
  expect(await listed()).toMatchObject({ tier: 'FOOD', status: 'active' });
});

describe('a subscription for which staff named another day than its period’s end', () => {
  const inDays = (days: number) => Math.floor(server.services.clock().getTime() / 1000) + days * 24 * 3600;

  it('is mailed with that day, and ends on it', async () => {
    await stripe().subscriptions.update(id, { cancel_at: inDays(10) });
    await server.payments.settle();
    const [mail] = await endings();
    expect(mail?.text).toContain('Rohkem makseid ei tule');
    expect(await listed()).toMatchObject({ cancel_at_period_end: true });
    await goAheadDays(11);
    expect(await listed()).toMatchObject({ status: 'canceled' });
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('does not promise that no payment comes where it goes on for another month', async () => {
    await stripe().subscriptions.update(id, { cancel_at: inDays(50) });
    await server.payments.settle();
    const [mail] = await endings();
    expect(mail?.text).not.toContain('Rohkem makseid ei tule');
    await ask('cancelSubscription');
    const { cancel_at, items } = await kept();
    expect(cancel_at).toBe(items.data[0]?.current_period_end);
    await server.payments.settle();
    expect((await endings())[0]?.text).toContain('Rohkem makseid ei tule');
  });
});
