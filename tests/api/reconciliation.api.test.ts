/** Webhooks that never arrive: what they would have brought is found at the card service, and has its effect once. */
import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_EVENTS } from '../../server/modules/account/subscription/payment-events.ts';
import { reconcilePayments } from '../../server/modules/account/subscription/reconcile-payments.ts';
import { paymentEvents } from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { emit } from '../../stand-ins/payments/events.ts';
import { standInEvents } from '../../stand-ins/payments/payments.tables.ts';
import {
  checkoutOf,
  GOOD_CARD,
  groupsOf,
  LATER_REFUSED_CARD,
  mailsTo,
  sendForm,
  subscribe,
  subscriptionsOf,
} from '../support/card-service.ts';
import { loseWebhooks, withLostWebhooks } from '../support/lost-webhooks.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
let server: TestServer;
let second: TestServer;
let member: TestMember;
let aheadMs = 0;
const entries: object[] = [];
const keep = (entry: object) => void entries.push(entry);
const log = { info: keep, warn: keep, error: keep };

beforeAll(async () => {
  const clock = () => new Date(Date.now() + aheadMs);
  server = await startTestServer({ clock });
  second = await startTestServer({ clock, beside: server });
});
afterAll(async () => {
  await second.close();
  await server.close();
});
beforeEach(async () => {
  await turn();
  entries.length = 0;
  member = await server.signedIn();
});

const stripe = () => server.payments.payments.stripe;
const billing = () => server.services.billing;

/** The job's turn, when what is under way as a webhook has had its time. */
async function turn(by: TestServer = server): Promise<void> {
  aheadMs += 2 * MINUTE_MS;
  await reconcilePayments(by.services.billing, log);
}

const buy = async (tier: string, card = GOOD_CARD) =>
  sendForm((await checkoutOf(member, tier)).url, { card });

async function subjects(): Promise<string[]> {
  return (await mailsTo(server, member.email)).map(({ subject }) => subject);
}

/** The API calls while `act` runs. */
async function callsOf(act: () => Promise<unknown>): Promise<string[]> {
  const paths: string[] = [];
  const note = ({ method, path }: { method: string; path: string }) =>
    void paths.push(`${method} ${path.split('?')[0]}`);
  stripe().on('request', note);
  await act();
  stripe().off('request', note);
  return paths;
}

describe('where a webhook was lost', () => {
  it('a member who has paid may see what she paid for, and gets her order by mail, once', async () => {
    await withLostWebhooks(server, () => buy('FOOD'));
    expect(await groupsOf(server, member)).toEqual([]);
    expect(await subjects()).toEqual([]);
    await turn();
    expect(await groupsOf(server, member)).toEqual(['food']);
    await turn();
    expect(await subjects()).toEqual(['Sinu tellimus']);
    expect(entries).toEqual([{ event: 'reconciliation', mended: 3 }]);
  });

  it('two processes that look at once do it once', async () => {
    await withLostWebhooks(server, () => buy('VIP'));
    await Promise.all([turn(), turn(second), turn()]);
    expect(await groupsOf(server, member)).toEqual(['vip']);
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });

  it('a plan that has ended is closed, and what is out of date by then is not mailed', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    await withLostWebhooks(server, async () => {
      await stripe().subscriptions.update(id, { cancel_at_period_end: true });
      await stripe().subscriptions.cancel(id);
    });
    expect(await groupsOf(server, member)).toEqual(['premium']);
    await turn();
    expect(await groupsOf(server, member)).toEqual([]);
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });

  it('of a refused payment, her access ends with its grace; she is not told of a refusal that is paid by now', async () => {
    await subscribe(server, member, 'BASIC', LATER_REFUSED_CARD);
    await withLostWebhooks(server, async () => {
      aheadMs += 31 * DAY_MS;
      await server.payments.settle();
    });
    member = await server.signInAgain(member);
    await turn();
    expect((await subjects()).filter((subject) => subject === 'Makse ei õnnestunud')).toHaveLength(1);
    aheadMs += 7 * DAY_MS;
    await sweepPayments(billing(), server.app.log);
    expect(await groupsOf(server, member)).toEqual([]);

    const other = await server.signedIn();
    member = other;
    await subscribe(server, other, 'BASIC', LATER_REFUSED_CARD);
    await withLostWebhooks(server, async () => {
      aheadMs += 31 * DAY_MS;
      await server.payments.settle();
      member = await server.signInAgain(other);
      const { data } = await member.ask('{ getStripeCustomerPortal }');
      await sendForm(String(data?.['getStripeCustomerPortal']), { do: 'card', card: GOOD_CARD });
    });
    await turn();
    expect(await groupsOf(server, member)).toEqual(['basic']);
    expect(await subjects()).not.toContain('Makse ei õnnestunud');
  });

  it('a webhook that comes after all changes nothing more', async () => {
    await withLostWebhooks(server, () => buy('BASIC'));
    await turn();
    await server.database.update(standInEvents).set({ nextTryAt: billing().clock() });
    await server.payments.settle();
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });
});

