/**
 * AWS Signature Version 4 of the administrator's requests: the request is signed again with what the client says
 * it signed, and both signatures must be the same.
 */
import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import { createHash, timingSafeEqual } from 'node:crypto';
import { refuse } from './cognito-errors.ts';
import type { Refusal } from './cognito-errors.ts';
import { SIGNATURE_SKEW_MS } from './identity-limits.ts';

export interface SignedRequest {
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

const SERVICE = 'cognito-idp';
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^,\s]+), ?SignedHeaders=([^,\s]+), ?Signature=([0-9a-f]{64})$/;
const AMZ_DATE = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;
const MUST_BE_SIGNED = ['host', 'x-amz-date', 'x-amz-target'];

/** The client signs by the machine's clock, so that one is asked and not the service's. */
function signingDateOf(amzDate: string): Date | null {
  const date = new Date(amzDate.replace(AMZ_DATE, '$1-$2-$3T$4:$5:$6Z'));
  const isNear = Math.abs(date.getTime() - Date.now()) <= SIGNATURE_SKEW_MS;
  return AMZ_DATE.test(amzDate) && isNear ? date : null;
}

/** Null for a request that the administrator signed, body included. */
export async function checkRequestSignature(
  request: SignedRequest,
  by: SigningIdentity,
): Promise<Refusal | null> {
  const { headers, body } = request;
  const authorization = headers['authorization'];
  if (authorization === undefined) return refuse('MissingAuthenticationTokenException');
  const [, credential, names, signature] = AUTHORIZATION.exec(authorization) ?? [];
  if (credential === undefined || names === undefined || signature === undefined) {
    return refuse('IncompleteSignatureException');
  }
  const signedNames = names.split(';');
  const signingDate = signingDateOf(headers['x-amz-date'] ?? '');
  const scope = `${by.credentials.accessKeyId}/${(headers['x-amz-date'] ?? '').slice(0, 8)}/${by.region}/${SERVICE}/aws4_request`;
  const isComplete = MUST_BE_SIGNED.every((name) => signedNames.includes(name));
  if (signingDate === null || credential !== scope || !isComplete) return refuse('InvalidSignatureException');
  const bodyHash = headers['x-amz-content-sha256'];
  if (bodyHash !== undefined && bodyHash !== createHash('sha256').update(body).digest('hex')) {
    return refuse('InvalidSignatureException');
  }
  const expected = await signAgain(request, signedNames, signingDate, by);
  return isSame(expected, signature) ? null : refuse('InvalidSignatureException');
}

async function signAgain(
  request: SignedRequest,
  signedNames: string[],
  signingDate: Date,
  by: SigningIdentity,
) {
  const { credentials, region } = by;
  const signer = new SignatureV4({
    credentials,
    region,
    service: SERVICE,
    sha256: Sha256,
    applyChecksum: false,
  });
  const headers = Object.fromEntries(signedNames.map((name) => [name, request.headers[name] ?? '']));
  const { method, path, body } = request;
  const unsigned = { method, protocol: 'http:', hostname: headers['host'] ?? '', path, headers, body };
  const signed = await signer.sign(unsigned, { signingDate, signableHeaders: new Set(signedNames) });
  return AUTHORIZATION.exec(signed.headers['authorization'] ?? '')?.[3] ?? '';
}

function isSame(expected: string, given: string): boolean {
  return expected.length === given.length && timingSafeEqual(Buffer.from(expected), Buffer.from(given));
}
