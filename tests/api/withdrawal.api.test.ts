import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { withdrawalRequests } from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { tallinnMoment, tallinnDay } from '../../server/core/tallinn-time.ts';
import { addDays } from '../../contract/moments.ts';
import { withdrawalDeadline } from '../../contract/withdrawal-deadline.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { groupsOf, LATER_REFUSED_CARD, subscribe, subscriptionsOf } from '../support/card-service.ts';
import type { GraphqlAnswer } from '../support/graphql-call.ts';
import { payingMember } from '../support/paying-member.ts';
import type { TestMember } from '../support/test-server.ts';

let subscriptionId: string;
let mails: Mail[] = [];
let isMailDown = false;

const { server, member, clock, stripe, signInAgain, signInAnother } = payingMember({
  sendMail: async (mail) => {
    if (isMailDown) throw new Error('down');
    mails.push(mail);
  },
});
beforeEach(async () => {
  subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
  mails = [];
});
afterEach(() => {
  clock.aheadMs = 0;
  isMailDown = false;
});

const WITHDRAW = `mutation ($subscriptionId: ID!, $email: String) {
  withdrawFromContract(subscriptionId: $subscriptionId, email: $email) { id subscriptionId receivedAt sentTo }
}`;

function withdraw(
  by: { ask: TestMember['ask'] },
  email?: string,
  id = subscriptionId,
): Promise<GraphqlAnswer> {
  return by.ask(WITHDRAW, { subscriptionId: id, email });
}

interface Receipt {
  id: string;
  receivedAt: string;
  sentTo: string;
}

function receiptIn({ data, errors }: GraphqlAnswer): Receipt {
  if (data === null || data['withdrawFromContract'] === null) throw new Error(JSON.stringify(errors));
  return data['withdrawFromContract'] as Receipt;
}

/** The refunds of everything paid under the contract. */
async function refundedCents(id = subscriptionId): Promise<number[]> {
  const invoices = await stripe().invoices.list({ subscription: id, expand: ['data.payments'] });
  const intents = invoices.data
    .flatMap(({ payments }) => payments?.data ?? [])
    .map(({ payment }) => String(payment.payment_intent));
  const refunds = await Promise.all(
    intents.map((payment_intent) => stripe().refunds.list({ payment_intent })),
  );
  return refunds.flatMap(({ data }) => data.map(({ amount }) => amount));
}

async function lastDay(): Promise<string> {
  const { created } = await stripe().subscriptions.retrieve(subscriptionId);
  return withdrawalDeadline(tallinnDay(new Date(created * 1000)));
}

/** Sets the clock to a time in Tallinn this many days after the last one to withdraw on. */
async function afterLastDay(days: number, time: string): Promise<void> {
  clock.aheadMs = Date.parse(tallinnMoment(addDays(await lastDay(), days), time)) - Date.now();
  await signInAgain();
}

const noRequestsLeft = async () =>
  expect(await server.database.select().from(withdrawalRequests)).toEqual([]);

