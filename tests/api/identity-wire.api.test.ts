import { createRemoteJWKSet, jwtVerify } from 'jose';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInRaw, tell, tokensIn } from '../support/identity-client.ts';
import { codeMailedTo, rowsOf, startIdentityServer } from '../support/identity-server.ts';
import type { IdentityServer } from '../support/identity-server.ts';

const PASSWORD = 'Metsarada1';
const EMAIL = 'liige@example.com';
let server: IdentityServer;
let userId = '';

beforeAll(async () => {
  server = await startIdentityServer();
  userId = await server.createConfirmedUser({ email: EMAIL, password: PASSWORD, groups: ['vip'] });
});
afterAll(() => server.close());

const post = (path: string, init: RequestInit) =>
  fetch(`${server.endpoint}${path}`, { method: 'POST', ...init });

describe('the protocol', () => {
  it.each(['', '/'])('is spoken at /idp%s, as JSON that no cache stores', async (path) => {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.RevokeToken' };
    const body = JSON.stringify({ ClientId: server.clientId, Token: 'none' });
    const response = await post(path, { headers, body });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/x-amz-json-1.1');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('names a refusal in its header and its body', async () => {
    const told = await tell(server, 'SignUp', { Username: 'x', Password: PASSWORD });
    expect(told).toMatchObject({
      status: 400,
      refusal: 'InvalidParameterException',
      body: { __type: 'InvalidParameterException', message: 'Invalid email address format.' },
    });
  });

  it.each([
    ['an operation that is not spoken', 'UpdateUserPool', {}, 'UnknownOperationException'],
    ['an operation that is not an operation', 'constructor', {}, 'UnknownOperationException'],
    ['another client id', 'ForgotPassword', { ClientId: 'x', Username: EMAIL }, 'ResourceNotFoundException'],
    ['a missing parameter', 'ForgotPassword', {}, 'InvalidParameterException'],
    ['a parameter of another type', 'ForgotPassword', { Username: { $ne: '' } }, 'InvalidParameterException'],
    ['a forged access token', 'GetUser', { AccessToken: 'a.b.c' }, 'NotAuthorizedException'],
    ['an unsigned administrative request', 'ListUsers', {}, 'MissingAuthenticationTokenException'],
  ])('refuses %s', async (_what, operation, input, refusal) => {
    expect((await tell(server, operation, input)).refusal).toBe(refusal);
  });

  it.each(['not json', '[', '', 'null', '"text"'])('refuses the body %j', async (body) => {
    const headers = { 'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp' };
    const response = await post('', { headers, body });
    expect(response.headers.get('x-amzn-errortype')).toBe('SerializationException:');
  });

  it('refuses a body above 64 KB', async () => {
    const told = await tell(server, 'SignUp', { Username: 'x'.repeat(64 * 1024), Password: PASSWORD });
    expect(told).toMatchObject({ status: 400, refusal: 'RequestEntityTooLargeException' });
  });

  it('publishes the keys of its own pool, without their private half', async () => {
    const { IdToken, AccessToken } = tokensIn(await signInRaw(server, EMAIL, PASSWORD));
    const address = `${server.endpoint}/${server.userPoolId}/.well-known/jwks.json`;
    const keys = createRemoteJWKSet(new URL(address));
    const { payload, protectedHeader } = await jwtVerify(IdToken, keys);
    expect(protectedHeader.alg).toBe('RS256');
    expect(payload).toMatchObject({
      sub: userId,
      token_use: 'id',
      aud: server.clientId,
      email: EMAIL,
      email_verified: true,
      'cognito:username': userId,
      'cognito:groups': ['vip'],
    });
    expect(Number(payload.exp) - Number(payload.iat)).toBe(3600);
    const access = await jwtVerify(AccessToken, keys);
    expect(access.payload).toMatchObject({
      token_use: 'access',
      client_id: server.clientId,
      username: userId,
      origin_jti: payload['origin_jti'],
    });
    expect(await (await fetch(address)).text()).not.toMatch(/"(d|p|q|dp|dq|qi)"/);
    expect((await fetch(`${server.endpoint}/eu-north-1_Another/.well-known/jwks.json`)).status).toBe(404);
  });
});

