import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsTo, openPage, portalOf, subscribe } from '../support/card-service.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

it('mails and the portal put each date into the case that its sentence needs', async () => {
  const member = await server.signedIn();
  const { id } = await subscribe(server, member, 'BASIC');
  await server.payments.settle();
  const portal = async () => (await openPage(await portalOf(member))).text;
  expect(await portal()).toMatch(/Pikeneb automaatselt \d+\. \p{L}+l \d{4}/u);
  const [ordered] = await mailsTo(server, member.email);
  expect(ordered?.text).toMatch(/pikeneb automaatselt \d+\. \p{L}+l \d{4}/u);
  expect(ordered?.text).toMatch(/taganeda kuni \d+\. \p{L}+ni \d{4}/u);
  await member.ask(`mutation { cancelSubscription(id: "${id}") { url } }`);
  await server.payments.settle();
  expect(await portal()).toMatch(/kestab kuni \d+\. \p{L}+ni \d{4}/u);
  const [ended] = await mailsTo(server, member.email);
  expect(ended?.text).toMatch(/kestab kuni \d+\. \p{L}+ni \d{4}/u);
});