describe('a signed-in member', () => {
  it('ends her contract at once, gets everything refunded, and gets a dated receipt', async () => {
    const receipt = receiptIn(await withdraw(member));
    expect(receipt).toMatchObject({ subscriptionId, sentTo: member.email });
    expect(Math.abs(Date.parse(receipt.receivedAt) - Date.now())).toBeLessThan(60_000);
    expect(await subscriptionsOf(member)).toMatchObject([{ id: subscriptionId, status: 'canceled' }]);
    expect(await groupsOf(server, member)).toEqual([]);
    expect(await refundedCents()).toEqual([1990]);
    expect(mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
      { to: member.email, subject: 'Lepingust taganemise kinnitus' },
    ]);
    const text = mails[0]?.text ?? '';
    for (const words of [
      `Taganen lepingust ${subscriptionId}`,
      'kell',
      '19,90',
      'Proovimüüja OÜ',
      '10000000',
      'Proovi 1, Tallinn',
    ]) {
      expect(text).toContain(words);
    }
    await noRequestsLeft();
  });

  it('reads on that contract alone when she withdrew, signed in or not', async () => {
    const withdrawnAt = async () => (await subscriptionsOf(member)).map((one) => [one.id, one.withdrawn_at]);
    expect(await withdrawnAt()).toEqual([[subscriptionId, null]]);
    const { receivedAt } = receiptIn(await withdraw(server, member.email));
    const first = subscriptionId;
    await expect.poll(withdrawnAt).toEqual([[first, receivedAt]]);
    subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
    await expect.poll(withdrawnAt).toEqual([
      [subscriptionId, null],
      [first, receivedAt],
    ]);
  });

  it('who repeats it gets the same receipt, one refund and one mail', async () => {
    const first = receiptIn(await withdraw(member));
    const [second, third] = await Promise.all([withdraw(member), withdraw(member)]);
    expect([receiptIn(second), receiptIn(third)]).toEqual([first, first]);
    expect(await refundedCents()).toEqual([1990]);
    expect(mails).toHaveLength(1);
  });

  it('who sends it four times at once gets one refund and one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => withdraw(member)));
    expect(new Set(answers.map((answer) => receiptIn(answer).id)).size).toBe(1);
    expect(await refundedCents()).toEqual([1990]);
    expect(mails).toHaveLength(1);
  });

  it('may withdraw until the last minute of the last day', async () => {
    await afterLastDay(0, '23:59');
    expect(receiptIn(await withdraw(member)).sentTo).toBe(member.email);
    expect(await refundedCents()).toEqual([1990]);
  });

  it('is refused on the day after it, and told which day was the last', async () => {
    await afterLastDay(1, '00:01');
    const answer = await withdraw(member);
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT', field: 'subscriptionId' });
    expect(answer.errors[0]?.message).toContain(await lastDay());
    expect(await refundedCents()).toEqual([]);
    expect(await subscriptionsOf(member)).toMatchObject([{ status: 'active' }]);
  });

  it('who ordered on a Saturday is told of the Monday after the fourteenth day, and may withdraw on it', async () => {
    clock.aheadMs = Date.parse('2026-11-14T12:00:00+02:00') - Date.now();
    await signInAnother();
    subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
    expect(mails[0]?.text).toContain('30. novembri');
    clock.aheadMs = Date.parse('2026-11-30T23:50:00+02:00') - Date.now();
    await signInAgain();
    receiptIn(await withdraw(member));
    expect(await refundedCents()).toEqual([1990]);
  });

  it('may also withdraw from a contract that she has already cancelled', async () => {
    await stripe().subscriptions.cancel(subscriptionId);
    receiptIn(await withdraw(member));
    expect(await refundedCents()).toEqual([1990]);
  });

  it('cannot withdraw from another member’s contract, or from one that does not exist', async () => {
    const other = await server.signedIn();
    for (const id of [subscriptionId, 'sub_none', '', '../customers/x']) {
      expect((await withdraw(other, undefined, id)).code).toBe('NOT_FOUND');
    }
    expect((await withdraw(other, undefined, 'x'.repeat(105))).field).toBe('subscriptionId');
    expect(await refundedCents()).toEqual([]);
    expect(await subscriptionsOf(member)).toMatchObject([{ status: 'active' }]);
  });
});

