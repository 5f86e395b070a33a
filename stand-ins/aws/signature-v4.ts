/**
 * AWS Signature Version 4, the checking side: what a signature must be, for a holder of the secret. Compared in
 * constant time, so that a wrong signature tells nothing of the right one.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

export const ALGORITHM = 'AWS4-HMAC-SHA256';
/** The difference that two clocks may have, as at AWS. */
export const MAX_SKEW_MS = 15 * 60_000;

const AMZ_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

export interface Signer {
  secretAccessKey: string;
  region: string;
  service: 's3' | 'cognito-idp';
}

/** The moment an `X-Amz-Date` names, or null. */
export function timeOf(amzDate: string): number | null {
  const time = Date.parse(amzDate.replace(AMZ_DATE, '$1-$2-$3T$4:$5:$6Z'));
  return AMZ_DATE.test(amzDate) && !Number.isNaN(time) ? time : null;
}

/** The part of a credential behind its key, for the day of `amzDate`. */
export function scopeOf(amzDate: string, { region, service }: Omit<Signer, 'secretAccessKey'>): string {
  return `${amzDate.slice(0, 8)}/${region}/${service}/aws4_request`;
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

export function signatureOf(text: string, amzDate: string, signer: Signer): Buffer {
  const ofDay = hmac(`AWS4${signer.secretAccessKey}`, amzDate.slice(0, 8));
  return hmac(hmac(hmac(hmac(ofDay, signer.region), signer.service), 'aws4_request'), text);
}

export function isSameSignature(signatureHex: string, expected: Buffer): boolean {
  const given = Buffer.from(signatureHex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Percent-encoding as the signature wants it: everything but the unreserved characters. */
function encode(text: string): string {
  const byteOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, byteOf);
}

export interface SignedRequest {
  method: string;
  /** Decoded, from the origin's root. */
  path: string;
  query: URLSearchParams;
  /** The signed headers, by lower-case name. */
  headers: Readonly<Record<string, string>>;
  /** The body's SHA-256 in hexadecimal, or what stands for a body that is not signed. */
  bodyHash: string;
}

export function stringToSign(request: SignedRequest, amzDate: string, scope: string): string {
  const digest = createHash('sha256').update(canonicalRequest(request)).digest('hex');
  return [ALGORITHM, amzDate, scope, digest].join('\n');
}

function canonicalRequest({ method, path, query, headers, bodyHash }: SignedRequest): string {
  const names = Object.keys(headers).sort();
  return [
    method,
    path.split('/').map(encode).join('/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    names.join(';'),
    bodyHash,
  ].join('\n');
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
}
