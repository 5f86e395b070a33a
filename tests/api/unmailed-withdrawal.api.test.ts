/** A mail service that takes nothing for an address keeps neither her money nor the end of her account waiting. */
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import {
  withdrawalRequests,
  withdrawals,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import type { Mail } from '../../server/ports/mail.ts';
import { subscribe } from '../support/card-service.ts';
import { untilSettled } from '../support/erased-member.ts';
import { payingMember } from '../support/paying-member.ts';

const DAYS_TOO_MANY = 20;
/** Her confirmation is tried for a week. */
const WEEK_DAYS = 8;
let subscriptionId: string;
let deadAddress: string | null = null;
let mails: Mail[] = [];
let logged: object[] = [];
const keep = (entry: object) => void logged.push(entry);
const log = { info: keep, warn: keep, error: keep };

const { server, member, stripe, clock, goAheadDays } = payingMember({
  sendMail: async (mail) => {
    if (mail.to === deadAddress) throw Object.assign(new Error('refused'), { code: 'HTTP_400' });
    mails.push(mail);
  },
});
beforeEach(async () => {
  clock.aheadMs = 0;
  deadAddress = null;
  subscriptionId = (await subscribe(server, member, 'PREMIUM')).id;
  deadAddress = member.email;
  [mails, logged] = [[], []];
});

const sweep = () => sweepPayments(server.services.billing, log);
const customerNow = async () => {
  const { customer } = await stripe().subscriptions.retrieve(subscriptionId);
  return stripe().customers.retrieve(String(customer));
};

async function withdraw(email?: string): Promise<void> {
  const { errors } = await (email === undefined ? member : server).ask(
    'mutation ($id: ID!, $email: String) { withdrawFromContract(subscriptionId: $id, email: $email) { id } }',
    { id: subscriptionId, email },
  );
  expect(errors).toEqual([]);
}

/** Her account ends, and a week later nothing waits for her confirmation any more. */
async function eraseForGood(): Promise<void> {
  const { data } = await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', {
    email: member.email,
  });
  expect(data).toEqual({ deleteMyAccount: true });
  clock.aheadMs += WEEK_DAYS * 24 * 3_600_000;
  await sweepErasures(server.services, log).catch(() => undefined);
  await sweepErasures(server.services, log);
  await untilSettled(server, member.id);
}

describe('a member whose address is dead, who withdraws and deletes her account', () => {
  it('is gone at the card service, and the operator still reads that her receipt is due, until it is taken', async () => {
    await withdraw();
    await eraseForGood();
    expect(await customerNow()).toMatchObject({ deleted: true });
    await expect(sweep()).rejects.toThrow('still due');
    expect(logged).toContainEqual(
      expect.objectContaining({
        event: 'payment-matter-due',
        subscription: subscriptionId,
        code: 'HTTP_400',
      }),
    );
    deadAddress = null;
    await sweep();
    expect(mails).toMatchObject([{ to: member.email, subject: 'Lepingust taganemise kinnitus' }]);
    expect(await server.database.select().from(withdrawals)).toMatchObject([
      { mailedAt: expect.any(Date) as Date },
    ]);
    await server.database.delete(withdrawals);
  });

  it('is gone also where she declared it too late, which she is still told', async () => {
    await goAheadDays(DAYS_TOO_MANY);
    await withdraw(member.email);
    await eraseForGood();
    expect(await customerNow()).toMatchObject({ deleted: true });
    deadAddress = null;
    await sweep();
    expect(mails).toMatchObject([{ to: member.email }]);
    expect(await server.database.select().from(withdrawalRequests)).toEqual([]);
  });
});
