/** After a price has changed: who bought before goes on at the former price, and reads what she pays. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readObject, updateObject } from '../../stand-ins/payments/objects.repository.ts';
import { groupsOf, mailsTo, sendWebhook, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { changePlan } from '../support/changed-plan.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('a member reads her own price and the plan she planned, though both are sold at other prices by now', async () => {
  const member = await server.signedIn();
  const { database } = server.services;
  const { id } = await subscribe(server, member, 'PREMIUM');
  await changePlan(member, id, 'BASIC');
  const found = await readObject(database, 'subscription', id);
  const [item] = found.items.data;
  const price = { ...item.price, id: 'price_former_premium', unit_amount: 1790 };
  await updateObject(database, { ...found, items: { ...found.items, data: [{ ...item, price }] } });
  const schedule = await readObject(database, 'subscription_schedule', found.schedule ?? '');
  const phases = schedule.phases.map((phase) => ({
    ...phase,
    items: [{ price: 'price_former_basic', quantity: 1 as const }],
  }));
  await updateObject(database, { ...schedule, phases });
  expect(await subscriptionsOf(member)).toMatchObject([
    { id, tier: 'PREMIUM', monthly_price_cents: 1790, next_tier: 'BASIC' },
  ]);
  const object = { ...schedule, phases };
  expect(await sendWebhook(server, { type: 'subscription_schedule.updated', object })).toBe(200);
  expect((await mailsTo(server, member.email))[0]?.text).toContain('17,90');
  expect(await groupsOf(server, member)).toEqual(['premium']);
});
