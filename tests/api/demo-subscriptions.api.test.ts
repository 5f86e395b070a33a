import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_MEMBERS } from '../../stand-ins/demo/demo-members.ts';
import { seedDemoSubscriptions } from '../../stand-ins/demo/demo-subscriptions.ts';
import { groupsOf, portalOf, sendForm, subscriptionsOf } from '../support/card-service.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';

let server: TestServer;
const members = new Map<string, TestMember>();
const named = (name: string): TestMember => {
  const member = members.get(name);
  if (member === undefined) throw new Error(`No demo member ${name}`);
  return member;
};

beforeAll(async () => {
  server = await startTestServer();
  for (const { id, email, groups } of DEMO_MEMBERS) {
    await server.identity.createConfirmedUser({ id, email, groups, password: TEST_PASSWORD });
  }
  await seedDemoSubscriptions(server.database, new Date());
  await seedDemoSubscriptions(server.database, new Date());
  await server.payments.settle();
  for (const { id, email } of DEMO_MEMBERS) {
    const [name = ''] = email.split('@');
    members.set(name, await server.signInAgain({ id, email, token: '', ask: server.ask }));
  }
});
afterAll(() => server.close());

describe('the demo members', () => {
  it.each([
    ['basic', 'Treeningud'],
    ['food', 'Toitumine'],
    ['premium', 'Premium'],
    ['vip', 'VIP'],
  ])('%s has one subscription that matches the group', async (name, plan) => {
    const subscriptions = await subscriptionsOf(named(name));
    expect(subscriptions).toMatchObject([
      { status: 'active', product_names: [plan], payment_method_last4: '4242' },
    ]);
    expect(Date.parse(subscriptions[0]?.current_period_end ?? '')).toBeGreaterThan(Date.now());
    expect(await groupsOf(server, named(name))).toEqual([name]);
  });

  it.each(['uus', 'trainer', 'admin'])('%s has none', async (name) => {
    expect(await subscriptionsOf(named(name))).toEqual([]);
  });

  it('lose the group with the subscription', async () => {
    const [subscription] = await subscriptionsOf(named('food'));
    await server.payments.payments.stripe.subscriptions.cancel(subscription?.id ?? '');
    await server.payments.settle();
    expect(await groupsOf(server, named('food'))).toEqual([]);
  });

  it('can end theirs in the portal', async () => {
    const [subscription] = await subscriptionsOf(named('basic'));
    await sendForm(await portalOf(named('basic')), { do: 'cancel', subscription: subscription?.id ?? '' });
    expect(await subscriptionsOf(named('basic'))).toMatchObject([
      { cancel_at_period_end: true, status: 'active' },
    ]);
  });

  it('can withdraw only from a contract younger than 14 days', async () => {
    const withdraw = 'mutation ($id: ID!) { withdrawFromContract(subscriptionId: $id) { sentTo } }';
    const idOf = async (name: string) => ({ id: (await subscriptionsOf(named(name)))[0]?.id });
    expect((await named('premium').ask(withdraw, await idOf('premium'))).code).toBe('BAD_USER_INPUT');
    expect((await named('vip').ask(withdraw, await idOf('vip'))).data).toEqual({
      withdrawFromContract: { sentTo: 'vip@example.com' },
    });
    expect(await groupsOf(server, named('vip'))).toEqual([]);
  });
});
