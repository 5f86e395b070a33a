import { createSrpSession, signSrpSession } from 'cognito-srp-helper';
import fc from 'fast-check';
import { createDiffieHellman, createHash, getDiffieHellman } from 'node:crypto';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isProofRight,
  isUsableClientValue,
  pad,
  srpKey,
  srpServerValue,
  srpVerifier,
} from '../../../../stand-ins/identity/srp.ts';
import { draws } from '../../../support/draws.ts';

const POOL_ID = 'eu-north-1_Test0Pool';
const POOL_NAME = 'Test0Pool';
const PRIME = getDiffieHellman('modp15').getPrime('hex');

interface Login {
  userId: string;
  password: string;
  given: string;
  salt: string;
  bHex: string;
  secretBlock: string;
}

/** Signs in with an independent client. Also returns whether u and S needed the leading zero byte. */
function signIn({ userId, password, given, salt, bHex, secretBlock }: Login) {
  const account = { poolName: POOL_NAME, userId };
  const verifierHex = srpVerifier(account, password, salt);
  const serverValueHex = srpServerValue(verifierHex, bHex);
  const session = createSrpSession(userId, given, POOL_ID, false);
  const signed = signSrpSession(session, {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      SALT: salt,
      SRP_B: serverValueHex,
      SECRET_BLOCK: secretBlock,
      USER_ID_FOR_SRP: userId,
    },
  });
  const key = srpKey({ verifierHex, aHex: session.largeA, bHex, serverValueHex });
  const u = createHash('sha256').update(pad(session.largeA)).update(pad(serverValueHex)).digest();
  const { timestamp } = session;
  const proof = {
    ...account,
    secretBlock: Buffer.from(secretBlock, 'base64'),
    timestamp,
    signature: signed.passwordSignature,
  };
  return { isRight: key !== null && isProofRight(key, proof), hasHighBit: u.readUInt8(0) > 127 };
}

const hex = (bytes: number) =>
  fc.uint8Array({ minLength: bytes, maxLength: bytes }).map((array) => Buffer.from(array).toString('hex'));

const login = fc.record({
  userId: fc.uuid(),
  password: fc.string({ minLength: 8, maxLength: 40, unit: 'binary' }),
  salt: hex(16),
  bHex: hex(32).filter((value) => !/^0+$/.test(value)),
  secretBlock: fc.base64String({ minLength: 40, maxLength: 80 }),
});

interface BigNumber {
  toString(radix: number): string;
}
interface BigNumbers {
  BigInteger: {
    new (hex: string, radix: number): BigNumber;
    prototype: { modPow(exponent: BigNumber, modulus: BigNumber): BigNumber };
  };
}

/** The client library's own number type. Its formulas and padding are under test, not its slow exponentiation. */
const { BigInteger }: BigNumbers = createRequire(import.meta.resolve('cognito-srp-helper'))('jsbn');
const slowModPow = BigInteger.prototype.modPow;

function toHex(value: BigNumber, modulus?: bigint): string {
  const text = value.toString(16);
  const native = text.startsWith('-') ? -BigInt(`0x${text.slice(1)}`) : BigInt(`0x${text}`);
  const hex = (modulus === undefined ? native : ((native % modulus) + modulus) % modulus).toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

function modPow(this: BigNumber, exponent: BigNumber, modulus: BigNumber): BigNumber {
  const group = createDiffieHellman(toHex(modulus), 'hex', 2);
  group.setPrivateKey(toHex(exponent), 'hex');
  return new BigInteger(
    group.computeSecret(toHex(this, BigInt(`0x${modulus.toString(16)}`)), 'hex', 'hex'),
    16,
  );
}

beforeAll(() => {
  BigInteger.prototype.modPow = modPow;
});
afterAll(() => {
  BigInteger.prototype.modPow = slowModPow;
});

describe('SRP', () => {
  it(
    `agrees with an independent client in ${draws(600)} random logins, with and without padding`,
    { timeout: 180_000 },
    () => {
      const seen = new Set<boolean>();
      fc.assert(
        fc.property(login, (random) => {
          const { isRight, hasHighBit } = signIn({ ...random, given: random.password });
          seen.add(hasHighBit);
          return isRight;
        }),
        { numRuns: draws(600) },
      );
      expect(seen).toEqual(new Set([true, false]));
    },
  );

  it('refuses the proof of any other password', () => {
    const logins = fc.sample(login, 20).map((random) => signIn({ ...random, given: `${random.password}x` }));
    expect(logins.filter(({ isRight }) => isRight)).toEqual([]);
  });

  it('refuses client values that would fix the key: 0, 1, N - 1, N and multiples', () => {
    const prime = BigInt(`0x${PRIME}`);
    for (const value of [0n, 1n, prime - 1n, prime, prime * 2n]) {
      expect([value, isUsableClientValue(value.toString(16))]).toEqual([value, false]);
    }
    expect(isUsableClientValue('not hexadecimal')).toBe(false);
    expect(isUsableClientValue((prime - 2n).toString(16))).toBe(true);
  });

  it('takes milliseconds for a login, not the seconds of a primality test', () => {
    const account = { poolName: POOL_NAME, userId: 'a' };
    const verifierHex = srpVerifier(account, 'Salasona1', '00ff');
    const startedAt = performance.now();
    for (let round = 0; round < 20; round += 1) {
      const serverValueHex = srpServerValue(verifierHex, 'ab'.repeat(32));
      expect(
        srpKey({ verifierHex, aHex: 'cd'.repeat(200), bHex: 'ab'.repeat(32), serverValueHex }),
      ).not.toBeNull();
    }
    expect((performance.now() - startedAt) / 20).toBeLessThan(200);
  });

  it.each([
    ['7f', '7f'],
    ['80', '0080'],
    ['f', '0f'],
    ['0001', '01'],
    ['0', '00'],
  ])('pads %s to %s', (given, padded) => {
    expect(pad(given).toString('hex')).toBe(padded);
  });
});
