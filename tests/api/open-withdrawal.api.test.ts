/** What becomes of a declaration of withdrawal that was received and could not be carried out at once. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/erase-account.ts';
import { deleteCustomer, findCustomer } from '../../server/modules/subscriptions/customers.repository.ts';
import { sweepPayments } from '../../server/modules/subscriptions/sweep-payments.ts';
import { withdrawalRequests } from '../../server/modules/subscriptions/subscriptions.tables.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { checkoutOf, GOOD_CARD, sendForm, subscribe, subscriptionsOf } from '../support/card-service.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let member: TestMember;
let subscriptionId: string;
let mails: Mail[] = [];
const logged: object[] = [];
const keep = (entry: object) => void logged.push(entry);
const log = { info: keep, warn: keep, error: keep };

beforeAll(async () => {
  server = await startTestServer({ sendMail: async (mail) => void mails.push(mail) });
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.signedIn();
  subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
  mails = [];
  logged.length = 0;
});

const stripe = () => server.payments.payments.stripe;
const sweep = () => sweepPayments(server.services.billing, log);

async function withdraw(by: { ask: TestMember['ask'] }, email?: string): Promise<string> {
  const { data, errors } = await by.ask(
    'mutation ($id: ID!, $email: String) { withdrawFromContract(subscriptionId: $id, email: $email) { id } }',
    { id: subscriptionId, email },
  );
  const receipt = data?.['withdrawFromContract'] as { id: string } | null | undefined;
  if (receipt === null || receipt === undefined) throw new Error(JSON.stringify(errors));
  return receipt.id;
}

/** Nothing can be ended or given back while `work` runs. */
async function whileRefused(work: () => Promise<unknown>): Promise<void> {
  const { refunds, subscriptions } = stripe();
  const { create } = refunds;
  const { cancel } = subscriptions;
  refunds.create = () => Promise.reject(new Error('down'));
  subscriptions.cancel = () => Promise.reject(new Error('down'));
  try {
    await work();
  } finally {
    refunds.create = create;
    subscriptions.cancel = cancel;
  }
}

async function payIntent(): Promise<string> {
  const { data } = await stripe().invoices.list({ subscription: subscriptionId, expand: ['data.payments'] });
  return String(data[0]?.payments?.data[0]?.payment.payment_intent);
}

async function refundsOf(payment_intent: string): Promise<number[]> {
  return (await stripe().refunds.list({ payment_intent })).data.map(({ amount }) => amount);
}

const statusNow = async () => (await stripe().subscriptions.retrieve(subscriptionId)).status;
const subjects = () => mails.map(({ to, subject }) => ({ to, subject }));
const open = () => server.database.select().from(withdrawalRequests);

async function giveStripeAddress(email: string): Promise<void> {
  const { customer } = await stripe().subscriptions.retrieve(subscriptionId);
  await stripe().customers.update(String(customer), { email });
}

describe('a member who withdrew signed in', () => {
  it('gets her money back also where all of her invoices went to another address than the one she signs in with', async () => {
    member = await server.signedIn();
    const { url } = await checkoutOf(member, 'PREMIUM');
    const customer = await findCustomer(server.database, member.id);
    await stripe().customers.update(String(customer?.customerId), { email: 'arved@example.com' });
    await sendForm(url, { card: GOOD_CARD });
    await server.payments.settle();
    mails = [];
    subscriptionId = (await subscriptionsOf(member))[0]?.id ?? '';
    const intent = await payIntent();
    await whileRefused(() => withdraw(member));
    expect(await statusNow()).toBe('active');
    await sweep();
    expect(await statusNow()).toBe('canceled');
    expect(await refundsOf(intent)).toEqual([1990]);
    expect(subjects()).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
    expect(await open()).toEqual([]);
  });

  it('finds in her export what is not carried out yet, and nobody else does', async () => {
    const exported = async (by: TestMember) => {
      const { data } = await by.ask('{ exportMyData }');
      return JSON.parse(String(data?.['exportMyData'])) as { openWithdrawals: object[] };
    };
    const other = await server.signedIn();
    await whileRefused(async () => {
      const id = await withdraw(member);
      expect((await exported(member)).openWithdrawals).toMatchObject([
        { id, subscriptionId, sentTo: member.email },
      ]);
      expect((await exported(other)).openWithdrawals).toEqual([]);
    });
    await sweep();
    expect((await exported(member)).openWithdrawals).toEqual([]);
  });
});

describe('a member who withdrew and then deleted her account', () => {
  const DELETE = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';
  const erasures = () => sweepErasures(server.services, log);
  const customerOf = async () => {
    const { customer } = await stripe().subscriptions.retrieve(subscriptionId);
    return stripe().customers.retrieve(String(customer));
  };

  it.each([
    ['signed in', () => withdraw(member)],
    ['signed out', () => withdraw(server, member.email)],
  ])(
    '%s gets her money back and her receipt, and only then is gone at the card service',
    async (_, declare) => {
      const intent = await payIntent();
      await whileRefused(async () => {
        await declare();
        expect((await member.ask(DELETE, { email: member.email })).data).toEqual({ deleteMyAccount: true });
        await erasures();
        expect(await customerOf()).toMatchObject({ email: member.email });
      });
      await erasures();
      expect(await customerOf()).toMatchObject({ deleted: true });
      expect(await refundsOf(intent)).toEqual([1990]);
      expect(subjects()).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
      expect(await open()).toEqual([]);
    },
  );

  it('gets it also where her customer went while the declaration was being received', async () => {
    const intent = await payIntent();
    await whileRefused(() => withdraw(member));
    const { customer } = await stripe().subscriptions.retrieve(subscriptionId);
    await stripe().customers.del(String(customer));
    await deleteCustomer(server.database, member.id);
    await sweep();
    expect(await refundsOf(intent)).toEqual([1990]);
    expect(subjects()).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
    expect(await open()).toEqual([]);
  });
});

describe('a consumer who withdraws signed out', () => {
  it('may name the contract by the address to which its order was mailed, though she has another one since', async () => {
    const intent = await payIntent();
    await giveStripeAddress('uus.aadress@example.com');
    await withdraw(server, member.email);
    await expect.poll(subjects).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
    expect(await refundsOf(intent)).toEqual([1990]);
    expect(await statusNow()).toBe('canceled');
  });

  it('may as well name it by the new one', async () => {
    const email = 'uuem.aadress@example.com';
    await giveStripeAddress(email);
    await withdraw(server, email);
    await expect.poll(subjects).toEqual([{ to: email, subject: 'Lepingust taganemise kinnitus' }]);
    expect(await statusNow()).toBe('canceled');
  });
});

describe('a declaration that ends nothing', () => {
  it('is logged by its receipt’s number and why, and by nothing that was typed', async () => {
    const refused = 'keegi@example.com';
    const { retrieve } = stripe().subscriptions;
    stripe().subscriptions.retrieve = () => Promise.reject(new Error('down'));
    const request = await withdraw(server, refused);
    stripe().subscriptions.retrieve = retrieve;
    await expect.poll(open).toHaveLength(1);
    await sweep();
    expect(logged).toEqual([
      { event: 'withdrawal-dropped', request, reason: 'another-address', wasSignedIn: false },
    ]);
    expect(await statusNow()).toBe('active');
    expect(mails).toEqual([]);
  });
});
