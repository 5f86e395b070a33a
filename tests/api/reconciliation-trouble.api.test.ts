/** The comparison with the card service must withstand other clocks, refusals, refunds sent back and a restored backup. */
import { PassThrough } from 'node:stream';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import {
  paymentCustomers,
  subscriptionGroups,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { inTransaction } from '../../server/database/in-transaction.ts';
import { emit } from '../../stand-ins/payments/events.ts';
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
import { loseWebhooks, withLostWebhooks } from '../support/lost-webhooks.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestServer;
let member: TestMember;
let aheadMs = 0;
let lines = '';
const entries: object[] = [];
const keep = (entry: object) => void entries.push(entry);
const log = { info: keep, warn: keep, error: keep };

beforeAll(async () => {
  const served = new PassThrough();
  served.on('data', (chunk: Buffer) => {
    lines += chunk.toString();
  });
  server = await startTestServer({ clock: () => new Date(Date.now() + aheadMs), log: served });
});
afterAll(() => server.close());
beforeEach(async () => {
  await turn();
  entries.length = 0;
  member = await server.signedIn();
});

const billing = () => server.services.billing;

/** The job's turn two minutes later, by a clock that is ahead of the card service's by so much. */
async function turn(skewMs = 0): Promise<void> {
  aheadMs += 2 * MINUTE_MS;
  const { clock } = billing();
  await reconcilePayments({ ...billing(), clock: () => new Date(clock().getTime() + skewMs) }, log);
}

const buy = async (tier: string) => sendForm((await checkoutOf(member, tier)).url, { card: GOOD_CARD });

/** The mails of the events: of them the comparison of the groups sends none. */
async function subjects(): Promise<string[]> {
  return (await mailsTo(server, member.email)).map(({ subject }) => subject);
}

type ListEvents = TestServer['payments']['payments']['stripe']['events']['list'];

/** The card service answers so when it is asked for events, while `act` runs. */
async function withEvents(
  list: (original: ListEvents) => ListEvents,
  act: () => Promise<void>,
): Promise<void> {
  const { payments } = billing();
  const { stripe } = payments;
  const events = { list: list(stripe.events.list.bind(stripe.events)) };
  billing().payments = { ...payments, stripe: Object.assign(Object.create(stripe), { events }) };
  try {
    await act();
  } finally {
    billing().payments = payments;
  }
}

const refused: ListEvents = () => {
  throw new Error('This key may not read events');
};

describe('a server whose clock is 90 seconds ahead', () => {
  it('passes over nothing that happens in these seconds', async () => {
    await turn(90 * SECOND_MS);
    aheadMs += 10 * SECOND_MS;
    await withLostWebhooks(server, () => buy('FOOD'));
    await turn(90 * SECOND_MS);
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });

  it('finds after it was an hour ahead what happened meanwhile and since', async () => {
    await turn(60 * MINUTE_MS);
    await withLostWebhooks(server, () => buy('VIP'));
    await turn();
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });
});

describe('a refund that the bank sent back', () => {
  const told = (refund: string) => ({ event: 'refund-failed', refund });

  it('is told to the operator also where the turn fails later', async () => {
    const { clock, database } = billing();
    const at = clock().getTime();
    // The stand-in sends what it finds every few seconds: it finds none of these.
    await inTransaction(database, async (transaction) => {
      await emit(transaction, 'refund.failed', { id: 're_missed', object: 'refund' }, new Date(at));
      for (let second = 1; second <= 120; second += 1)
        await emit(
          transaction,
          'subscription_schedule.updated',
          { customer: null },
          new Date(at + second * SECOND_MS),
        );
      await loseWebhooks({ database: transaction });
    });
    aheadMs += 2 * MINUTE_MS;
    const failsAfterIt =
      (original: ListEvents): ListEvents =>
      (asked, options) =>
        entries.length > 0 ? refused() : original(asked, options);
    await withEvents(failsAfterIt, () => expect(turn()).rejects.toThrow('still to be compared'));
    expect(entries).toContainEqual(expect.objectContaining(told('re_missed')));
    entries.length = 0;
    await turn();
    expect(entries).toEqual([]);
  });

  it('is told also where its webhook arrives, once', async () => {
    const sent = { id: 'evt_refund', type: 'refund.failed', object: { id: 're_sent', object: 'refund' } };
    expect(await sendWebhook(server, sent)).toBe(200);
    expect(await sendWebhook(server, sent)).toBe(200);
    const logged = lines.split('\n').filter((line) => line.includes('refund-failed'));
    expect(logged.map((line): unknown => JSON.parse(line))).toMatchObject([told('re_sent')]);
  });
});

describe('a key that may not read events', () => {
  it('does not keep the members’ groups from being compared', async () => {
    await subscribe(server, member, 'BASIC');
    await server.services.identityAdmin.removeFromGroup(member.id, 'basic');
    aheadMs += DAY_MS;
    await withEvents(
      () => refused,
      () => expect(turn()).rejects.toThrow('1 payment matters'),
    );
    expect(await groupsOf(server, member)).toEqual(['basic']);
    expect(entries).toMatchObject([{ event: 'reconciliation-failed', cause: 'Error' }]);
  });
});

describe('a restored database', () => {
  const forget = async () => {
    await server.database.delete(paymentCustomers).where(eq(paymentCustomers.memberId, member.id));
    await server.database.delete(subscriptionGroups).where(eq(subscriptionGroups.memberId, member.id));
  };

  it('learns again whose customer it is, so that she cannot pay for a second one', async () => {
    await withLostWebhooks(server, () => buy('FOOD'));
    await forget();
    await turn();
    expect(await groupsOf(server, member)).toEqual(['food']);
    expect((await subscriptionsOf(member)).map(({ status }) => status)).toEqual(['active']);
    expect((await checkoutOf(member, 'VIP')).url).toContain('portal');
  });

  it('tells the operator of a member who has got a second customer already', async () => {
    await withLostWebhooks(server, () => buy('FOOD'));
    await forget();
    const kept = 'cus_of_the_second_order';
    await server.database.insert(paymentCustomers).values({ memberId: member.id, customerId: kept });
    await turn();
    expect(entries).toContainEqual(
      expect.objectContaining({ event: 'second-customer', memberId: member.id, kept }),
    );
    await forget();
  });

  it('leaves alone whom the identity service does not know: another installation’s member', async () => {
    await withLostWebhooks(server, () => buy('FOOD'));
    await forget();
    const { identityAdmin } = billing();
    billing().identityAdmin = { ...identityAdmin, groupsOf: () => Promise.resolve(null) };
    await turn();
    billing().identityAdmin = identityAdmin;
    expect(await groupsOf(server, member)).toEqual([]);
    expect(entries).toEqual([]);
  });
});
