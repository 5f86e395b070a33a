import { describe, expect, it } from 'vitest';
import { askSubscriptions, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { payingMember } from '../support/paying-member.ts';

const { server, member } = payingMember();

describe('the list of subscriptions', () => {
  it('shows her own in full', async () => {
    const { id } = await subscribe(server, member, 'PREMIUM');
    const expiry = {
      payment_method_exp_month: 12,
      payment_method_exp_year: server.services.clock().getUTCFullYear() + 3,
    };
    expect(await subscriptionsOf(member)).toEqual([
      {
        id,
        status: 'active',
        cancel_at_period_end: false,
        current_period_end: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+0[23]:00$/),
        collection_method: 'charge_automatically',
        customer_email: member.email,
        payment_method_last4: '4242',
        payment_method_brand: 'visa',
        ...expiry,
        product_names: ['Premium'],
        created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\+0[23]:00$/),
        tier: 'PREMIUM',
        next_tier: null,
        duplicate_of: null,
        cancel_at: null,
        monthly_price_cents: 1990,
        withdrawn_at: null,
      },
    ]);
  });

  it('is empty before the first, and can be filtered by status', async () => {
    expect(await subscriptionsOf(member)).toEqual([]);
    const { id } = await subscribe(server, member, 'BASIC');
    expect(await subscriptionsOf(member, { status: 'active' })).toMatchObject([{ id }]);
    expect(await subscriptionsOf(member, { status: 'canceled' })).toEqual([]);
  });

  it('of another member is for ADMIN only', async () => {
    const { id } = await subscribe(server, member, 'BASIC');
    const admin = await server.signedIn('admin');
    expect(await subscriptionsOf(admin, { userId: member.id })).toMatchObject([{ id }]);
    expect(await subscriptionsOf(member, { userId: member.id })).toMatchObject([{ id }]);
    for (const other of [await server.signedIn(), await server.signedIn('trainer')]) {
      expect((await askSubscriptions(other, { userId: member.id })).code).toBe('NOT_AUTHORIZED');
      expect(await subscriptionsOf(other)).toEqual([]);
    }
    expect((await askSubscriptions(server, {})).code).toBe('NOT_AUTHORIZED');
    for (const userId of ['0a6f3c1e-5b0d-4c57-9d1a-3f1f5d2a9999', 'x', '']) {
      expect((await askSubscriptions(admin, { userId })).code).toBe('NOT_FOUND');
    }
  });

  it('comes in pages whose tokens only the caller can use', async () => {
    const { payments } = server;
    for (let count = 0; count < 21; count += 1) {
      const { id } = await subscribe(server, member, 'BASIC');
      await payments.payments.stripe.subscriptions.cancel(id);
    }
    const first = await askSubscriptions(member);
    const page = first.data?.['listSubscriptions'] as { items: { id: string }[]; nextToken: string };
    const rest = await askSubscriptions(member, { nextToken: page.nextToken });
    const { items, nextToken } = rest.data?.['listSubscriptions'] as {
      items: { id: string }[];
      nextToken: string | null;
    };
    expect([page.items.length, items.length, nextToken]).toEqual([20, 1, null]);
    expect(new Set([...page.items, ...items].map(({ id }) => id)).size).toBe(21);
    const other = await server.signedIn();
    expect(await askSubscriptions(other, { nextToken: page.nextToken })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'nextToken',
    });
    // Each of the 21 purchases ends before the next begins.
  }, 120_000);
});
