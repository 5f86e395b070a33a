/** A member who deletes her account keeps her fourteen days: the declaration needs no account. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sweepPayments } from '../../server/modules/account/subscription/sweep-payments.ts';
import { withdrawals } from '../../server/modules/account/subscription/subscriptions.tables.ts';
import { mailsTo, subscribe } from '../support/card-service.ts';
import { untilSettled } from '../support/erased-member.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let now = new Date('2026-11-27T10:00:00Z');
beforeAll(async () => {
  server = await startTestServer({ clock: () => now });
});
afterAll(() => server.close());

it('she withdraws signed out after her account is gone: the money goes back, the receipt comes, and the declaration goes with the accounts', async () => {
  const member = await server.signedIn();
  const { id } = await subscribe(server, member, 'PREMIUM');
  const { stripe } = server.payments.payments;
  const { data } = await stripe.invoices.list({ subscription: id, expand: ['data.payments'] });
  const payment_intent = String(data[0]?.payments?.data[0]?.payment.payment_intent);
  await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: member.email });
  await untilSettled(server, member.id);
  const { errors } = await server.ask(
    'mutation ($id: ID!, $email: String) { withdrawFromContract(subscriptionId: $id, email: $email) { id } }',
    { id, email: member.email },
  );
  expect(errors).toEqual([]);
  await sweepPayments(server.services.billing, server.app.log);
  const refunds = await stripe.refunds.list({ payment_intent });
  expect(refunds.data.map(({ amount }) => amount)).toEqual([1990]);
  const subjects = (await mailsTo(server, member.email)).map(({ subject }) => subject);
  expect(subjects).toContain('Lepingust taganemise kinnitus');

  const kept = async (at: string) => {
    now = new Date(at);
    await sweepPayments(server.services.billing, server.app.log);
    return (await server.database.select().from(withdrawals)).map(({ sentTo }) => sentTo);
  };
  expect(await kept('2033-12-31T21:59:00Z'), 'as long as the accounts are kept').toEqual([member.email]);
  expect(await kept('2033-12-31T22:00:00Z'), 'once seven years have ended after hers').toEqual([]);
});