describe('a signed-out consumer', () => {
  it('with the contract’s number and address ends it, and gets a refund and a receipt', async () => {
    const receipt = receiptIn(await withdraw(server, ` ${member.email.toUpperCase()} `));
    expect(receipt.sentTo).toBe(member.email.toUpperCase());
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: member.email, subject: 'Lepingust taganemise kinnitus' });
    expect(await refundedCents()).toEqual([1990]);
    expect(await groupsOf(server, member)).toEqual([]);
    await noRequestsLeft();
  });

  it('gets the same kind of answer for an unknown contract, and no mail', async () => {
    const real = await withdraw(server, member.email);
    await expect.poll(() => mails).toHaveLength(1);
    const others = [
      await withdraw(server, 'keegi@example.com'),
      await withdraw(server, member.email, 'sub_none'),
      await withdraw(server, member.email, 'midagi muud'),
      await withdraw(server, member.email),
    ];
    const shape = ({ data, errors, status }: GraphqlAnswer) => ({
      status,
      errors,
      keys: Object.entries(data?.['withdrawFromContract'] as object).map(
        ([key, value]) => `${key}:${typeof value}`,
      ),
    });
    for (const other of others) expect(shape(other)).toEqual(shape(real));
    expect(new Set([real, ...others].map((answer) => receiptIn(answer).id)).size).toBe(5);
    await sweepPayments(server.services.billing, server.app.log);
    await noRequestsLeft();
    expect(mails).toHaveLength(1);
  });

  it('with another member’s address ends nothing', async () => {
    receiptIn(await withdraw(server, 'keegi@example.com'));
    await sweepPayments(server.services.billing, server.app.log);
    expect(await subscriptionsOf(member)).toMatchObject([{ status: 'active' }]);
    expect(await refundedCents()).toEqual([]);
  });

  it('gets the same answer after the last day, and learns by mail that it was too late', async () => {
    await afterLastDay(1, '09:00');
    receiptIn(await withdraw(server, member.email));
    await expect.poll(() => mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: member.email, subject: 'Lepingust ei saa enam taganeda' });
    expect(await refundedCents()).toEqual([]);
  });

  it('is refused without an address, and with an invalid one', async () => {
    expect((await withdraw(server)).code).toBe('NOT_AUTHORIZED');
    expect(await withdraw(server, 'ei ole aadress')).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'email',
    });
  });
});

describe('the export', () => {
  it('holds her withdrawals and nobody else’s', async () => {
    receiptIn(await withdraw(member));
    const exported = async (by: TestMember) => {
      const { data } = await by.ask('{ exportMyData }');
      const { withdrawals }: { withdrawals: object[] } = JSON.parse(String(data?.['exportMyData']));
      return withdrawals;
    };
    expect(await exported(member)).toMatchObject([
      { subscriptionId, sentTo: member.email, refundedCents: 1990 },
    ]);
    expect(await exported(await server.signedIn())).toEqual([]);
  });
});

describe('a withdrawal that fails at first', () => {
  it('is refunded later, once the card service responds', async () => {
    const { billing } = server.services;
    const refunds = stripe().refunds;
    const create = refunds.create.bind(refunds);
    refunds.create = () => Promise.reject(new Error('down'));
    try {
      receiptIn(await withdraw(member));
      expect(mails).toMatchObject([{ subject: 'Saime sinu taganemisavalduse' }]);
    } finally {
      refunds.create = create;
    }
    await sweepPayments(billing, server.app.log);
    expect(await refundedCents()).toEqual([1990]);
    expect(mails).toHaveLength(2);
    await sweepPayments(billing, server.app.log);
    expect(mails).toHaveLength(2);
    await noRequestsLeft();
  });

  it('is mailed later, once mail can be sent, and refunded once', async () => {
    isMailDown = true;
    receiptIn(await withdraw(member));
    isMailDown = false;
    await sweepPayments(server.services.billing, server.app.log);
    await sweepPayments(server.services.billing, server.app.log);
    expect(mails).toHaveLength(1);
    expect(await refundedCents()).toEqual([1990]);
  });
});

describe('a contract with a later refused card', () => {
  it('can be withdrawn from like any other', async () => {
    const other = await server.signedIn();
    const { id } = await subscribe(server, other, 'VIP', LATER_REFUSED_CARD);
    receiptIn(await withdraw(other, undefined, id));
    expect(await refundedCents(id)).toEqual([3990]);
  });
});
