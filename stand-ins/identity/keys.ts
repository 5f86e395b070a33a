/**
 * The service's secrets, in files of mode 0600 under the data directory, created at the first start. Losing them
 * loses every password (verifiers are sealed under one of them) and every session.
 */
import { exportPKCS8, exportJWK, calculateJwkThumbprint, generateKeyPair, importPKCS8 } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readOrCreate } from '../../server/core/kept-file.ts';

export interface IdentityKeys {
  signingKey: CryptoKey;
  /** The public half as served at jwks.json, with `kid` (its thumbprint), `alg` and `use`. */
  publicJwk: JWK & { kid: string };
  /** 32 bytes each. */
  verifierKey: Buffer;
  challengeKey: Buffer;
  /** Hashes codes and the subjects of rate limits, and derives the challenges of unknown users. */
  hashKey: Buffer;
  /** Signs the administrator's requests (AWS SigV4). */
  admin: { accessKeyId: string; secretAccessKey: string };
}

async function newSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return exportPKCS8(privateKey);
}

function newSecret(): Promise<string> {
  return Promise.resolve(randomBytes(32).toString('base64'));
}

/** Opens, or makes, the keys in `directory`. */
export async function openIdentityKeys(directory: string): Promise<IdentityKeys> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const secret = async (name: string) =>
    Buffer.from(await readOrCreate(join(directory, name), newSecret), 'base64');
  const pem = await readOrCreate(join(directory, 'signing-key.pem'), newSigningKey);
  const signingKey = await importPKCS8(pem, 'RS256', { extractable: true });
  const { kty, n, e } = await exportJWK(signingKey);
  if (kty !== 'RSA' || n === undefined || e === undefined)
    throw new Error('The signing key is not an RSA key');
  const publicHalf = { kty, n, e };
  const kid = await calculateJwkThumbprint(publicHalf);
  return {
    signingKey,
    publicJwk: { ...publicHalf, kid, alg: 'RS256', use: 'sig' },
    verifierKey: await secret('verifier.key'),
    challengeKey: await secret('challenge.key'),
    hashKey: await secret('hash.key'),
    admin: {
      accessKeyId: 'HOOGIDENTITYADMIN',
      secretAccessKey: (await secret('admin.key')).toString('base64'),
    },
  };
}
