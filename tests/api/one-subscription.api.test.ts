import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import type { ListedSubscription } from '../support/card-service.ts';
import {
  checkoutOf,
  GOOD_CARD,
  groupsOf,
  mailsTo,
  sendForm,
  sendWebhook,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let second: TestServer;
let member: TestMember;
const stripe = () => server.payments.payments.stripe;

beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({ beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(async () => {
  member = await server.signedIn();
});

async function customerOf({ id }: TestMember): Promise<string> {
  return (await findCustomer(server.database, id))?.customerId ?? '';
}

/** Makes a checkout that nothing closed, as when the answer that created it was lost. */
async function checkoutBeside(tier: 'basic' | 'food'): Promise<string> {
  const address = `${server.url}/settings/subscription`;
  const { url } = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer: await customerOf(member),
    line_items: [{ price: `price_standin_${tier}_month`, quantity: 1 }],
    subscription_data: { metadata: { memberId: member.id, tier: tier.toUpperCase(), only_one: 'true' } },
    success_url: address,
    cancel_url: address,
  });
  return url ?? '';
}

async function payBeside(tier: 'basic' | 'food'): Promise<void> {
  await sendForm(await checkoutBeside(tier), { card: GOOD_CARD });
}

async function refundedOf(subscription: string): Promise<{ paid: number; back: number }> {
  const invoices = await stripe().invoices.list({ subscription, expand: ['data.payments'] });
  const intent = String(invoices.data[0]?.payments?.data[0]?.payment.payment_intent);
  const refunds = await stripe().refunds.list({ payment_intent: intent });
  return {
    paid: invoices.data.reduce((sum, { amount_paid }) => sum + amount_paid, 0),
    back: refunds.data.reduce((sum, { amount }) => sum + amount, 0),
  };
}

const liveOf = (all: readonly ListedSubscription[]) => all.filter(({ status }) => status === 'active');

describe('checkouts of one member', () => {
  it('begun three times at once in two processes are one, and can be paid once', async () => {
    const ask: TestMember['ask'] = (query, variables) =>
      callGraphql(second.ownUrl, member.token, query, variables);
    const atSecond = { ...member, ask };
    const [one, other, third] = await Promise.all([
      checkoutOf(member, 'PREMIUM'),
      checkoutOf(member, 'PREMIUM'),
      checkoutOf(atSecond, 'PREMIUM'),
    ]);
    expect(new Set([one.url, other.url, third.url]).size).toBe(1);
    for (const { url } of [one, other, third]) await sendForm(url, { card: GOOD_CARD });
    await server.payments.settle();
    expect(liveOf(await subscriptionsOf(member))).toHaveLength(1);
  });

  it('of another plan are closed when she chooses a new one', async () => {
    const first = await checkoutOf(member, 'FOOD');
    const last = await checkoutOf(member, 'PREMIUM');
    expect((await sendForm(first.url, { card: GOOD_CARD })).status).toBe(404);
    expect((await sendForm(last.url, { card: GOOD_CARD })).status).toBe(303);
    expect(await groupsOf(server, member)).toEqual(['premium']);
  });

  it('that are still open are closed when one is paid', async () => {
    const { url } = await checkoutOf(member, 'FOOD');
    const stray = await checkoutBeside('basic');
    await sendForm(url, { card: GOOD_CARD });
    await server.payments.settle();
    expect((await sendForm(stray, { card: GOOD_CARD })).status).toBe(404);
    expect(liveOf(await subscriptionsOf(member))).toMatchObject([{ product_names: ['Toitumine'] }]);
  });
});

describe('a second payment', () => {
  it('is cancelled and refunded automatically, she is told by mail, and the first stays', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    await payBeside('food');
    await server.payments.settle();
    const listed = await subscriptionsOf(member);
    expect(liveOf(listed)).toMatchObject([{ id, duplicate_of: null }]);
    const duplicate = listed.find((one) => one.id !== id);
    expect(duplicate).toMatchObject({ status: 'canceled', duplicate_of: id });
    expect(await refundedOf(duplicate?.id ?? '')).toEqual({ paid: 1290, back: 1290 });
    expect(await groupsOf(server, member)).toEqual(['basic']);
    const mails = await mailsTo(server, member.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Teine makse on tagastatud', 'Sinu tellimus']);
    expect(mails[0]?.text).toContain('12,90');
    expect(mails[0]?.text).toContain(duplicate?.id ?? '?');
  });

  it('is refunded once, in whatever order and however often the webhooks come, to any process', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    await payBeside('food');
    const all = await stripe().subscriptions.list({ customer: await customerOf(member), status: 'all' });
    const events = all.data.flatMap((object) => [
      { type: 'customer.subscription.created', object, id: `evt_1${object.id}` },
      { type: 'customer.subscription.updated', object, id: `evt_2${object.id}` },
    ]);
    const sent = [...events, ...events.toReversed()].map((event, index) =>
      sendWebhook(index % 2 === 0 ? server : { ...second, url: second.ownUrl }, event),
    );
    for (const status of await Promise.all(sent)) expect(status).toBe(200);
    await server.payments.settle();
    const duplicate = (await subscriptionsOf(member)).find((one) => one.id !== id);
    expect(await refundedOf(duplicate?.id ?? '')).toEqual({ paid: 1290, back: 1290 });
    const mails = await mailsTo(server, member.email);
    expect(mails.filter(({ subject }) => subject === 'Teine makse on tagastatud')).toHaveLength(1);
  });

  it('is refunded at the next event if the process died in between', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const { billing } = server.services;
    const { sendMail } = billing;
    billing.sendMail = () => Promise.reject(new Error('no power'));
    await payBeside('food');
    await server.payments.settle();
    billing.sendMail = sendMail;
    const duplicate = (await subscriptionsOf(member)).find((one) => one.id !== id);
    expect(duplicate?.status).toBe('canceled');
    const object = await stripe().subscriptions.retrieve(duplicate?.id ?? '');
    expect(await sendWebhook(server, { type: 'customer.subscription.deleted', object })).toBe(200);
    expect(await refundedOf(object.id)).toEqual({ paid: 1290, back: 1290 });
    expect((await mailsTo(server, member.email))[0]?.subject).toBe('Teine makse on tagastatud');
  });
});
