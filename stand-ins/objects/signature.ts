/** Checks who signed a POST policy or a presigned address. */
import type { S3Refusal } from './s3-error.ts';
import { refuse } from './s3-error.ts';
import {
  ALGORITHM,
  isSameSignature,
  MAX_SKEW_MS,
  scopeOf,
  signatureOf,
  stringToSign,
  timeOf,
} from '../aws/signature-v4.ts';

export interface SigningKeys {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** S3's own bound of a presigned address: seven days. */
const MAX_EXPIRES_SECONDS = 7 * 24 * 3600;

function sign(text: string, amzDate: string, { secretAccessKey, region }: SigningKeys): Buffer {
  return signatureOf(text, amzDate, { secretAccessKey, region, service: 's3' });
}

/** Returns null if `credential` is our key, for the day of `amzDate`, in our region, for S3. */
function checkScope(credential: string, amzDate: string, keys: SigningKeys): S3Refusal | null {
  const [accessKeyId, ...scope] = credential.split('/');
  if (accessKeyId !== keys.accessKeyId) {
    return refuse('InvalidAccessKeyId', 'The AWS Access Key Id you provided does not exist in our records.');
  }
  const isOurs = scope.join('/') === scopeOf(amzDate, { region: keys.region, service: 's3' });
  if (timeOf(amzDate) === null || !isOurs)
    return refuse('AccessDenied', 'The credential scope is not valid.');
  return null;
}

const MISMATCH = refuse(
  'SignatureDoesNotMatch',
  'The request signature we calculated does not match the signature you provided.',
);

const SIGNED_BY = ['policy', 'x-amz-credential', 'x-amz-date', 'x-amz-signature'];

/** Checks who signed the form's policy. `fields` by lower-case name. Null when the signature is ours. */
export function checkPolicySignature(
  fields: ReadonlyMap<string, string>,
  keys: SigningKeys,
): S3Refusal | null {
  if (fields.get('x-amz-algorithm') !== ALGORITHM) {
    return refuse('InvalidArgument', `X-Amz-Algorithm only supports "${ALGORITHM}".`);
  }
  const missing = SIGNED_BY.find((name) => !fields.has(name));
  if (missing !== undefined) {
    return refuse('InvalidArgument', `Bucket POST must contain a field named '${missing}'.`);
  }
  const amzDate = fields.get('x-amz-date') ?? '';
  const scope = checkScope(fields.get('x-amz-credential') ?? '', amzDate, keys);
  if (scope !== null) return scope;
  const expected = sign(fields.get('policy') ?? '', amzDate, keys);
  return isSameSignature(fields.get('x-amz-signature') ?? '', expected) ? null : MISMATCH;
}

export interface PresignedRequest {
  method: string;
  /** Decoded, from the origin's root: `/objects/<bucket>/<key>`. */
  path: string;
  query: URLSearchParams;
  /** The host that the address was given out for. */
  host: string;
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
  const { method, path, host } = request;
  const signed = { method, path, query, headers: { host }, bodyHash: 'UNSIGNED-PAYLOAD' };
  const text = stringToSign(signed, amzDate, credential.slice(keys.accessKeyId.length + 1));
  if (!isSameSignature(query.get('X-Amz-Signature') ?? '', sign(text, amzDate, keys))) return MISMATCH;
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
