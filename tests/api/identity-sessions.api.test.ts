import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import { startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
let server: IdentityServer;
let email = '';
let counter = 0;

beforeAll(async () => {
  server = await startIdentityServer();
});
afterAll(() => server.close());

beforeEach(async () => {
  counter += 1;
  email = `liige${counter}@example.com`;
  await server.createConfirmedUser({ email, password: PASSWORD, groups: [] });
});

const signedIn = async () => tokensIn(await signInRaw(server, email, PASSWORD));
const exchange = (RefreshToken: string) => tell(server, 'GetTokensFromRefreshToken', { RefreshToken });

describe('a refresh token', () => {
  it('is exchanged for another one of the same sign-in', async () => {
    const first = await signedIn();
    const second = tokensIn(await exchange(first.RefreshToken));
    expect(second.RefreshToken).not.toBe(first.RefreshToken);
    expect(tokensIn(await exchange(second.RefreshToken)).RefreshToken).not.toBe(second.RefreshToken);
  });

  it('promise 7: can be exchanged again days later if the answer was lost', async () => {
    const { RefreshToken } = await signedIn();
    await exchange(RefreshToken);
    server.advance(3 * 24 * 60 * 60 * 1000);
    const again = tokensIn(await exchange(RefreshToken));
    expect((await exchange(again.RefreshToken)).refusal).toBeNull();
  });

  it('is refused as reused if its successor has been exchanged too, which ends the whole sign-in', async () => {
    const { RefreshToken, AccessToken } = await signedIn();
    const { RefreshToken: newest } = tokensIn(
      await exchange(tokensIn(await exchange(RefreshToken)).RefreshToken),
    );
    expect((await exchange(RefreshToken)).refusal).toBe('RefreshTokenReuseException');
    expect((await exchange(newest)).refusal).toBe('NotAuthorizedException');
    expect((await tell(server, 'GetUser', { AccessToken })).refusal).toBe('NotAuthorizedException');
  });

  it('leaves other sign-ins of the member alone when it is reused', async () => {
    const { RefreshToken } = await signedIn();
    const other = await signedIn();
    await exchange(tokensIn(await exchange(RefreshToken)).RefreshToken);
    await exchange(RefreshToken);
    expect((await exchange(other.RefreshToken)).refusal).toBeNull();
  });

  it('is exchanged by each of many requests at once, or refused, and never fails', async () => {
    const { RefreshToken } = await signedIn();
    const told = await Promise.all(Array.from({ length: 10 }, () => exchange(RefreshToken)));
    expect(told.map((one) => one.refusal)).toEqual(Array.from({ length: 10 }, () => null));
  });

  it('that nobody has is refused, and revoking it is no error', async () => {
    expect((await exchange('x'.repeat(64))).refusal).toBe('NotAuthorizedException');
    expect(await tell(server, 'RevokeToken', { Token: 'x'.repeat(64) })).toMatchObject({
      status: 200,
      body: {},
    });
  });
});

describe('an access token', () => {
  it('says who she is', async () => {
    const { AccessToken } = await signedIn();
    const { body } = await tell(server, 'GetUser', { AccessToken });
    expect(body['UserAttributes']).toContainEqual({ Name: 'email', Value: email });
  });

  it('stops working when its sign-in is revoked', async () => {
    const { AccessToken, RefreshToken } = await signedIn();
    await tell(server, 'RevokeToken', { Token: RefreshToken });
    expect((await tell(server, 'GetUser', { AccessToken })).refusal).toBe('NotAuthorizedException');
  });

  it('cannot be replaced by an id token', async () => {
    const { IdToken } = await signedIn();
    expect((await tell(server, 'GetUser', { AccessToken: IdToken })).refusal).toBe('NotAuthorizedException');
  });

  it('changes the password for this sign-in and ends the others', async () => {
    const here = await signedIn();
    const elsewhere = await signedIn();
    const input = {
      AccessToken: here.AccessToken,
      PreviousPassword: PASSWORD,
      ProposedPassword: 'Uussalasona2',
    };
    expect((await tell(server, 'ChangePassword', input)).status).toBe(200);
    expect((await exchange(elsewhere.RefreshToken)).refusal).toBe('NotAuthorizedException');
    expect((await exchange(here.RefreshToken)).refusal).toBeNull();
  });
});
