/**
 * AWS Signature Version 4, the checking side: of a POST policy and of a presigned address. Compared in
 * constant time, so that a wrong signature tells nothing of the right one.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { S3Refusal } from './s3-error.ts';
import { refuse } from './s3-error.ts';

export interface SigningKeys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

const ALGORITHM = 'AWS4-HMAC-SHA256';
const AMZ_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
/** S3's own bounds: seven days for a presigned address, fifteen minutes between two clocks. */
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;
const MAX_SKEW_MS = 15 * 60_000;

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text, 'utf8').digest();
}

function sign(text: string, day: string, keys: SigningKeys): Buffer {
  const ofDay = hmac(`AWS4${keys.secretAccessKey}`, day);
  return hmac(hmac(hmac(hmac(ofDay, keys.region), 's3'), 'aws4_request'), text);
}

function isSame(signatureHex: string, expected: Buffer): boolean {
  const given = Buffer.from(signatureHex, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** The moment an `X-Amz-Date` names, or null. */
function timeOf(amzDate: string): number | null {
  const time = Date.parse(amzDate.replace(AMZ_DATE, '$1-$2-$3T$4:$5:$6Z'));
  return AMZ_DATE.test(amzDate) && !Number.isNaN(time) ? time : null;
}

/** Null when `credential` is our key, for the day of `amzDate`, in our region, for S3. */
function checkScope(credential: string, amzDate: string, keys: SigningKeys): S3Refusal | null {
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId) {
    return refuse('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const isOurs = scope.join('/') === `${amzDate.slice(0, 8)}/${keys.region}/s3/aws4_request`;
  if (timeOf(amzDate) === null || !isOurs)
    return refuse('AccessDenied', 'The credential scope is not valid.');
  return null;
}

const MISMATCH = refuse(
  'SignatureDoesNotMatch',
  'The request signature we calculated does not match the signature you provided.',
);

/** Checks who signed the form's policy. `fields` by lower-case name. Null when the signature is ours. */
export function checkPolicySignature(
  fields: ReadonlyMap<string, string>,
  keys: SigningKeys,
): S3Refusal | null {
  if (fields.get('x-amz-algorithm') !== ALGORITHM) {
    return refuse('InvalidArgument', `X-Amz-Algorithm only supports "${ALGORITHM}".`);
  }
  const amzDate = fields.get('x-amz-date') ?? '';
  const scope = checkScope(fields.get('x-amz-credential') ?? '', amzDate, keys);
  if (scope !== null) return scope;
  const expected = sign(fields.get('policy') ?? '', amzDate.slice(0, 8), keys);
  return isSame(fields.get('x-amz-signature') ?? '', expected) ? null : MISMATCH;
}

/** Percent-encoding as Signature Version 4 wants it: everything but the unreserved characters. */
function encode(text: string): string {
  const byteOf = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(text).replace(/[!'()*]/g, byteOf);
}

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature');
  return pairs
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort((one, other) => (one < other ? -1 : 1))
    .join('&');
}

export interface PresignedRequest {
  method: string;
  /** Decoded, from the origin's root: `/objects/<bucket>/<key>`. */
  path: string;
  query: URLSearchParams;
  /** The host that the address was given out for. */
  host: string;
}

function stringToSign({ method, path, query, host }: PresignedRequest, scope: string): string {
  const canonicalPath = path.split('/').map(encode).join('/');
  const request = [
    method,
    canonicalPath,
    canonicalQuery(query),
    `host:${host}`,
    '',
    'host',
    'UNSIGNED-PAYLOAD',
  ];
  const digest = createHash('sha256').update(request.join('\n')).digest('hex');
  return [ALGORITHM, query.get('X-Amz-Date') ?? '', scope, digest].join('\n');
}

/** Checks a presigned address: our key, nothing changed in it, not yet expired at `now`. Null when it may be used. */
export function checkPresigned(request: PresignedRequest, keys: SigningKeys, now: Date): S3Refusal | null {
  const { query } = request;
  const credential = query.get('X-Amz-Credential') ?? '';
  const amzDate = query.get('X-Amz-Date') ?? '';
  const isPresigned =
    query.get('X-Amz-Algorithm') === ALGORITHM && query.get('X-Amz-SignedHeaders') === 'host';
  if (!isPresigned) return refuse('AccessDenied', 'Access Denied');
  const scope = checkScope(credential, amzDate, keys);
  if (scope !== null) return scope;
  const expected = sign(
    stringToSign(request, credential.slice(keys.accessKeyId.length + 1)),
    amzDate.slice(0, 8),
    keys,
  );
  if (!isSame(query.get('X-Amz-Signature') ?? '', expected)) return MISMATCH;
  return checkLifetime(amzDate, Number(query.get('X-Amz-Expires')), now);
}

function checkLifetime(amzDate: string, expiresSeconds: number, now: Date): S3Refusal | null {
  const signedAt = timeOf(amzDate) ?? Number.NaN;
  const isLifetime =
    Number.isInteger(expiresSeconds) && expiresSeconds > 0 && expiresSeconds <= MAX_EXPIRES_SECONDS;
  if (!isLifetime) return refuse('AccessDenied', 'X-Amz-Expires is not valid.');
  if (signedAt - MAX_SKEW_MS > now.getTime()) return refuse('AccessDenied', 'Request is not yet valid');
  if (signedAt + expiresSeconds * 1000 <= now.getTime()) return refuse('AccessDenied', 'Request has expired');
  return null;
}
