/** A member whose card is refused: how long her plan stays open, and that she can end it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { findCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { openInvoice } from '../../stand-ins/payments/invoices.ts';
import { readObject, updateObject } from '../../stand-ins/payments/objects.repository.ts';
import {
  GOOD_CARD,
  groupsOf,
  LATER_REFUSED_CARD,
  mailsTo,
  portalOf,
  sendForm,
  sendWebhook,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { changePlan } from '../support/changed-plan.ts';
import { payingMember } from '../support/paying-member.ts';

const DAY_SECONDS = 24 * 3600;
const { server, member, stripe, clock, goAheadDays } = payingMember();
let id: string;
beforeEach(async () => {
  ({ id } = await subscribe(server, member, 'PREMIUM', LATER_REFUSED_CARD));
});

const change = (field: 'cancelSubscription' | 'resumeSubscription') =>
  member.ask(`mutation ($id: ID!) { ${field}(id: $id) { subscription { cancel_at_period_end } } }`, { id });
const listed = async () => (await subscriptionsOf(member))[0];

const planCheaper = () => changePlan(member, id, 'BASIC');

/** As at Stripe if it is not told to give up: the next period begins, and is not paid either. */
async function beginUnpaidPeriod(): Promise<void> {
  const { database, clock } = server.services;
  const found = await readObject(database, 'subscription', id);
  const [item] = found.items.data;
  const start = Math.floor(clock().getTime() / 1000);
  const begun = { ...item, current_period_start: start, current_period_end: start + 30 * DAY_SECONDS };
  const { id: latest_invoice } = await openInvoice(database, found, clock());
  await updateObject(database, { ...found, latest_invoice, items: { ...found.items, data: [begun] } });
  const object = await stripe().subscriptions.retrieve(id);
  expect(await sendWebhook(server, { type: 'customer.subscription.updated', object })).toBe(200);
}

describe('what a member owes for', () => {
  it('closes seven days after the first refusal, and the next period does not open it again', async () => {
    await goAheadDays(32);
    expect(await groupsOf(server, member)).toEqual(['premium']);
    await goAheadDays(8);
    await beginUnpaidPeriod();
    expect(await listed()).toMatchObject({ status: 'past_due' });
    expect(await groupsOf(server, member)).toEqual([]);
  });

  it('is named in the log by its customer where it could not be closed then, and is closed in the next turn', async () => {
    await goAheadDays(32);
    clock.aheadMs += 8 * DAY_SECONDS * 1000;
    const logged: object[] = [];
    const keep = (entry: object) => void logged.push(entry);
    const { billing } = server.services;
    const sweep = () => sweepPayments(billing, { info: keep, warn: keep, error: keep });
    const { identityAdmin } = billing;
    billing.identityAdmin = { ...identityAdmin, groupsOf: () => Promise.reject(new Error('down')) };
    await expect(sweep()).rejects.toThrow('still due');
    billing.identityAdmin = identityAdmin;
    const customer = (await findCustomer(server.database, member.id))?.customerId;
    expect(logged).toContainEqual(expect.objectContaining({ event: 'payment-matter-due', customer }));
    await sweep();
    expect(await groupsOf(server, member)).toEqual([]);
  });
});

describe('a member in arrears', () => {
  it('who planned a cheaper plan can end her subscription: it ends, and is mailed as what is still owed', async () => {
    await planCheaper();
    await goAheadDays(32);
    expect(await listed()).toMatchObject({ status: 'past_due', tier: 'BASIC' });
    const { data } = await change('cancelSubscription');
    expect(data?.['cancelSubscription']).toEqual({ subscription: { cancel_at_period_end: true } });
    expect((await stripe().subscriptions.retrieve(id)).schedule).toBeNull();
    await server.payments.settle();
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.subject).toBe('Tellimus on lõpetatud');
    expect(mail?.text).toContain('Tegemata makse tuleb siiski tasuda');
    expect(mail?.text).not.toContain('Rohkem makseid ei tule');
    await goAheadDays(32);
    expect(await listed()).toMatchObject({ status: 'canceled' });
  });

  it('who ended it has what she paid for until its end, once she has paid, and may take the end back before', async () => {
    await goAheadDays(32);
    await change('cancelSubscription');
    await change('resumeSubscription');
    expect(await listed()).toMatchObject({ status: 'past_due', cancel_at_period_end: false });
    await change('cancelSubscription');
    await sendForm(await portalOf(member), { do: 'card', card: GOOD_CARD });
    expect(await listed()).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(await groupsOf(server, member)).toEqual(['premium']);
  });

  it('cannot change her plan before she has paid, nor end what is over', async () => {
    await goAheadDays(32);
    const asked = 'query ($id: ID!) { previewPlanChange(subscriptionId: $id, tier: VIP) { payTodayCents } }';
    expect((await member.ask(asked, { id })).code).toBe('BAD_USER_INPUT');
    await stripe().subscriptions.cancel(id);
    expect((await change('cancelSubscription')).code).toBe('BAD_USER_INPUT');
  });
});
