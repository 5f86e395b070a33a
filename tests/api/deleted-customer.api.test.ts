/** A member whose customer was deleted in Stripe's dashboard: she may read, export and buy again. */
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { findCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import { paymentCustomers } from '../../server/modules/account/subscription/subscriptions.tables.ts';
import {
  checkoutOf,
  GOOD_CARD,
  groupsOf,
  openPage,
  portalOf,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

const DAY_MS = 24 * 3600 * 1000;
const { server, member, stripe, clock, signInAgain } = payingMember();

const customerOf = async () => (await findCustomer(server.database, member.id))?.customerId ?? '';

/** As staff do in the dashboard, with the webhooks that come of it. */
async function deleteCustomer(): Promise<string> {
  const id = await customerOf();
  await stripe().customers.del(id);
  await server.payments.settle();
  await signInAgain();
  return id;
}

async function buy(tier: string): Promise<void> {
  await sendForm((await checkoutOf(member, tier)).url, { card: GOOD_CARD });
  await server.payments.settle();
}

describe('a member whose customer was deleted', () => {
  it('loses her plan, reads and exports what was, and buys again', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    const former = await deleteCustomer();
    expect(await groupsOf(server, member)).toEqual([]);
    expect(await subscriptionsOf(member)).toMatchObject([{ id, status: 'canceled' }]);
    expect((await member.ask('{ exportMyData }')).errors).toEqual([]);
    await buy('FOOD');
    expect(await customerOf()).not.toBe(former);
    expect(await groupsOf(server, member)).toEqual(['food']);
    clock.aheadMs += DAY_MS;
    await reconcilePayments(server.services.billing, server.app.log);
    expect(await groupsOf(server, member)).toEqual(['food']);
  });

  it('gets one customer however often she asks at once, and another where that is deleted too', async () => {
    await portalOf(member);
    await deleteCustomer();
    const pages = await Promise.all([portalOf(member), portalOf(member), checkoutOf(member, 'VIP')]);
    expect((await openPage(pages[0])).status).toBe(200);
    const second = await customerOf();
    const made = await stripe().customers.retrieve(second);
    expect(made).toMatchObject({ email: member.email, metadata: { memberId: member.id } });
    expect(await deleteCustomer()).toBe(second);
    await buy('BASIC');
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it('is not made with the key of the deleted one, for which Stripe would name that one again', async () => {
    const { customers } = stripe();
    const { create } = customers;
    const keys: unknown[] = [];
    customers.create = ((params: Stripe.CustomerCreateParams, options: Stripe.RequestOptions) => {
      keys.push(options.idempotencyKey);
      return create.call(customers, params, options);
    }) as typeof create;
    try {
      await portalOf(member);
      await deleteCustomer();
      await portalOf(member);
    } finally {
      customers.create = create;
    }
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('keeps the plan that she bought since when she withdraws from the contract before it', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await deleteCustomer();
    await buy('FOOD');
    await signInAgain();
    const { errors } = await member.ask(
      'mutation ($id: ID!) { withdrawFromContract(subscriptionId: $id) { id } }',
      { id },
    );
    expect(errors).toEqual([]);
    expect(await groupsOf(server, member)).toEqual(['food']);
  });

  it('loses her plan also where the card service lists nothing of a deleted customer', async () => {
    await subscribe(server, member, 'PREMIUM');
    const { subscriptions } = stripe();
    const { list } = subscriptions;
    subscriptions.list = () => {
      throw new Stripe.errors.StripeInvalidRequestError({
        type: 'invalid_request_error',
        code: 'resource_missing',
        message: 'No such customer',
      });
    };
    try {
      await deleteCustomer();
      expect(await groupsOf(server, member)).toEqual([]);
      expect(await subscriptionsOf(member)).toEqual([]);
    } finally {
      subscriptions.list = list;
    }
  });
});

it('a member whose customer Stripe never had, as with another account’s key, keeps her customer and her groups', async () => {
  await subscribe(server, member, 'BASIC');
  await server.database
    .update(paymentCustomers)
    .set({ customerId: `cus_${member.id}` })
    .where(eq(paymentCustomers.memberId, member.id));
  const { subscriptions } = stripe();
  const { list } = subscriptions;
  subscriptions.list = ((params: Stripe.SubscriptionListParams) => {
    if (params.customer !== `cus_${member.id}`) return list.call(subscriptions, params);
    throw new Stripe.errors.StripeInvalidRequestError({
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: 'No such customer',
    });
  }) as typeof list;
  try {
    clock.aheadMs += 2 * DAY_MS;
    await expect(reconcilePayments(server.services.billing, server.app.log)).rejects.toThrow('1 payment');
    expect(await groupsOf(server, member)).toEqual(['basic']);
    await signInAgain();
    await expect(checkoutOf(member, 'FOOD')).rejects.toThrow('No checkout');
    expect(await customerOf()).toBe(`cus_${member.id}`);
    expect(await groupsOf(server, member)).toEqual(['basic']);
  } finally {
    subscriptions.list = list;
  }
});
