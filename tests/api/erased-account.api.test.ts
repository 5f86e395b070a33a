import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasedPath } from '../../contract/service-paths.ts';
import { signOutBefore } from '../../server/modules/platform/revocations/not-before.repository.ts';
import type { TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let beside: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  beside = await startTestServer({ beside: server });
});
afterAll(async () => {
  await beside.close();
  await server.close();
});

const asked = async (id: string, at = server) => fetch(`${at.url}${erasedPath(id)}`);

it('says at once, in every process and without a token, that an account was erased', async () => {
  const member = await server.signedIn();
  expect(await (await asked(member.id, beside)).json()).toEqual({ isErased: false });
  await member.ask('mutation ($email: String!) { deleteMyAccount(email: $email) }', { email: member.email });
  expect((await member.ask('{ getMyCalendarFeed }')).status).toBe(401);
  for (const at of [server, beside]) {
    const response = await asked(member.id, at);
    expect(await response.json()).toEqual({ isErased: true });
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
});

it('says of a member whose sessions have ended that she is not erased, and the same of an id that nobody has', async () => {
  const member = await server.signedIn();
  await signOutBefore(server.database, member.id, new Date(Date.now() + 1_000));
  expect(await (await asked(member.id)).json()).toEqual({ isErased: false });
  expect(await (await asked(crypto.randomUUID())).json()).toEqual({ isErased: false });
});

it('knows no other id', async () => {
  for (const id of ['1', 'x%27', `${crypto.randomUUID()}0`]) expect((await asked(id)).status).toBe(404);
});
