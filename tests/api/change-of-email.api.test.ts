/** Changing an account’s email address: first proven by a code, then replaced everywhere. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailsTo, subscribe, subscriptionsOf } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import type { SessionTokens } from '../support/identity-client.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

let server: TestServer;
let pool: { endpoint: string; clientId: string; userPoolId: string };
let member: TestMember;
let tokens: SessionTokens;
let email = '';

beforeAll(async () => {
  server = await startTestServer();
  const { userPoolId, clientId } = server.identity;
  pool = { endpoint: `${server.url}/idp`, userPoolId, clientId };
});
afterAll(() => server.close());
beforeEach(async () => {
  member = await server.signedIn();
  tokens = tokensIn(await signInRaw(pool, member.email, TEST_PASSWORD));
  email = `uus-${member.email}`;
});

const ask = (Value: string, { AccessToken } = tokens) =>
  tell(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes: [{ Name: 'email', Value }] });
const verify = (Code: string, { AccessToken } = tokens) =>
  tell(pool, 'VerifyUserAttribute', { AccessToken, AttributeName: 'email', Code });

async function codeTo(address: string): Promise<string> {
  const [newest] = await mailsTo(server, address);
  return /: (\d{6})$/m.exec(newest?.text ?? '')?.[1] ?? '';
}

async function change(): Promise<SessionTokens> {
  await ask(email);
  expect((await verify(await codeTo(email))).refusal).toBeNull();
  return tokensIn(await tell(pool, 'GetTokensFromRefreshToken', { RefreshToken: tokens.RefreshToken }));
}

const profileEmail = async (token: string) =>
  (await callGraphql(server.url, token, '{ getMyProfile { email } }')).data?.['getMyProfile'];

describe('a new address', () => {
  it('replaces the former one only with the code that was mailed to it', async () => {
    const told = await ask(email);
    expect(told.body).toEqual({
      CodeDeliveryDetailsList: [
        { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: expect.stringContaining('***@') },
      ],
    });
    const code = await codeTo(email);
    const wrong = await verify(code === '000000' ? '000001' : '000000');
    expect(wrong.refusal).toBe('CodeMismatchException');
    expect((await signInRaw(pool, member.email, TEST_PASSWORD)).refusal).toBeNull();
    expect((await verify(code)).refusal).toBeNull();
    expect((await signInRaw(pool, member.email, TEST_PASSWORD)).refusal).toBe('NotAuthorizedException');
    expect((await signInRaw(pool, email, TEST_PASSWORD)).refusal).toBeNull();
    expect((await verify(code)).refusal).toBe('CodeMismatchException');
  });

  it('is announced to the former one, without being named there', async () => {
    await change();
    const [told] = await mailsTo(server, member.email);
    expect(told?.subject).toBe('Sinu e-posti aadress on muudetud');
    expect(told?.text).not.toContain(email);
  });

  it('may not be another member’s, but may be one that somebody only claimed', async () => {
    const other = await server.signedIn();
    expect((await ask(other.email)).refusal).toBe('AliasExistsException');
    await tell(pool, 'SignUp', { Username: email, Password: 'Metsarada1' });
    await change();
    expect((await signInRaw(pool, email, TEST_PASSWORD)).refusal).toBeNull();
  });

  it('can have its code mailed again, at most three times an hour', async () => {
    await ask(email);
    const { AccessToken } = tokens;
    const again = () =>
      tell(pool, 'GetUserAttributeVerificationCode', { AccessToken, AttributeName: 'email' });
    expect((await again()).refusal).toBeNull();
    expect(await mailsTo(server, email)).toHaveLength(2);
    expect((await again()).refusal).toBeNull();
    expect((await again()).refusal).toBe('LimitExceededException');
    expect((await verify(await codeTo(email))).refusal).toBeNull();
  });

  it.each([[[{ Name: 'sub', Value: 'x' }]], [[{ Name: 'email', Value: 'ei ole aadress' }]], [[]]])(
    'is the only attribute that can be changed: %j is refused',
    async (UserAttributes) => {
      const { AccessToken } = tokens;
      const told = await tell(pool, 'UpdateUserAttributes', { AccessToken, UserAttributes });
      expect(told.refusal).toBe('InvalidParameterException');
    },
  );
});

describe('after a change of address', () => {
  it('her tokens name the new address, and those that name the former one are refused', async () => {
    const renewed = await change();
    expect(await profileEmail(renewed.IdToken)).toEqual({ email });
    await expect
      .poll(async () => (await callGraphql(server.url, tokens.IdToken, '{ getMyProfile { email } }')).status)
      .toBe(401);
  });

  it('her subscription’s mail goes there from the next time she reads her profile', async () => {
    await subscribe(server, member, 'BASIC');
    const { IdToken } = await change();
    await profileEmail(IdToken);
    const asked = {
      ask: (query: string, variables?: object) => callGraphql(server.url, IdToken, query, variables),
    };
    expect(await subscriptionsOf(asked)).toMatchObject([{ customer_email: email }]);
  });

  it('she can read her profile while the card service does not respond, which is told the next time', async () => {
    await subscribe(server, member, 'BASIC');
    const { IdToken } = await change();
    const { customers } = server.payments.payments.stripe;
    const down = vi.spyOn(customers, 'update').mockRejectedValueOnce(new Error('down'));
    expect(await profileEmail(IdToken)).toEqual({ email });
    down.mockRestore();
    await profileEmail(IdToken);
    const asked = {
      ask: (query: string, variables?: object) => callGraphql(server.url, IdToken, query, variables),
    };
    expect(await subscriptionsOf(asked)).toMatchObject([{ customer_email: email }]);
  });
});
