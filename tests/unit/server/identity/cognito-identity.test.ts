import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCognitoIdentity } from '../../../../server/identity/cognito-identity.ts';

const POOL = 'https://cognito-idp.eu-north-1.amazonaws.com/eu-north-1_Pool';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A network that answers every request with `answer`. */
function network(answer: () => Response): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string | URL) => {
    asked.push(String(address));
    return Promise.resolve(answer());
  });
  return asked;
}

async function issue() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const token = await new SignJWT({ email: 'liige@example.com', token_use: 'id' })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('member')
    .setIssuer(POOL)
    .setAudience('client')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);
  return { token, keys: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256' }] } };
}

const open = () =>
  openCognitoIdentity({
    region: 'eu-north-1',
    userPoolId: 'eu-north-1_Pool',
    clientId: 'client',
    endpoint: null,
    clock: () => new Date(),
  });

describe('Cognito as the identity service', () => {
  it('is asked only once for the pool’s keys', async () => {
    const { token, keys } = await issue();
    const asked = network(() => Response.json(keys));
    const identity = open();
    const known = { sub: 'member', email: 'liige@example.com', isEmailVerified: false, groups: [] };
    const claims = { ...known, issuedAt: expect.any(Number) };
    expect(await identity.verifyIdToken(token)).toEqual(claims);
    expect(await identity.verifyIdToken(token.replace(/.{3}$/, 'xxx'))).toBeNull();
    expect(asked).toEqual([`${POOL}/.well-known/jwks.json`]);
  });

  it('neither accepts nor refuses a token while its keys cannot be fetched', async () => {
    const { token } = await issue();
    network(() => new Response('', { status: 503 }));
    await expect(open().verifyIdToken(token)).rejects.toThrow('200 OK');
  });
});
