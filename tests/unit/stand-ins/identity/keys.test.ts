import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openIdentityKeys } from '../../../../stand-ins/identity/keys.ts';

let directory = '';

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'hoog-keys-'));
});
afterEach(() => rm(directory, { recursive: true }));

describe('the identity keys', () => {
  it('are the same at the next start', async () => {
    const first = await openIdentityKeys(join(directory, 'identity'));
    const second = await openIdentityKeys(join(directory, 'identity'));
    expect(second.publicJwk).toEqual(first.publicJwk);
    expect([second.verifierKey, second.challengeKey, second.hashKey, second.admin]).toEqual([
      first.verifierKey,
      first.challengeKey,
      first.hashKey,
      first.admin,
    ]);
  });

  it('are the same for processes that start together, which leave nothing half-written', async () => {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openIdentityKeys(directory)));
    expect(new Set(opened.map((keys) => keys.publicJwk.kid)).size).toBe(1);
    expect(new Set(opened.map((keys) => keys.verifierKey.toString('hex'))).size).toBe(1);
    expect(await readdir(directory)).toHaveLength(5);
  });

  it('are four different secrets of 32 bytes', async () => {
    const { verifierKey, challengeKey, hashKey, admin } = await openIdentityKeys(directory);
    const secrets = [verifierKey, challengeKey, hashKey, Buffer.from(admin.secretAccessKey, 'base64')];
    expect(secrets.map((secret) => secret.length)).toEqual([32, 32, 32, 32]);
    expect(new Set(secrets.map((secret) => secret.toString('hex'))).size).toBe(4);
  });
});
