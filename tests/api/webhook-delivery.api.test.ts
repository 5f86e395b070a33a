import fastify from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayments } from '../../server/open-payments.ts';
import { standInEvents } from '../../stand-ins/payments/payments.tables.ts';
import {
  checkoutOf,
  GOOD_CARD,
  groupsOf,
  sendForm,
  sendWebhook,
  subscriptionsOf,
} from '../support/card-service.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date();

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

async function goAhead(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await server.payments.settle();
}

/** Returns how often each undelivered webhook was tried, and in how many seconds it is tried again. */
async function waiting(): Promise<{ tries: number; inSeconds: number }[]> {
  const rows = await server.database.select().from(standInEvents);
  return rows.flatMap(({ tries, nextTryAt }) =>
    nextTryAt === null ? [] : [{ tries, inSeconds: (nextTryAt.getTime() - now.getTime()) / 1000 }],
  );
}

describe('a webhook that is not accepted', () => {
  it('is sent again after doubling pauses until it is accepted', async () => {
    const member = await server.signedIn();
    const { url } = await checkoutOf(member, 'VIP');
    const { billing } = server.services;
    const { identityAdmin } = billing;
    billing.identityAdmin = { ...identityAdmin, groupsOf: () => Promise.reject(new Error('down')) };
    await sendForm(url, { card: GOOD_CARD });
    expect(await waiting()).toEqual(Array.from({ length: 3 }, () => ({ tries: 1, inSeconds: 2 })));
    await goAhead(1_999);
    expect((await waiting()).map(({ tries }) => tries)).toEqual([1, 1, 1]);
    for (const [pauseMs, tries, inSeconds] of [
      [1, 2, 4],
      [4_000, 3, 8],
      [8_000, 4, 16],
    ] as const) {
      await goAhead(pauseMs);
      expect(await waiting()).toEqual(Array.from({ length: 3 }, () => ({ tries, inSeconds })));
    }
    expect(await groupsOf(server, member)).toEqual([]);
    billing.identityAdmin = identityAdmin;
    await goAhead(16_000);
    expect(await waiting()).toEqual([]);
    expect(await groupsOf(server, member)).toEqual(['vip']);
  });

  it('is given up after twelve tries', async () => {
    const id = 'evt_givenup';
    const payload = JSON.stringify({ id, object: 'event' });
    await server.database
      .insert(standInEvents)
      .values({ id, payload, createdAt: now, tries: 0, nextTryAt: now });
    for (let hour = 0; hour < 14; hour += 1) await goAhead(3600_000);
    const [row] = await server.database.select().from(standInEvents).where(eq(standInEvents.id, id));
    expect(row).toMatchObject({ tries: 12, nextTryAt: null });
  });
});

describe('with Stripe itself', () => {
  it('there are no test pages and no stand-in, and only Stripe’s own secret signs', async () => {
    const secret = 'whsec_of_stripe';
    const keys = {
      secretKey: 'sk_live_x',
      webhookSecret: secret,
      priceIds: { BASIC: 'b', FOOD: 'f', PREMIUM: 'p', VIP: 'v' },
    };
    const { billing } = server.services;
    const open = await openPayments(
      {
        payments: { kind: 'stripe', ...keys },
        seller: billing.seller,
        staffEmail: billing.staffEmail,
        publicUrl: server.url,
      },
      billing,
    );
    const app = fastify();
    for (const plugin of open.plugins) await app.register(plugin);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    try {
      expect(open.embedded).toBeNull();
      expect((await fetch(`${url}/pay/pay.css`)).status).toBe(404);
      const real = { ...server, url };
      const event = { type: 'payout.paid', object: { id: 'po_1' } };
      expect(await sendWebhook(real, event)).toBe(400);
      expect(await sendWebhook(real, { ...event, secret })).toBe(200);
    } finally {
      await app.close();
    }
  });
});

describe('while the identity service does not answer', () => {
  it('an event gets 500, and has its whole effect when it comes again', async () => {
    const { identityAdmin } = server.services.billing;
    const member = await server.signedIn();
    const { url } = await checkoutOf(member, 'VIP');
    const broken = { ...identityAdmin, addToGroup: () => Promise.reject(new Error('down')) };
    server.services.billing.identityAdmin = broken;
    await sendForm(url, { card: GOOD_CARD });
    await server.payments.settle();
    expect(await groupsOf(server, member)).toEqual([]);
    server.services.billing.identityAdmin = identityAdmin;
    const [subscription] = await subscriptionsOf(member);
    const id = subscription?.id ?? '';
    const { customer } = await server.payments.payments.stripe.subscriptions.retrieve(id);
    const object = { id, object: 'subscription', customer, status: 'active' };
    expect(await sendWebhook(server, { type: 'customer.subscription.updated', object })).toBe(200);
    expect(await groupsOf(server, member)).toEqual(['vip']);
  });
});
