import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sweepErasures } from '../../server/modules/account/account/erase-account.ts';
import { deleteCustomer } from '../../server/modules/account/subscription/customers.repository.ts';
import {
  paymentCustomers,
  subscriptionGroups,
} from '../../server/modules/account/subscription/subscriptions.tables.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

const DELETE = 'mutation ($email: String!) { deleteMyAccount(email: $email) }';

describe('a member who is erased while her checkout is being begun', () => {
  const customersOf = (id: string) =>
    server.database.select().from(paymentCustomers).where(eq(paymentCustomers.memberId, id));

  it('is sent nowhere to pay, and the card service keeps no customer of hers', async () => {
    const member = await server.signedIn();
    const { stripe } = server.payments.payments;
    const { create } = stripe.customers;
    let customerId = '';
    // The card service answers once she is erased.
    stripe.customers.create = (async (...given: Parameters<typeof create>) => {
      await member.ask(DELETE, { email: member.email });
      const customer = await create.apply(stripe.customers, given);
      customerId = customer.id;
      return customer;
    }) as typeof create;
    const answer = await member.ask('{ getStripeCheckoutId(tier: VIP) { id url } }');
    stripe.customers.create = create;
    expect(answer.code).toBe('NOT_AUTHORIZED');
    const { paymentsAccount } = server.services;
    const { erase } = paymentsAccount;
    paymentsAccount.erase = () => Promise.reject(new Error('out of reach'));
    await expect(sweepErasures(server.services, server.app.log)).rejects.toThrow(AggregateError);
    paymentsAccount.erase = erase;
    const start = now;
    now = new Date(start.getTime() + 3 * 3_600_000);
    await sweepErasures(server.services, server.app.log);
    now = start;
    expect(await customersOf(member.id)).toEqual([]);
    expect(await stripe.customers.retrieve(customerId)).toMatchObject({ id: customerId, deleted: true });
  });
});

it('a customer and the groups given for her plans are forgotten together, or not at all', async () => {
  const { database } = server;
  const memberId = randomUUID();
  await database.insert(paymentCustomers).values({ memberId, customerId: `cus_${memberId}` });
  await database.insert(subscriptionGroups).values({ memberId, groupName: 'vip' });
  const count = async () => [
    await database.$count(paymentCustomers, eq(paymentCustomers.memberId, memberId)),
    await database.$count(subscriptionGroups, eq(subscriptionGroups.memberId, memberId)),
  ];
  const name = sql.raw(`cut_off_${memberId.replaceAll('-', '_')}`);
  await database.execute(
    sql`create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`,
  );
  await database.execute(
    sql`create trigger ${name} before delete on subscription_groups for each row execute function ${name}()`,
  );
  try {
    await expect(deleteCustomer(database, memberId)).rejects.toThrow('subscription_groups');
    expect(await count()).toEqual([1, 1]);
  } finally {
    await database.execute(sql`drop function ${name} cascade`);
  }
  await deleteCustomer(database, memberId);
  expect(await count()).toEqual([0, 0]);
});
