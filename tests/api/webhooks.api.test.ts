import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { standInEvents } from '../../stand-ins/payments/payments.tables.ts';
import type { SentWebhook } from '../support/card-service.ts';
import { groupsOf, mailsTo, sendWebhook, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';
import { startTestServer } from '../support/test-server.ts';

const { server, member, stripe } = payingMember();
let customer: string;
let subscriptionId: string;

beforeEach(async () => {
  subscriptionId = (await subscribe(server, member, 'BASIC')).id;
  customer = String((await stripe().subscriptions.retrieve(subscriptionId)).customer);
});

/** Takes the group away behind the service's back, so that any effect of a webhook shows. */
const loseGroup = () => server.services.identityAdmin.removeFromGroup(member.id, 'basic');
const changed = (more: Partial<SentWebhook> = {}): SentWebhook => ({
  type: 'customer.subscription.updated',
  object: { id: subscriptionId, object: 'subscription', customer, status: 'active' },
  ...more,
});

describe('a webhook', () => {
  it('that is valid is accepted', async () => {
    await loseGroup();
    expect(await sendWebhook(server, changed())).toBe(200);
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it.each<[string, Partial<SentWebhook>]>([
    ['is not signed', { isSigned: false }],
    ['is signed with another secret', { secret: 'whsec_another' }],
    ['was changed after it was signed', { tamper: (payload) => payload.replace('active', 'unpaid') }],
    ['has another space after it was signed', { tamper: (payload) => payload.replace(':', ': ') }],
    ['is older than five minutes', { ageSeconds: 302 }],
  ])('that %s is refused with 400 and changes nothing', async (_what, how) => {
    await loseGroup();
    expect(await sendWebhook(server, changed(how))).toBe(400);
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('that is almost five minutes old is still accepted', async () => {
    expect(await sendWebhook(server, changed({ ageSeconds: 290 }))).toBe(200);
  });

  it('repeated has its effect once', async () => {
    const id = `evt_${randomUUID()}`;
    expect(await sendWebhook(server, changed({ id }))).toBe(200);
    await loseGroup();
    expect(await sendWebhook(server, changed({ id }))).toBe(200);
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('sent five times at once mails once', async () => {
    const ending = changed({
      id: `evt_${randomUUID()}`,
      previous: { cancel_at: null, cancel_at_period_end: false },
      object: {
        id: subscriptionId,
        object: 'subscription',
        customer,
        cancel_at: 1,
        cancel_at_period_end: true,
      },
    });
    await stripe().subscriptions.update(subscriptionId, { cancel_at_period_end: true });
    await server.payments.settle();
    const before = (await mailsTo(server, member.email)).length;
    const statuses = await Promise.all(Array.from({ length: 5 }, () => sendWebhook(server, ending)));
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    expect(await mailsTo(server, member.email)).toHaveLength(before + 1);
  });

  it('that comes out of order does not override the subscription’s current state', async () => {
    await stripe().subscriptions.cancel(subscriptionId);
    await server.payments.settle();
    expect(await groupsOf(server, member)).toEqual([]);
    expect(await sendWebhook(server, changed({ type: 'customer.subscription.created' }))).toBe(200);
    expect(await groupsOf(server, member)).toEqual([]);

    await subscribe(server, member, 'BASIC');
    const late = { ...changed().object, status: 'canceled' };
    expect(await sendWebhook(server, changed({ type: 'customer.subscription.deleted', object: late }))).toBe(
      200,
    );
    expect(await groupsOf(server, member)).toEqual(['basic']);
  });

  it('about an unknown customer is accepted and changes nothing', async () => {
    const object = { ...changed().object, customer: 'cus_unknown' };
    expect(await sendWebhook(server, changed({ object }))).toBe(200);
    expect(await sendWebhook(server, changed({ type: 'payout.paid', object: { id: 'po_1' } }))).toBe(200);
  });

  it('cannot be sent by GET, and cannot be too large', async () => {
    expect((await fetch(`${server.url}/webhooks/stripe`)).status).toBe(404);
    const body = Buffer.alloc(1024 * 1024 + 1, 32);
    const headers = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
    const { status } = await fetch(`${server.url}/webhooks/stripe`, { method: 'POST', headers, body });
    // A balancer that is still sending when the refusal arrives may respond in its own words.
    expect([413, 502]).toContain(status);
  });
});

describe('two processes', () => {
  it('on one database agree on customers, subscriptions and events', async () => {
    const second = await startTestServer({ over: server });
    try {
      expect((await second.payments.payments.stripe.subscriptions.retrieve(subscriptionId)).status).toBe(
        'active',
      );
      const id = `evt_${randomUUID()}`;
      expect(await sendWebhook(server, changed({ id }))).toBe(200);
      await loseGroup();
      expect(await sendWebhook(second, changed({ id }))).toBe(200);
      expect(await groupsOf(server, member)).toEqual([]);
    } finally {
      await second.close();
    }
  });
});

describe('the stand-in', () => {
  it('has delivered every webhook of a purchase', async () => {
    const rows = await server.database.select().from(standInEvents);
    const events = rows.filter(({ payload }) => payload.includes(customer));
    const types = events.map(({ payload }) => String(JSON.parse(payload).type)).sort();
    expect(types).toEqual(['checkout.session.completed', 'customer.subscription.created', 'invoice.paid']);
    expect(events.map(({ nextTryAt }) => nextTryAt)).toEqual([null, null, null]);
  });

  it('repeats its first answer to an idempotency key, and refuses the key for another request', async () => {
    const idempotencyKey = randomUUID();
    const first = await stripe().customers.create({ email: 'uks@example.com' }, { idempotencyKey });
    const second = await stripe().customers.create({ email: 'uks@example.com' }, { idempotencyKey });
    expect(second.id).toBe(first.id);
    const other = stripe().customers.create({ email: 'kaks@example.com' }, { idempotencyKey });
    await expect(other).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('creates one customer for ten simultaneous requests with one key', async () => {
    const idempotencyKey = randomUUID();
    const made = await Promise.all(
      Array.from({ length: 10 }, () =>
        stripe().customers.create({ email: 'kolm@example.com' }, { idempotencyKey }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  });

  it('refuses as Stripe does', async () => {
    await expect(stripe().customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(stripe().refunds.create({})).rejects.toMatchObject({
      code: 'parameter_missing',
      param: 'payment_intent',
    });
    await expect(stripe().charges.list()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
  });

  it('keeps the period on the items of a subscription', async () => {
    const { items } = await stripe().subscriptions.retrieve(subscriptionId);
    const [item] = items.data;
    expect(Number(item?.current_period_end) - Number(item?.current_period_start)).toBeGreaterThan(
      27 * 24 * 3600,
    );
  });

  it('lists everything page by page', async () => {
    for (let count = 0; count < 3; count += 1) {
      await stripe().subscriptions.cancel(subscriptionId);
      subscriptionId = (await subscribe(server, member, 'BASIC')).id;
    }
    const ids = await stripe()
      .subscriptions.list({ customer, status: 'all', limit: 2 })
      .autoPagingToArray({ limit: 10 });
    expect(new Set(ids.map(({ id }) => id)).size).toBe(4);
  });
});

describe('the customer of an erased member', () => {
  it('is deleted, her subscriptions end and her address stays on invoices alone', async () => {
    await server.services.paymentsAccount.erase(member.id, server.app.log);
    await server.services.paymentsAccount.erase(member.id, server.app.log);
    await server.payments.settle();
    const erased = await stripe().customers.retrieve(customer);
    expect({ ...erased }).toEqual({ id: customer, object: 'customer', deleted: true });
    expect((await stripe().subscriptions.retrieve(subscriptionId)).status).toBe('canceled');
    expect(await subscriptionsOf(member)).toEqual([]);
    for (const [table, column] of [
      [`(select * from stand_in_objects where kind <> 'invoice') as objects`, 'body'],
      ['stand_in_requests', 'answer'],
      ['stand_in_events', 'payload'],
    ]) {
      const found: unknown = await server.database.execute(
        `select 1 from ${table} where ${column}::text like '%${member.email}%'`,
      );
      expect({ table, found }).toMatchObject({ table, found: { rows: [] } });
    }
    await sweepPayments(server.services.billing, server.app.log);
  });

  it('was exported completely before', async () => {
    expect(await server.services.paymentsAccount.listSubscriptions(member.id)).toMatchObject([
      { id: subscriptionId, status: 'active' },
    ]);
  });
});
