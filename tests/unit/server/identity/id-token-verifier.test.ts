import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { CryptoKey, JWTPayload } from 'jose';
import { createHmac } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { createIdTokenVerifier } from '../../../../server/identity/id-token-verifier.ts';
import type { Identity } from '../../../../server/ports/identity.ts';

const ISSUER = 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_Pool';
const CLIENT = 'client';
const START = Date.parse('2026-11-21T08:00:00Z');
const CLAIMS = { sub: 'member', email: 'liige@example.com', token_use: 'id', 'cognito:groups': ['vip'] };

let nowMs = START;
let pool: { privateKey: CryptoKey; publicKey: CryptoKey };
let other: { privateKey: CryptoKey; publicKey: CryptoKey };
let identity: Identity;

beforeAll(async () => {
  pool = await generateKeyPair('RS256', { extractable: true });
  other = await generateKeyPair('RS256', { extractable: true });
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(pool.publicKey)), kid: 'one', alg: 'RS256' }],
  });
  identity = createIdTokenVerifier({ keys, issuer: ISSUER, clientId: CLIENT, clock: () => new Date(nowMs) });
});

interface Variation {
  claims?: JWTPayload;
  issuer?: string;
  audience?: string;
  key?: CryptoKey;
  kid?: string;
  expiresAt?: number;
}

function token({
  claims = CLAIMS,
  issuer = ISSUER,
  audience = CLIENT,
  key = pool.privateKey,
  kid = 'one',
  expiresAt = START / 1000 + 3600,
}: Variation = {}) {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid })
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(START / 1000)
    .setExpirationTime(expiresAt)
    .sign(key);
}

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const payload = { ...CLAIMS, iss: ISSUER, aud: CLIENT, iat: START / 1000, exp: START / 1000 + 3600 };

describe('an id token', () => {
  it('of this pool says who is calling', async () => {
    nowMs = START;
    const who = { sub: 'member', email: 'liige@example.com', isEmailVerified: false, groups: ['vip'] };
    const claims = { ...who, issuedAt: START / 1000 };
    const good = await token();
    expect(await identity.verifyIdToken(good)).toEqual(claims);
    expect(await identity.verifyIdToken(good)).toEqual(claims);
  });

  it('without groups has none', async () => {
    nowMs = START;
    const { 'cognito:groups': _groups, ...claims } = CLAIMS;
    expect(await identity.verifyIdToken(await token({ claims }))).toMatchObject({ groups: [] });
  });

  it('is refused from the second it expires, even if it was accepted before', async () => {
    nowMs = START;
    const good = await token();
    expect(await identity.verifyIdToken(good)).not.toBeNull();
    nowMs = START + 3_600_000;
    expect(await identity.verifyIdToken(good)).toBeNull();
  });

  it.each<[string, () => Promise<string> | string]>([
    ['signed by another key', () => token({ key: other.privateKey })],
    ['of a key the pool does not have', () => token({ kid: 'two' })],
    ['of another pool', () => token({ issuer: `${ISSUER}2` })],
    ['for another client', () => token({ audience: 'another' })],
    ['that is expired', () => token({ expiresAt: START / 1000 - 1 })],
    ['that is an access token', () => token({ claims: { ...CLAIMS, token_use: 'access' } })],
    ['without token_use', () => token({ claims: { sub: 'member', email: 'liige@example.com' } })],
    ['without email', () => token({ claims: { sub: 'member', token_use: 'id' } })],
    ['without sub', () => token({ claims: { email: 'liige@example.com', token_use: 'id' } })],
    ['that says alg none', () => `${encode({ alg: 'none' })}.${encode(payload)}.`],
    ['whose signature is cut off', async () => `${(await token()).split('.').slice(0, 2).join('.')}.`],
    [
      'whose claims were changed',
      async () =>
        (await token()).replace(/\.[^.]+\./, `.${encode({ ...payload, 'cognito:groups': ['admin'] })}.`),
    ],
    [
      'signed with HMAC under the public key',
      async () => {
        const head = `${encode({ alg: 'HS256', kid: 'one' })}.${encode(payload)}`;
        const secret = JSON.stringify(await exportJWK(pool.publicKey));
        return `${head}.${createHmac('sha256', secret).update(head).digest('base64url')}`;
      },
    ],
    ['that is not a token', () => 'abc'],
    ['that is empty', () => ''],
  ])('is refused %s', async (_what, make) => {
    nowMs = START;
    expect(await identity.verifyIdToken(await make())).toBeNull();
  });

  it('is neither accepted nor refused while the keys cannot be fetched', async () => {
    const unreachable = createIdTokenVerifier({
      keys: () => Promise.reject(new TypeError('fetch failed')),
      issuer: ISSUER,
      clientId: CLIENT,
      clock: () => new Date(START),
    });
    await expect(unreachable.verifyIdToken(await token())).rejects.toThrow('fetch failed');
  });
});
