import { hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Pool } from './pool.ts';
import { seal, unseal } from './seal.ts';
import { srpVerifier } from './srp.ts';
import type { User } from './users.repository.ts';

const SALT_BYTES = 16;
/** A byte less than the group's prime has, so that an invented verifier is below it. */
const VERIFIER_BYTES = 383;

export function createCredentials(pool: Pool, userId: string, password: string) {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  const verifier = srpVerifier({ poolName: pool.name, userId }, password, salt);
  const sealedVerifier = seal(pool.keys.verifierKey, userId, Buffer.from(verifier, 'hex'));
  return { salt, sealedVerifier, passwordChangedAt: pool.clock() };
}

/** The data from which a challenge is made. */
export interface SrpIdentity {
  userId: string;
  salt: string;
  verifierHex: string;
}

export function srpIdentityOf(pool: Pool, user: User): SrpIdentity {
  const verifier = unseal(pool.keys.verifierKey, user.id, user.sealedVerifier);
  if (verifier === null) throw new Error('A verifier was sealed under another key');
  return { userId: user.id, salt: user.salt, verifierHex: verifier.toString('hex') };
}

/** Makes up an identity for an address without an account: always the same, like a real one, and matching no password. */
export function inventedSrpIdentity(pool: Pool, username: string): SrpIdentity {
  const bytes = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', pool.keys.hashKey, username, `invented ${use}`, length));
  const id = bytes('id', 16);
  id.writeUInt8((id.readUInt8(6) & 0x0f) | 0x40, 6);
  id.writeUInt8((id.readUInt8(8) & 0x3f) | 0x80, 8);
  const userId = id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const verifierHex = bytes('verifier', VERIFIER_BYTES).toString('hex');
  return { userId, salt: bytes('salt', SALT_BYTES).toString('hex'), verifierHex };
}

/** Used if the protocol sends the password itself. */
export function isPasswordRight(
  pool: Pool,
  { userId, salt, verifierHex }: SrpIdentity,
  password: string,
): boolean {
  const given = Buffer.from(srpVerifier({ poolName: pool.name, userId }, password, salt), 'hex');
  const kept = Buffer.from(verifierHex, 'hex');
  return given.length === kept.length && timingSafeEqual(given, kept);
}
