/**
 * Anyone who was in her account may have read there the addresses at which her calendar and her shopping list are shown to
 * anybody.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mailsTo } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';

const NEW_PASSWORD = 'Teineproov2027';
let server: TestServer;
let pool: { endpoint: string; clientId: string; userPoolId: string };
let member: TestMember;
let feed = '';
let link = '';

beforeAll(async () => {
  server = await startTestServer();
  const { userPoolId, clientId } = server.identity;
  pool = { endpoint: `${server.url}/idp`, userPoolId, clientId };
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.signedIn();
  [feed, link] = await addresses();
});

async function addresses(): Promise<[feed: string, link: string]> {
  const { data } = await member.ask('{ getMyCalendarFeed }');
  const made = await member.ask('mutation { createShoppingLink { url } }');
  const { url } = made.data?.['createShoppingLink'] as { url: string };
  const ofCalendar = new URL(String(data?.['getMyCalendarFeed'])).pathname;
  return [`${server.url}${ofCalendar}`, new URL(url).hash.slice(1)];
}

const SHARED = 'query ($token: String!) { getSharedShoppingList(token: $token) { endsAt } }';
/** True for each of the two if it still shows something. */
async function areOpen(): Promise<boolean[]> {
  const shared = (await server.ask(SHARED, { token: link })).data?.['getSharedShoppingList'];
  return [(await fetch(feed)).ok, shared !== null];
}

const tokens = async () => tokensIn(await signInRaw(pool, member.email, TEST_PASSWORD));

async function resetPassword() {
  await tell(pool, 'ForgotPassword', { Username: member.email });
  const [newest] = await mailsTo(server, member.email);
  const ConfirmationCode = /: (\d{6})$/m.exec(newest?.text ?? '')?.[1];
  const told = { Username: member.email, ConfirmationCode, Password: NEW_PASSWORD };
  return tell(pool, 'ConfirmForgotPassword', told);
}

async function changePassword() {
  const { AccessToken } = await tokens();
  const given = { AccessToken, PreviousPassword: TEST_PASSWORD, ProposedPassword: NEW_PASSWORD };
  return tell(pool, 'ChangePassword', given);
}

const signOutEverywhere = async () =>
  tell(pool, 'GlobalSignOut', { AccessToken: (await tokens()).AccessToken });

describe('the address of her calendar, and the link to her shopping list', () => {
  it.each([
    ['resets her password', resetPassword],
    ['changes her password', changePassword],
    ['signs out everywhere', signOutEverywhere],
  ])('show nothing any more once she %s', async (_what, act) => {
    expect(await areOpen()).toEqual([true, true]);
    expect((await act()).refusal).toBeNull();
    expect(await areOpen()).toEqual([false, false]);
  });

  it('work on when she signs out on one phone, or a password could not be changed', async () => {
    await tell(pool, 'RevokeToken', { Token: (await tokens()).RefreshToken });
    const given = { Username: member.email, ConfirmationCode: '000000', Password: NEW_PASSWORD };
    expect((await tell(pool, 'ConfirmForgotPassword', given)).refusal).not.toBeNull();
    expect(await areOpen()).toEqual([true, true]);
  });

  it('are made anew when she asks for them, and she is told by mail', async () => {
    await changePassword();
    const [mail] = await mailsTo(server, member.email);
    expect(mail?.text).toContain('kalendri aadress');
    expect(mail?.text).toContain('ostunimekirja link');
    const { IdToken } = tokensIn(await signInRaw(pool, member.email, NEW_PASSWORD));
    member = { ...member, ask: (query, variables) => callGraphql(server.url, IdToken, query, variables) };
    const former = [feed, link];
    [feed, link] = await addresses();
    expect(await areOpen()).toEqual([true, true]);
    expect([feed, link]).not.toEqual(former);
  });
});
