/** Tokens that have not expired but no longer count. Every process knows it at most two seconds later. */
import {
  AdminDeleteUserCommand,
  AdminRemoveUserFromGroupCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgetOldNotBefore,
  LATE_COMPLETIONS_MS,
} from '../../server/modules/platform/revocations/not-before.repository.ts';
import { tokensNotBefore } from '../../server/modules/platform/revocations/revocations.tables.ts';
import { subscribe } from '../support/card-service.ts';
import { callGraphql } from '../support/graphql-call.ts';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import type { SessionTokens } from '../support/identity-client.ts';
import { startTestServer, TEST_PASSWORD } from '../support/test-server.ts';
import type { TestMember, TestServer } from '../support/test-server.ts';

const HOUR_MS = 3_600_000;
let server: TestServer;
let pool: { endpoint: string; clientId: string; userPoolId: string };
let admin: CognitoIdentityProviderClient;
let aheadMs = 0;
let member: TestMember;
let stolen: SessionTokens;

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(Date.now() + aheadMs) });
  const { userPoolId, clientId, region, adminCredentials: credentials } = server.identity;
  pool = { endpoint: `${server.url}/idp`, userPoolId, clientId };
  admin = new CognitoIdentityProviderClient({ region, credentials, endpoint: pool.endpoint });
});
afterAll(async () => {
  admin.destroy();
  await server.close();
});
beforeEach(async () => {
  member = await server.signedIn('premium');
  stolen = tokensIn(await signInRaw(pool, member.email, TEST_PASSWORD));
});

const statusOf = async (token: string) =>
  (await callGraphql(server.url, token, '{ getMyProfile { email } }')).status;

async function expectRefused(token: string): Promise<void> {
  await expect.poll(() => statusOf(token)).toBe(401);
}

async function resetPassword(): Promise<void> {
  const Username = member.email;
  await tell(pool, 'ForgotPassword', { Username });
  const mails = await (
    await fetch(`${server.url}/mailbox`, { headers: { accept: 'application/json' } })
  ).json();
  const { text } = mails.find((mail: { to: string }) => mail.to === Username);
  const ConfirmationCode = /: (\d{6})$/m.exec(text)?.[1];
  const told = await tell(pool, 'ConfirmForgotPassword', {
    Username,
    ConfirmationCode,
    Password: 'Teineproov2027',
  });
  expect(told.refusal).toBeNull();
}

const inPool = () => ({ UserPoolId: pool.userPoolId, Username: member.id });

describe('a stolen id token is refused within two seconds', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['she signs out everywhere', () => tell(pool, 'GlobalSignOut', { AccessToken: stolen.AccessToken })],
    [
      'the administrator signs her out everywhere',
      () => admin.send(new AdminUserGlobalSignOutCommand(inPool())),
    ],
    ['she sets a new password by a mailed code', resetPassword],
    [
      'she changes her password',
      () =>
        tell(pool, 'ChangePassword', {
          AccessToken: stolen.AccessToken,
          PreviousPassword: TEST_PASSWORD,
          ProposedPassword: 'Teineproov2027',
        }),
    ],
    ['the administrator deletes her', () => admin.send(new AdminDeleteUserCommand(inPool()))],
    ['she deletes herself in the pool', () => tell(pool, 'DeleteUser', { AccessToken: stolen.AccessToken })],
    [
      'its refresh token is used twice',
      async () => {
        const exchange = (RefreshToken: string) => tell(pool, 'GetTokensFromRefreshToken', { RefreshToken });
        const { RefreshToken } = tokensIn(await exchange(stolen.RefreshToken));
        await exchange(RefreshToken);
        await exchange(stolen.RefreshToken);
      },
    ],
  ])('once %s', async (_when, act) => {
    expect(await statusOf(stolen.IdToken)).toBe(200);
    await act();
    await expectRefused(stolen.IdToken);
  });
});

describe('a group that was taken away', () => {
  it('by the administrator no longer opens anything, and a renewed token does not have it', async () => {
    expect(await statusOf(member.token)).toBe(200);
    await admin.send(new AdminRemoveUserFromGroupCommand({ ...inPool(), GroupName: 'premium' }));
    await expectRefused(member.token);
    const { RefreshToken } = stolen;
    const renewed = tokensIn(await tell(pool, 'GetTokensFromRefreshToken', { RefreshToken }));
    expect(await statusOf(renewed.IdToken)).toBe(200);
  });

  it('with the paid plan no longer opens anything', async () => {
    member = await server.signedIn();
    const { id } = await subscribe(server, member, 'PREMIUM');
    const paid = await server.signInAgain(member);
    expect(await statusOf(paid.token)).toBe(200);
    await server.payments.payments.stripe.subscriptions.cancel(id);
    await server.payments.settle();
    await expectRefused(paid.token);
  });
});

describe('a token issued after that', () => {
  it('counts at once, and so does another member’s', async () => {
    const other = await server.signedIn();
    await tell(pool, 'GlobalSignOut', { AccessToken: stolen.AccessToken });
    const again = await server.signInAgain(member);
    await expectRefused(stolen.IdToken);
    expect(await statusOf(again.token)).toBe(200);
    expect(await statusOf(other.token)).toBe(200);
  });

  it('renews silently on the phone that stays signed in when its own password is changed', async () => {
    const { AccessToken, RefreshToken, IdToken } = stolen;
    await tell(pool, 'ChangePassword', {
      AccessToken,
      PreviousPassword: TEST_PASSWORD,
      ProposedPassword: 'Teineproov2027',
    });
    await expectRefused(IdToken);
    const renewed = tokensIn(await tell(pool, 'GetTokensFromRefreshToken', { RefreshToken }));
    expect(await statusOf(renewed.IdToken)).toBe(200);
  });
});

it('the record is deleted when no such token can be valid, and nothing done before a group was taken can come late', async () => {
  await tell(pool, 'GlobalSignOut', { AccessToken: stolen.AccessToken });
  const rows = () => server.database.select().from(tokensNotBefore);
  expect((await rows()).map(({ memberId }) => memberId)).toContain(member.id);
  aheadMs += 26 * HOUR_MS;
  await forgetOldNotBefore(server.database, server.services.clock());
  expect((await rows()).filter(({ accessEndedAt }) => accessEndedAt === null)).toEqual([]);
  aheadMs += LATE_COMPLETIONS_MS;
  await forgetOldNotBefore(server.database, server.services.clock());
  expect(await rows()).toEqual([]);
});
