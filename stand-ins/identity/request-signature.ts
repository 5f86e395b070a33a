/** Checks that the administrator signed a request: the server itself, through the AWS SDK. */
import { createHash } from 'node:crypto';
import type { Signer } from '../aws/signature-v4.ts';
import {
  ALGORITHM,
  isSameSignature,
  MAX_SKEW_MS,
  scopeOf,
  signatureOf,
  stringToSign,
  timeOf,
} from '../aws/signature-v4.ts';
import { refuse } from './cognito-errors.ts';
import type { Refusal } from './cognito-errors.ts';

export interface AdministratorsRequest {
  method: string;
  path: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
}

export interface SigningIdentity {
  credentials: { accessKeyId: string; secretAccessKey: string };
  region: string;
}

const AUTHORIZATION = new RegExp(
  `^${ALGORITHM} Credential=([^,\\s]+), ?SignedHeaders=([^,\\s]+), ?Signature=([0-9a-f]{64})$`,
);
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-target'];

/** The client signs by the machine's clock, so that one is asked and not the service's. */
function isNear(amzDate: string): boolean {
  const time = timeOf(amzDate);
  return time !== null && Math.abs(time - Date.now()) <= MAX_SKEW_MS;
}

/** Returns null for a request that the administrator signed, body included. */
export function checkRequestSignature(
  { method, path, headers, body }: AdministratorsRequest,
  { credentials: { accessKeyId, secretAccessKey }, region }: SigningIdentity,
): Refusal | null {
  const authorization = headers['authorization'];
  if (authorization === undefined) return refuse('MissingAuthenticationTokenException');
  const [, credential, names, signature] = AUTHORIZATION.exec(authorization) ?? [];
  if (credential === undefined || names === undefined || signature === undefined) {
    return refuse('IncompleteSignatureException');
  }
  const signedNames = names.split(';');
  const amzDate = headers['x-amz-date'] ?? '';
  const signer: Signer = { secretAccessKey, region, service: 'cognito-idp' };
  const scope = scopeOf(amzDate, signer);
  const isComplete = MUST_BE_SIGNED.every((name) => signedNames.includes(name));
  if (!isNear(amzDate) || credential !== `${accessKeyId}/${scope}` || !isComplete)
    return refuse('InvalidSignatureException');
  const bodyHash = createHash('sha256').update(body).digest('hex');
  if ((headers['x-amz-content-sha256'] ?? bodyHash) !== bodyHash) return refuse('InvalidSignatureException');
  const request = {
    method,
    path,
    query: new URLSearchParams(),
    headers: Object.fromEntries(signedNames.map((name) => [name, headers[name] ?? ''])),
    bodyHash,
  };
  const expected = signatureOf(stringToSign(request, amzDate, scope), amzDate, signer);
  return isSameSignature(signature, expected) ? null : refuse('InvalidSignatureException');
}
