import { Amplify } from 'aws-amplify';
import {
  confirmResetPassword,
  confirmSignUp,
  confirmUserAttribute,
  deleteUser,
  fetchAuthSession,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
  updatePassword,
  updateUserAttribute,
} from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger, sharedInMemoryStorage } from 'aws-amplify/utils';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeMailedTo, rowsOf, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const HOUR_MS = 3_600_000;
let server: IdentityServer;
let email = '';
let counter = 0;

beforeAll(async () => {
  server = await startIdentityServer();
  const { userPoolId, clientId: userPoolClientId, endpoint: userPoolEndpoint } = server;
  // It warns of an endpoint that is not Cognito's own.
  ConsoleLogger.LOG_LEVEL = 'ERROR';
  Amplify.configure({
    Auth: { Cognito: { userPoolId, userPoolClientId, userPoolEndpoint, loginWith: { email: true } } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
});
afterAll(() => server.close());

beforeEach(() => {
  counter += 1;
  email = `liige${counter}@example.com`;
});
afterEach(() => signOut());

async function join(groups: readonly string[] = []): Promise<string> {
  return server.createConfirmedUser({ email, password: PASSWORD, groups });
}

async function refresh() {
  const { tokens } = await fetchAuthSession({ forceRefresh: true });
  return tokens;
}

async function refreshToken(): Promise<string> {
  const tokens = await cognitoUserPoolsTokenProvider.authTokenStore.loadTokens();
  return tokens?.refreshToken ?? '';
}

async function exchange(token: string): Promise<Response> {
  return fetch(server.endpoint, {
    method: 'POST',
    headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetTokensFromRefreshToken' },
    body: JSON.stringify({ ClientId: server.clientId, RefreshToken: token }),
  });
}

describe('with the unmodified client, a member', () => {
  it('signs up, is mailed a link and a code, confirms and signs in', async () => {
    const signedUp = await signUp({
      username: email,
      password: PASSWORD,
      options: { userAttributes: { email } },
    });
    expect(signedUp.nextStep.signUpStep).toBe('CONFIRM_SIGN_UP');
    const code = codeMailedTo(server, email);
    const link = `http://hoog.test/register?action=confirm&email=${encodeURIComponent(email)}&code=${code}`;
    expect(server.mails.at(-1)?.text).toContain(link);
    await confirmSignUp({ username: email, confirmationCode: code });
    expect(await signIn({ username: email, password: PASSWORD })).toMatchObject({ isSignedIn: true });
    const { tokens } = await fetchAuthSession();
    const claims = await server.identity.verifyIdToken(String(tokens?.idToken));
    expect(claims).toMatchObject({ sub: signedUp.userId, email, groups: [] });
  });

  it('is told to confirm first when she signs in before that', async () => {
    await signUp({ username: email, password: PASSWORD });
    const { isSignedIn, nextStep } = await signIn({ username: email, password: PASSWORD });
    expect({ isSignedIn, step: nextStep.signInStep }).toEqual({ isSignedIn: false, step: 'CONFIRM_SIGN_UP' });
  });

  it('has her groups in her id token, and new ones after a refresh', async () => {
    await join(['basic', 'food']);
    await signIn({ username: email, password: PASSWORD });
    const { tokens } = await fetchAuthSession();
    expect(tokens?.idToken?.payload['cognito:groups']).toEqual(['basic', 'food']);
    await rowsOf(server, `delete from identity_groups where group_name = 'food'`);
    expect((await refresh())?.idToken?.payload['cognito:groups']).toEqual(['basic']);
  });

  it('signs in however she writes her address', async () => {
    await join();
    const { isSignedIn } = await signIn({ username: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(isSignedIn).toBe(true);
  });

  it('signs in, and signs up as the clean address, with what a copy of it has brought unseen', async () => {
    await join();
    for (const username of [`${email}\u200B`, `${email}\u202C`, `\u2060 ${email}`]) {
      expect(await signIn({ username, password: PASSWORD })).toMatchObject({ isSignedIn: true });
      await signOut();
    }
    const username = `uus\u00AD${email}\u2060`;
    await signUp({ username, password: PASSWORD, options: { userAttributes: { email: username } } });
    const code = codeMailedTo(server, `uus${email}`);
    await confirmSignUp({ username, confirmationCode: `\u2066${code}\u2069` });
    expect(await signIn({ username: `uus${email}`, password: PASSWORD })).toMatchObject({ isSignedIn: true });
  });

  it('stays signed in when her tokens expire, for thirty days', async () => {
    await join();
    await signIn({ username: email, password: PASSWORD });
    const first = await refreshToken();
    server.advance(2 * HOUR_MS);
    expect(
      await server.identity.verifyIdToken(String((await fetchAuthSession()).tokens?.idToken)),
    ).toBeNull();
    expect(await server.identity.verifyIdToken(String((await refresh())?.idToken))).toMatchObject({ email });
    expect(await refreshToken()).not.toBe(first);
    server.advance(30 * 24 * HOUR_MS);
    expect(await refresh()).toBeUndefined();
  });

  it('asks for another code, and only the newest confirms', async () => {
    await signUp({ username: email, password: PASSWORD });
    const first = codeMailedTo(server, email);
    await resendSignUpCode({ username: email });
    const second = codeMailedTo(server, email);
    const notTheNewest =
      first === second ? second.replace(/./, (digit) => (digit === '0' ? '1' : '0')) : first;
    const old = confirmSignUp({ username: email, confirmationCode: notTheNewest });
    await expect(old).rejects.toMatchObject({ name: 'CodeMismatchException' });
    expect(await confirmSignUp({ username: email, confirmationCode: second })).toMatchObject({
      isSignUpComplete: true,
    });
  });

  it('resets her password, which ends every sign-in and the old password', async () => {
    await join();
    await signIn({ username: email, password: PASSWORD });
    const kept = await refreshToken();
    await resetPassword({ username: email });
    const confirmationCode = codeMailedTo(server, email);
    await confirmResetPassword({ username: email, confirmationCode, newPassword: 'Uussalasona2' });
    expect((await exchange(kept)).status).toBe(400);
    await signOut();
    const old = signIn({ username: email, password: PASSWORD });
    await expect(old).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    expect(await signIn({ username: email, password: 'Uussalasona2' })).toMatchObject({ isSignedIn: true });
  });

  it('changes her password and stays signed in', async () => {
    await join();
    await signIn({ username: email, password: PASSWORD });
    const wrong = updatePassword({ oldPassword: 'Valesalasona1', newPassword: 'Uussalasona2' });
    await expect(wrong).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    await updatePassword({ oldPassword: PASSWORD, newPassword: 'Uussalasona2' });
    expect(await refresh()).toBeDefined();
  });

  it('changes her address with the code mailed to the new one, and her next tokens name it', async () => {
    await join();
    await signIn({ username: email, password: PASSWORD });
    const value = `uus-${email}`;
    const { nextStep } = await updateUserAttribute({ userAttribute: { attributeKey: 'email', value } });
    expect(nextStep.updateAttributeStep).toBe('CONFIRM_ATTRIBUTE_WITH_CODE');
    await confirmUserAttribute({
      userAttributeKey: 'email',
      confirmationCode: codeMailedTo(server, value),
    });
    expect((await refresh())?.idToken?.payload['email']).toBe(value);
  });

  it.each([{ global: false }, { global: true }])(
    'leaves no valid refresh token when she signs out: %o',
    async (how) => {
      await join();
      await signIn({ username: email, password: PASSWORD });
      const kept = await refreshToken();
      await signOut(how);
      const refused = await exchange(kept);
      expect(refused.headers.get('x-amzn-errortype')).toBe('NotAuthorizedException:');
    },
  );

  it('deletes her account', async () => {
    await join();
    await signIn({ username: email, password: PASSWORD });
    await deleteUser();
    const again = signIn({ username: email, password: PASSWORD });
    await expect(again).rejects.toMatchObject({ name: 'NotAuthorizedException' });
  });
});

describe('with the unmodified client, a refusal has the name', () => {
  it.each(['lihtne', 'Lyhike1', 'suurtaheta1', 'Numbrita', `Pikk1${'x'.repeat(252)}`])(
    'InvalidPasswordException for the password %s',
    async (password) => {
      const refused = signUp({ username: email, password });
      await expect(refused).rejects.toMatchObject({ name: 'InvalidPasswordException' });
    },
  );

  it.each(['liige', 'liige@', '@example.com', 'a b@example.com', 'liige@example'])(
    'InvalidParameterException for the address %s',
    async (username) => {
      const refused = signUp({ username, password: PASSWORD });
      await expect(refused).rejects.toMatchObject({ name: 'InvalidParameterException' });
    },
  );

  it('UsernameExistsException for a taken address, in any case', async () => {
    await join();
    const refused = signUp({ username: email.toUpperCase(), password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ name: 'UsernameExistsException' });
  });

  it('NotAuthorizedException both for a wrong password and for an address without an account', async () => {
    await join();
    const name = 'NotAuthorizedException';
    await expect(signIn({ username: email, password: 'Valesalasona1' })).rejects.toMatchObject({ name });
    const stranger = signIn({ username: `mitte-${email}`, password: PASSWORD });
    await expect(stranger).rejects.toMatchObject({ name, message: 'Incorrect username or password.' });
  });

  it('CodeMismatchException for a wrong code and ExpiredCodeException for an old one', async () => {
    await join();
    await resetPassword({ username: email });
    const right = codeMailedTo(server, email);
    const wrong = right === '000000' ? '000001' : '000000';
    const confirm = (confirmationCode: string) =>
      confirmResetPassword({ username: email, confirmationCode, newPassword: 'Uussalasona2' });
    await expect(confirm(wrong)).rejects.toMatchObject({ name: 'CodeMismatchException' });
    server.advance(HOUR_MS);
    await expect(confirm(right)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
  });

  it('LimitExceededException for the fourth code within an hour; the client’s retries do not count', async () => {
    await join();
    for (let click = 0; click < 3; click += 1) await resetPassword({ username: email });
    server.advance(HOUR_MS / 2);
    await expect(resetPassword({ username: email })).rejects.toMatchObject({
      name: 'LimitExceededException',
    });
    server.advance(HOUR_MS / 2);
    for (let click = 0; click < 3; click += 1) await resetPassword({ username: email });
  });

  it('LimitExceededException for the password after five wrong ones, even if it is right, until fifteen minutes later', async () => {
    await join();
    const attempt = (password: string) => signIn({ username: email, password });
    for (let click = 0; click < 5; click += 1) {
      await expect(attempt('Valesalasona1')).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    }
    server.advance(HOUR_MS / 6);
    await expect(attempt(PASSWORD)).rejects.toMatchObject({ name: 'LimitExceededException' });
    server.advance(HOUR_MS / 12);
    expect(await attempt(PASSWORD)).toMatchObject({ isSignedIn: true });
  });
});