describe('while something does not respond', () => {
  it('nothing is passed over: it is done in a later turn', async () => {
    await withLostWebhooks(server, () => buy('FOOD'));
    const { payments } = billing();
    const away = Object.assign(Object.create(payments.stripe), {
      events: { list: () => Promise.reject(new Error('away')) },
    });
    billing().payments = { ...payments, stripe: away };
    await expect(turn()).rejects.toThrow('still to be compared');
    billing().payments = payments;
    expect(await groupsOf(server, member)).toEqual(['food']);
    expect(await subjects()).toEqual([]);

    const { identityAdmin } = billing();
    billing().identityAdmin = { ...identityAdmin, groupsOf: () => Promise.reject(new Error('away')) };
    await expect(turn()).rejects.toThrow('still to be compared');
    billing().identityAdmin = identityAdmin;
    await turn();
    expect(await subjects()).toEqual(['Sinu tellimus']);
  });

  it('a mail that cannot be sent keeps back neither her plan nor the others, and is given up after three days', async () => {
    const unlucky = member;
    await withLostWebhooks(server, () => buy('FOOD'));
    member = await server.signedIn();
    await withLostWebhooks(server, () => buy('VIP'));
    const { sendMail } = billing();
    billing().sendMail = async (mail) => {
      if (mail.to === unlucky.email) throw new Error('refused');
      await sendMail(mail);
    };
    await expect(turn()).rejects.toThrow('1 payment matters');
    expect(await groupsOf(server, unlucky)).toEqual(['food']);
    expect(await groupsOf(server, member)).toEqual(['vip']);
    expect(await subjects()).toEqual(['Sinu tellimus']);
    aheadMs += 3 * DAY_MS;
    await turn();
    expect(entries).toContainEqual(
      expect.objectContaining({ event: 'payment-event-given-up', type: 'checkout.session.completed' }),
    );
    billing().sendMail = sendMail;
    entries.length = 0;
    await turn();
    expect(entries).toEqual([]);
  });
});

describe('without a lost webhook', () => {
  it('a turn asks the card service once', async () => {
    await subscribe(server, member, 'BASIC');
    await turn();
    const calls = await callsOf(() => turn());
    expect(calls).toEqual(['GET /v1/events']);
    expect(entries).toEqual([]);
  });

  it('who has a plan is compared once a day, and gets back what another system took', async () => {
    await subscribe(server, member, 'BASIC');
    await turn();
    await server.services.identityAdmin.removeFromGroup(member.id, 'basic');
    await turn();
    expect(await groupsOf(server, member)).toEqual([]);
    aheadMs += DAY_MS;
    for (let turns = 0; turns < 3; turns += 1) await turn();
    expect(await groupsOf(server, member)).toEqual(['basic']);
    expect((await subscriptionsOf(member)).map(({ status }) => status)).toEqual(['active']);
  });
});

describe('many events', () => {
  it('are gone through in windows of a hundred, also those of one second', async () => {
    const { clock, database } = billing();
    const at = Math.floor(clock().getTime() / 1000) * 1000;
    const type = 'subscription_schedule.updated';
    for (let count = 0; count < 300; count += 1) {
      const ms = count < 150 ? 0 : (count - 150) * 400;
      await emit(database, type, { customer: null }, new Date(at + ms));
    }
    await loseWebhooks(server);
    const calls = await callsOf(() => turn());
    const done = await database.select().from(paymentEvents).where(eq(paymentEvents.type, type));
    expect(done).toHaveLength(300);
    expect(entries).toEqual([]);
    expect(calls.length).toBeLessThan(50);
    aheadMs += 10 * MINUTE_MS;
    await turn();
    expect(await callsOf(() => turn())).toHaveLength(1);
  });

  it('are of the types that operators are told to subscribe to', async () => {
    const guide = await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8');
    const [, listed = ''] = /Webhook endpoint ([\s\S]*?)\. An event/.exec(guide) ?? [];
    const types = [...listed.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, type]) => type);
    expect(types.sort()).toEqual([...PAYMENT_EVENTS].sort());
  });
});