describe('what is stored', () => {
  it('holds no password, verifier, code or token in the clear', async () => {
    await tell(server, 'SignUp', { Username: 'uus@example.com', Password: PASSWORD });
    await tell(server, 'ForgotPassword', { Username: EMAIL });
    const { RefreshToken } = tokensIn(await signInRaw(server, EMAIL, PASSWORD));
    await signInRaw(server, EMAIL, 'Valesalasona1', { 'x-forwarded-for': '203.0.113.5' });
    const names = await rowsOf(
      server,
      `select table_name as name from information_schema.tables where table_name like 'identity_%'`,
    );
    const tables = await Promise.all(
      names.map(({ name }) => rowsOf(server, `select * from ${String(name)}`)),
    );
    expect(tables).toHaveLength(6);
    const dump = JSON.stringify(tables);
    for (const secret of [
      PASSWORD,
      RefreshToken,
      '203.0.113.5',
      codeMailedTo(server, 'uus@example.com'),
      codeMailedTo(server, EMAIL),
    ]) {
      expect(dump).not.toContain(secret);
    }
    const verifiers = await rowsOf(server, `select sealed_verifier from identity_users`);
    const lengths = verifiers.map((row) => Buffer.from(String(row['sealed_verifier']), 'base64').length);
    expect(Math.min(...lengths)).toBeGreaterThan(380);
  });

  it('includes keys, in files that only the server may read', async () => {
    const directory = join(server.dataDir, 'identity');
    const names = await readdir(directory);
    expect(names.sort()).toEqual([
      'admin.key',
      'challenge.key',
      'hash.key',
      'signing-key.pem',
      'verifier.key',
    ]);
    const modes = await Promise.all(
      names.map(async (name) => (await stat(join(directory, name))).mode & 0o777),
    );
    expect(new Set(modes)).toEqual(new Set([0o600]));
    expect(await readFile(join(directory, 'signing-key.pem'), 'utf8')).toContain('PRIVATE KEY');
  });
});

describe('a demo member', () => {
  it('is created once, with the id she was given, and left unchanged later', async () => {
    const id = '018f3b1e-0000-4000-8000-000000000001';
    const member = { id, email: 'Basic@example.com', password: PASSWORD, groups: ['basic'] };
    expect(await server.createConfirmedUser(member)).toBe(id);
    await rowsOf(server, `delete from identity_groups where user_id = '${id}'`);
    expect(
      await server.createConfirmedUser({ ...member, email: 'basic@example.com', password: 'Teine1234' }),
    ).toBe(id);
    const { IdToken } = tokensIn(await signInRaw(server, 'basic@example.com', PASSWORD));
    expect(await server.identity.verifyIdToken(IdToken)).toMatchObject({
      sub: id,
      email: 'Basic@example.com',
      groups: [],
    });
  });
});

describe('with both settings reversed', () => {
  it('reveals that an address has no account, and accepts a plain password', async () => {
    const open = await startIdentityServer({ hidesUnknownUsers: false, allowsPasswordFlow: true });
    try {
      await open.createConfirmedUser({ email: EMAIL, password: PASSWORD, groups: [] });
      const signIn = (USERNAME: string, given: string) =>
        tell(open, 'InitiateAuth', {
          AuthFlow: 'USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME, PASSWORD: given },
        });
      expect((await signIn(EMAIL, PASSWORD)).refusal).toBeNull();
      expect((await signIn(EMAIL, 'Valesalasona1')).refusal).toBe('NotAuthorizedException');
      expect((await signIn('mitte@example.com', PASSWORD)).refusal).toBe('UserNotFoundException');
      for (const operation of ['ForgotPassword', 'ResendConfirmationCode']) {
        const told = await tell(open, operation, { Username: 'mitte@example.com' });
        expect([operation, told.refusal]).toEqual([operation, 'UserNotFoundException']);
      }
    } finally {
      await open.close();
    }
  });
});
