/** Refusals of the embedded store in S3's own codes and XML, so that a client cannot tell the two apart. */
import { randomUUID } from 'node:crypto';

/** Each code with the HTTP status that S3 sends with it. */
export const S3_STATUS = {
  AccessDenied: 403,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  InternalError: 500,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  MalformedPOSTRequest: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  RequestTimeout: 400,
  SignatureDoesNotMatch: 403,
  UnexpectedContent: 400,
} as const;

export type S3ErrorCode = keyof typeof S3_STATUS;

export interface S3Refusal {
  code: S3ErrorCode;
  /** English, as S3's are; no member ever reads it. */
  message: string;
}

export function refuse(code: S3ErrorCode, message: string): S3Refusal {
  return { code, message };
}

export function isRefusal(outcome: object | null): outcome is S3Refusal {
  return outcome !== null && 'code' in outcome && 'message' in outcome;
}

const XML_ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => XML_ENTITIES[character] ?? '');
}

/** The refusal as S3 writes it. */
export function refusalXml({ code, message }: S3Refusal): string {
  const error = `<Code>${code}</Code><Message>${escapeXml(message)}</Message><RequestId>${randomUUID()}</RequestId>`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error>${error}</Error>`;
}
