/** Refunds that Stripe refuses for good, and money that went back already: neither makes a member wait. */
import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { findCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import {
  withdrawalRequests,
  withdrawals,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import {
  GOOD_CARD,
  groupsOf,
  mailsTo,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { untilSettled } from '../support/erased-member.ts';
import { payingMember } from '../support/paying-member.ts';

const DAY_MS = 24 * 3600 * 1000;
const { server, member, stripe, clock } = payingMember();
const logged: object[] = [];
const keep = (entry: object) => void logged.push(entry);
const log = { info: keep, warn: keep, error: keep };

beforeEach(async () => {
  logged.length = 0;
});

let allowRefunds = () => {};
afterEach(() => allowRefunds());

/** Stripe refuses so from now on: of these payments, or of all. */
function refuseRefunds(error: Error, intents?: readonly string[]): void {
  const { refunds } = stripe();
  const { create } = refunds;
  refunds.create = ((params: Stripe.RefundCreateParams, options: Stripe.RequestOptions) =>
    intents?.includes(String(params.payment_intent)) === false
      ? create.call(refunds, params, options)
      : Promise.reject(error)) as typeof create;
  allowRefunds = () => {
    refunds.create = create;
  };
}

const CHARGED_BACK = new Stripe.errors.StripeInvalidRequestError({
  type: 'invalid_request_error',
  code: 'charge_disputed',
  message: 'The charge has been charged back.',
});

async function payBeside(tier: 'basic' | 'food'): Promise<void> {
  const address = `${server.url}/settings/subscription`;
  const { url } = await stripe().checkout.sessions.create({
    mode: 'subscription',
    customer: (await findCustomer(server.database, member.id))?.customerId ?? '',
    line_items: [{ price: `price_standin_${tier}_month`, quantity: 1 }],
    subscription_data: { metadata: { memberId: member.id, tier: tier.toUpperCase(), only_one: 'true' } },
    success_url: address,
    cancel_url: address,
  });
  await sendForm(url ?? '', { card: GOOD_CARD });
  await server.payments.settle();
}

/** The payments of a contract, the latest first. */
async function intentsOf(subscription: string): Promise<string[]> {
  const { data } = await stripe().invoices.list({ subscription, expand: ['data.payments'] });
  return data.flatMap(({ payments }) =>
    (payments?.data ?? []).map(({ payment }) => String(payment.payment_intent)),
  );
}

const withdraw = (id: string) =>
  member.ask('mutation ($id: ID!) { withdrawFromContract(subscriptionId: $id) { id } }', { id });
const sweep = () => sweepPayments(server.services.billing, log);
const compare = () => reconcilePayments(server.services.billing, log);
const subjects = async () => (await mailsTo(server, member.email)).map(({ subject }) => subject);
const mailAbout = async (subject: string) =>
  (await mailsTo(server, member.email)).find((mail) => mail.subject === subject)?.text ?? '';
const keptOf = async (id: string) =>
  (await server.database.select().from(withdrawals).where(eq(withdrawals.subscriptionId, id)))[0];

/** Her own plan is ended at the card service. */
async function endOwn(id: string): Promise<void> {
  await stripe().subscriptions.cancel(id);
  await server.payments.settle();
}

describe('a second subscription', () => {
  it('whose payment was charged back is ended and told to the operator once, and closes nothing else', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    refuseRefunds(CHARGED_BACK);
    await payBeside('food');
    clock.aheadMs += 2 * DAY_MS;
    await compare();
    expect(await groupsOf(server, member)).toEqual(['basic']);
    expect(await mailAbout('Teine tellimus on lõpetatud')).not.toContain('tagastame 0');
    logged.length = 0;
    clock.aheadMs += 2 * DAY_MS;
    await compare();
    expect(logged).toEqual([]);
    const duplicate = (await subscriptionsOf(await server.signInAgain(member))).find((one) => one.id !== id);
    expect(duplicate).toMatchObject({ status: 'canceled', duplicate_of: id });
  });

  it.each([
    ['refund fails', () => refuseRefunds(new Error('down'))],
    [
      'mail is not accepted',
      () => {
        const { billing } = server.services;
        const { sendMail } = billing;
        billing.sendMail = (mail, memberId) =>
          mail.subject.startsWith('Teine') ? Promise.reject(new Error('rejected')) : sendMail(mail, memberId);
        allowRefunds = () => {
          billing.sendMail = sendMail;
        };
      },
    ],
  ])('whose %s keeps no plan open that has ended, and is finished when it can be', async (_what, refuse) => {
    const { id } = await subscribe(server, member, 'BASIC');
    refuse();
    await payBeside('food');
    expect(await groupsOf(server, member)).toEqual(['basic']);
    await endOwn(id);
    expect(await groupsOf(server, member)).toEqual([]);
    await expect(compare()).rejects.toThrow('still to be compared');
    expect(logged).toContainEqual(expect.objectContaining({ event: 'duplicate-unfinished' }));
    allowRefunds();
    clock.aheadMs += DAY_MS;
    await compare();
    expect((await subjects()).filter((subject) => subject === 'Teine makse on tagastatud')).toHaveLength(1);
    expect((await subjects()).filter((subject) => subject === 'Sinu tellimus')).toHaveLength(1);
  });
});

const DECLARED = 'Saime sinu taganemisavalduse';
const CONFIRMED = 'Lepingust taganemise kinnitus';

describe('a withdrawal', () => {
  it.each([
    ['the card service refuses one refund', () => refuseRefunds(new Error('down'))],
    [
      'her groups cannot be read',
      () => {
        const { billing } = server.services;
        const { identityAdmin } = billing;
        billing.identityAdmin = { ...identityAdmin, groupsOf: () => Promise.reject(new Error('down')) };
        allowRefunds = () => {
          billing.identityAdmin = identityAdmin;
        };
      },
    ],
  ])('is confirmed at once and once where %s, and the sum follows', async (_what, refuse) => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    refuse();
    await withdraw(id);
    const declared = await mailAbout(DECLARED);
    expect(declared).toContain(`„Taganen lepingust ${id}.“`);
    expect(declared).not.toContain('Leping on lõppenud');
    expect(declared).not.toContain('Raha tagastame');
    clock.aheadMs += 10 * 60_000;
    await expect(sweep()).rejects.toThrow('still due');
    expect((await subjects()).filter((subject) => subject === DECLARED)).toHaveLength(1);
    expect(await subjects()).not.toContain(CONFIRMED);
    allowRefunds();
    clock.aheadMs += 10 * 60_000;
    await sweep();
    expect(await mailAbout(CONFIRMED)).toContain('Tagastame');
    expect((await subjects()).filter((subject) => subject === DECLARED)).toHaveLength(1);
  });

  it('is confirmed by the next try where the mail of its receipt failed', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    refuseRefunds(new Error('down'));
    const { billing } = server.services;
    const { sendMail } = billing;
    billing.sendMail = () => Promise.reject(new Error('down'));
    await withdraw(id);
    billing.sendMail = sendMail;
    expect(await subjects()).not.toContain(DECLARED);
    clock.aheadMs += 10 * 60_000;
    await expect(sweep()).rejects.toThrow('still due');
    expect((await subjects()).filter((subject) => subject === DECLARED)).toHaveLength(1);
    allowRefunds();
    clock.aheadMs += 10 * 60_000;
    await sweep();
  });

  it('whose receipt the mail service refuses is named in the log, until it is mailed', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    const { billing } = server.services;
    const { sendMail } = billing;
    const refusal = Object.assign(new Error('SES answered 400'), { code: 'HTTP_400' });
    billing.sendMail = () => Promise.reject(refusal);
    await withdraw(id);
    clock.aheadMs += 10 * 60_000;
    await expect(sweep()).rejects.toThrow('still due');
    billing.sendMail = sendMail;
    const entry = { event: 'payment-matter-due', subscription: id, code: 'HTTP_400' };
    expect(logged).toContainEqual(expect.objectContaining(entry));
    await sweep();
    expect(await mailAbout(CONFIRMED)).toContain('Tagastame');
  });

  it('from a contract that was charged back is confirmed, and does not keep her from deleting her account', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    refuseRefunds(CHARGED_BACK);
    await withdraw(id);
    const receipt = await mailAbout(CONFIRMED);
    expect(receipt).toContain('pangas vaidlustatud');
    expect(receipt).not.toContain('0,00');
    expect(await server.database.select().from(withdrawalRequests)).toEqual([]);
    await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
      email: member.email,
    });
    clock.aheadMs += DAY_MS;
    await sweepErasures(server.services, log);
    await untilSettled(server, member.id);
    expect(await findCustomer(server.database, member.id)).toBeNull();
  });

  it('gives back the other payments where one was charged back, and says how much', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const [first = ''] = await intentsOf(id);
    await stripe().subscriptions.update(id, {
      items: [
        {
          id: (await stripe().subscriptions.retrieve(id)).items.data[0]?.id ?? '',
          price: 'price_standin_vip_month',
        },
      ],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    refuseRefunds(CHARGED_BACK, [first]);
    await withdraw(id);
    const [second = ''] = await intentsOf(id);
    const { data } = await stripe().refunds.list({ payment_intent: second });
    expect(data).toMatchObject([{ amount: expect.any(Number) }]);
    expect((await keptOf(id))?.refundedCents).toBe(data[0]?.amount);
  });

  it('names what goes back by it where staff gave back a part by hand, also if the server died after the refund', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    const [payment_intent = ''] = await intentsOf(id);
    await stripe().refunds.create({ payment_intent, amount: 1000 });
    const { identityAdmin } = server.services.billing;
    server.services.billing.identityAdmin = {
      ...identityAdmin,
      groupsOf: () => Promise.reject(new Error('died')),
    };
    await withdraw(id);
    server.services.billing.identityAdmin = identityAdmin;
    expect(await keptOf(id)).toBeUndefined();
    // A key for one effect is forgotten after a day: the same refund is asked for as if it were new.
    clock.aheadMs += 3 * DAY_MS;
    await server.payments.settle();
    await sweep();
    expect((await keptOf(id))?.refundedCents).toBe(990);
    expect(await mailAbout(CONFIRMED)).toContain('Tagastame 9,90');
  });

  it('promises nothing where staff gave all of it back by hand', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    const [payment_intent = ''] = await intentsOf(id);
    await stripe().refunds.create({ payment_intent });
    await withdraw(id);
    expect((await keptOf(id))?.refundedCents).toBe(0);
    expect(await mailAbout(CONFIRMED)).not.toContain('Tagastame');
  });
});
