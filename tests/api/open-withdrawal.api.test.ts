/** A declaration of withdrawal was received and could not be carried out at once. */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import {
  deleteCustomer,
  findCustomer,
} from '../../server/modules/account/subscription/customers.repository.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import {
  withdrawalRequests,
  withdrawals,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { checkoutOf, GOOD_CARD, sendForm, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';
import type { TestMember } from '../support/test-server.ts';

let subscriptionId: string;
let mails: Mail[] = [];
const logged: object[] = [];
const keep = (entry: object) => void logged.push(entry);
const log = { info: keep, warn: keep, error: keep };

const { server, member, stripe, signInAnother } = payingMember({
  sendMail: async (mail) => void mails.push(mail),
});
beforeEach(async () => {
  subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
  mails = [];
  logged.length = 0;
});

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

/** No contract can be read while `work` runs. */
async function whileSilent<T>(
  work: () => Promise<T>,
  answer: () => Promise<never> = () => Promise.reject(new Error('down')),
): Promise<T> {
  const { subscriptions } = stripe();
  const { retrieve } = subscriptions;
  subscriptions.retrieve = answer;
  try {
    return await work();
  } finally {
    subscriptions.retrieve = retrieve;
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
/** The receipt of her declaration at once, and what became of it. */
const declaredAndConfirmed = () =>
  ['Saime sinu taganemisavalduse', 'Lepingust taganemise kinnitus'].map((subject) => ({
    to: member.email,
    subject,
  }));
const open = () => server.database.select().from(withdrawalRequests);

async function giveStripeAddress(email: string): Promise<void> {
  const { customer } = await stripe().subscriptions.retrieve(subscriptionId);
  await stripe().customers.update(String(customer), { email });
}

describe('a member who withdrew signed in', () => {
  it('gets her money back also where all of her invoices went to another address than the one she signs in with', async () => {
    await signInAnother();
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
    expect(subjects()).toEqual(declaredAndConfirmed());
    expect(await open()).toEqual([]);
  });

  it.each([
    ['', undefined, (): string => member.email],
    [', who names the address of the contract', 'lepingu@example.com', (): string => 'lepingu@example.com'],
  ])('has it kept also where the card service does not answer at all%s', async (_, email, sentTo) => {
    const intent = await payIntent();
    if (email !== undefined) await giveStripeAddress(email);
    const id = await whileSilent(() => withdraw(member, email));
    expect(await open()).toMatchObject([{ id, subscriptionId, memberId: member.id }]);
    await sweep();
    expect(await statusNow()).toBe('canceled');
    expect(await refundsOf(intent)).toEqual([1990]);
    expect(subjects()).toEqual([{ to: sentTo(), subject: 'Lepingust taganemise kinnitus' }]);
    expect(await open()).toEqual([]);
  });

  it('gets one receipt, however often she declares it, where the card service keeps silent', async () => {
    const ids = await whileSilent(
      async () => [await withdraw(member), await withdraw(member)],
      () => new Promise(() => {}),
    );
    expect(await open()).toMatchObject([{ id: ids[0], subscriptionId }]);
    expect(ids[1]).toBe(ids[0]);
    await sweep();
    expect(await statusNow()).toBe('canceled');
    expect(subjects()).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
  });

  it('ends no contract of another member while the card service does not answer', async () => {
    const other = await server.signedIn();
    const request = await whileSilent(() => withdraw(other));
    await sweep();
    expect(logged).toContainEqual(
      expect.objectContaining({ event: 'withdrawal-dropped', request, reason: 'another-address' }),
    );
    expect(await statusNow()).toBe('active');
  });

  it.each([
    ['', () => withdraw(member)],
    [', also what she declared signed out', () => withdraw(server, member.email)],
  ])('finds in her export what is not carried out yet, and nobody else does%s', async (_, declare) => {
    const exported = async (by: TestMember) => {
      const { data } = await by.ask('{ exportMyData }');
      return JSON.parse(String(data?.['exportMyData'])) as { openWithdrawals: object[] };
    };
    const other = await server.signedIn();
    await whileRefused(async () => {
      const id = await declare();
      const otherId = await whileSilent(() => withdraw(other));
      expect((await exported(member)).openWithdrawals).toMatchObject([
        { id, subscriptionId, sentTo: member.email },
      ]);
      expect((await exported(other)).openWithdrawals).toMatchObject([{ id: otherId }]);
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
        await expect(erasures()).rejects.toThrow(AggregateError);
        expect(await customerOf()).toMatchObject({ email: member.email });
      });
      // Work begun at her word may still be under way, and a sweep leaves her to it.
      const swept = () =>
        erasures()
          .catch(() => undefined)
          .then(customerOf);
      await expect.poll(swept).toMatchObject({ deleted: true });
      expect(await refundsOf(intent)).toEqual([1990]);
      const aboutContract = subjects().filter(({ subject }) => subject !== 'Sinu konto on kustutatud');
      expect(aboutContract).toEqual(declaredAndConfirmed());
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
    expect(subjects()).toEqual(declaredAndConfirmed());
    expect(await open()).toEqual([]);
  });
});

it('a receipt is mailed although there are many of contracts that are gone at the card service', async () => {
  const receipt = (at: string, ofContract: string) => {
    const receivedAt = new Date(at);
    const [id, sentTo] = [randomUUID(), member.email];
    return { id, subscriptionId: ofContract, memberId: member.id, sentTo, receivedAt, refundedCents: 0 };
  };
  const gone = Array.from({ length: 50 }, (_, place) => receipt('2026-01-01T10:00:00Z', `sub_gone${place}`));
  await server.database
    .insert(withdrawals)
    .values([...gone, receipt('2026-11-20T10:00:00Z', subscriptionId)]);
  await sweep();
  await sweep();
  expect(subjects()).toEqual([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
  await server.database.delete(withdrawals);
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
    const request = await whileSilent(() => withdraw(server, refused));
    await expect.poll(open).toHaveLength(1);
    await sweep();
    expect(logged).toEqual([
      { event: 'withdrawal-dropped', request, reason: 'another-address', wasSignedIn: false },
    ]);
    expect(await statusNow()).toBe('active');
    expect(mails).toEqual([]);
  });
});
