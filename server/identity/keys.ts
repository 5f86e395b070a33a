/**
 * The service's secrets, in files of mode 0600 under the data directory, made on first start. Whoever loses them
 * loses every password (verifiers are sealed under one of them) and every session.
 */
import { exportPKCS8, exportJWK, calculateJwkThumbprint, generateKeyPair, importPKCS8 } from 'jose';
import type { CryptoKey, JWK } from 'jose';
import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface IdentityKeys {
  signingKey: CryptoKey;
  /** The public half as served at jwks.json, with `kid` (its thumbprint), `alg` and `use`. */
  publicJwk: JWK & { kid: string };
  /** 32 bytes each. */
  verifierKey: Buffer;
  challengeKey: Buffer;
  /** For hashing codes and the subjects of rate limits, and for inventing challenges of unknown users. */
  hashKey: Buffer;
  /** What signs the administrator's requests (AWS SigV4). */
  admin: { accessKeyId: string; secretAccessKey: string };
}

/**
 * The content of `path`, made by `create` where there is none. The file appears whole or not at all, and the
 * first of two processes wins: the other one reads what it wrote.
 */
async function readOrCreate(path: string, create: () => Promise<string>): Promise<string> {
  const existing = await readFile(path, 'utf8').catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
  if (existing !== null) return existing;
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(await create());
    await file.sync();
  } finally {
    await file.close();
  }
  await link(temporary, path).catch((error: unknown) => {
    // Some file systems know no links; there the last of two processes wins.
    return hasCode(error, 'EEXIST') ? null : rename(temporary, path);
  });
  await rm(temporary, { force: true });
  return readFile(path, 'utf8');
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
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
