/**
 * The server's half of Cognito's SRP-6a: group 15 of RFC 3526, g = 2, SHA-256 throughout. Numbers are hashed in
 * the client's padded form (`pad`), hexadecimal in and out. Exponentiation is OpenSSL's, through Diffie-Hellman
 * objects, always with generator 2: any other makes OpenSSL test the prime for seconds.
 */
import {
  createDiffieHellman,
  createHash,
  createHmac,
  getDiffieHellman,
  hkdfSync,
  timingSafeEqual,
} from 'node:crypto';

const GROUP_HEX = getDiffieHellman('modp15').getPrime('hex');
const N = BigInt(`0x${GROUP_HEX}`);
const KEY_BYTES = 16;
const INFO = 'Caldera Derived Key';

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** Even length, with a leading zero byte if the top bit is set: the client's form of a positive number. */
export function pad(hex: string): Buffer {
  const trimmed = hex.replace(/^0+(?=.)/, '');
  const even = trimmed.length % 2 === 0 ? trimmed : `0${trimmed}`;
  return Buffer.from(/^[89a-f]/i.test(even) ? `00${even}` : even, 'hex');
}

function sha256(...parts: (Buffer | string)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
}

const K = BigInt(`0x${sha256(pad(GROUP_HEX), pad('2')).toString('hex')}`);

function evenHex(value: bigint): string {
  const hex = value.toString(16);
  return hex.length % 2 === 0 ? hex : `0${hex}`;
}

/** 2^exponent mod N. */
function powerOfTwo(exponentHex: string): bigint {
  const group = createDiffieHellman(GROUP_HEX, 'hex', 2);
  group.setPrivateKey(evenHex(fromHex(exponentHex)), 'hex');
  return fromHex(group.generateKeys('hex'));
}

/** base^exponent mod N; `base` is none of 0, 1 and N - 1, which OpenSSL refuses. */
function power(base: bigint, exponentHex: string): bigint {
  const group = createDiffieHellman(GROUP_HEX, 'hex', 2);
  group.setPrivateKey(evenHex(fromHex(exponentHex)), 'hex');
  return fromHex(group.computeSecret(evenHex(base), 'hex', 'hex'));
}

export interface Account {
  /** The part of the pool id after the underscore. */
  poolName: string;
  userId: string;
}

/** The verifier that is stored instead of the password. */
export function srpVerifier(account: Account, password: string, saltHex: string): string {
  const identity = sha256(`${account.poolName}${account.userId}:${password}`);
  const x = sha256(pad(saltHex), identity).toString('hex');
  return evenHex(powerOfTwo(x));
}

/** B for the server's secret `bHex`. */
export function srpServerValue(verifierHex: string, bHex: string): string {
  return evenHex((K * fromHex(verifierHex) + powerOfTwo(bHex)) % N);
}

/** Returns whether A may be used: 0 (mod N) would give the same key for every password. */
export function isUsableClientValue(aHex: string): boolean {
  if (!/^[0-9a-f]{1,768}$/i.test(aHex)) return false;
  const value = fromHex(aHex);
  return value > 1n && value < N - 1n;
}

export interface Exchange {
  verifierHex: string;
  /** The client's A, the server's secret b and its B. */
  aHex: string;
  bHex: string;
  serverValueHex: string;
}

/** The key both sides come to when the client knows the password; null if u = 0. */
export function srpKey({ verifierHex, aHex, bHex, serverValueHex }: Exchange): Buffer | null {
  const u = sha256(pad(aHex), pad(serverValueHex)).toString('hex');
  if (fromHex(u) === 0n) return null;
  const base = (fromHex(aHex) * power(fromHex(verifierHex), u)) % N;
  if (base <= 1n || base >= N - 1n) return null;
  const secret = pad(power(base, bHex).toString(16));
  return Buffer.from(hkdfSync('sha256', secret, pad(u), INFO, KEY_BYTES));
}

export interface Proof extends Account {
  secretBlock: Buffer;
  timestamp: string;
  /** The client's HMAC, base64. */
  signature: string;
}

/** Compares in constant time. */
export function isProofRight(
  key: Buffer,
  { poolName, userId, secretBlock, timestamp, signature }: Proof,
): boolean {
  const expected = createHmac('sha256', key)
    .update(`${poolName}${userId}`)
    .update(secretBlock)
    .update(timestamp)
    .digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
