/** Tokens that this pool did not issue, issued to others, or issued too long ago. */
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestMember, TestServer } from '../support/test-server.ts';
import { startTestServer } from '../support/test-server.ts';

let server: TestServer;
let otherPool: TestServer;
let member: TestMember;
let stranger: TestMember;
let now = Date.now();

beforeAll(async () => {
  server = await startTestServer({ clock: () => new Date(now) });
  otherPool = await startTestServer({ over: server });
  member = await server.signedIn('basic');
  stranger = await otherPool.signedIn('admin');
});
afterAll(async () => {
  await otherPool.close();
  await server.close();
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function partsOf(token: string): { header: object; claims: Record<string, unknown>; signature: string } {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString());
  return { header: read(header), claims: read(claims), signature };
}

async function statusOf(token: string): Promise<number> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: '{"query":"{ getMyProfile { email } }"}',
  });
  const text = await response.text();
  const answer = JSON.parse(text) as { errors?: unknown };
  // A failure of GraphQL comes at 200 too.
  if (response.status !== 200 || answer.errors !== undefined) expect(text).not.toContain('@');
  return response.status;
}

describe('a token', () => {
  it('of this pool is accepted', async () => {
    expect(await statusOf(member.token)).toBe(200);
  });

  const FORGERIES: Record<string, () => string | Promise<string>> = {
    'without a signature (alg none)': () =>
      `${part({ alg: 'none', typ: 'JWT' })}.${part(partsOf(member.token).claims)}.`,
    'with alg none and the true signature': () => {
      const { claims, signature } = partsOf(member.token);
      return `${part({ alg: 'none' })}.${part(claims)}.${signature}`;
    },
    'with other claims under the true signature': () => {
      const { header, claims, signature } = partsOf(member.token);
      return `${part(header)}.${part({ ...claims, 'cognito:groups': ['admin'] })}.${signature}`;
    },
    'signed by another key under the pool’s key id': async () => {
      const { header, claims } = partsOf(member.token);
      const { privateKey } = await generateKeyPair('RS256');
      return new SignJWT(claims).setProtectedHeader({ ...header, alg: 'RS256' }).sign(privateKey);
    },
    'that brings its own key': async () => {
      const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
      const { claims } = partsOf(member.token);
      const jwk = await exportJWK(publicKey);
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', jwk }).sign(privateKey);
    },
    'signed with HMAC by the public key': async () => {
      const address = `${server.url}/idp/${server.identity.userPoolId}/.well-known/jwks.json`;
      const { claims } = partsOf(member.token);
      const secret = Buffer.from(await (await fetch(address)).text());
      return new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(secret);
    },
    'of another pool, an administrator’s there': () => stranger.token,
    'that is not a token': () => 'a.b.c',
    'as long as a book': () => 'x'.repeat(9_000),
  };

  it.each(Object.entries(FORGERIES))('%s is refused', async (_what, forge) => {
    expect(await statusOf(await forge())).toBe(401);
  });

  it('that has expired is refused, even if it was accepted before', async () => {
    expect(await statusOf(member.token)).toBe(200);
    now += 61 * 60_000;
    expect(await statusOf(member.token)).toBe(401);
  });
});
