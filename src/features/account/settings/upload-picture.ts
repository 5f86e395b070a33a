/**
 * Uploads the profile picture: requests a signed form with her token, then posts the picture directly to object
 * storage. Nothing is queued: the result is shown at once.
 */
import { UPLOAD_PATH } from '../../../../contract/service-paths.ts';
import { noteRequest } from '../../../offline/connection.ts';
import { deadline } from '../../../offline/deadline.ts';
import { logFailure } from '../../../offline/failure-log.ts';
import type { TokenAnswer } from '../../../offline/token-answer.ts';

/**
 * stored; no-connection: try again online; refused: this picture will not be accepted; signed-out: sign in first;
 * failed: another error, possibly temporary.
 */
export type PictureOutcome = 'stored' | 'no-connection' | 'refused' | 'signed-out' | 'failed';

export interface PictureUpload {
  picture: Blob;
  memberId: string;
  /** `refused` is a token that has just been rejected. */
  token: (refused?: string) => Promise<TokenAnswer>;
  /** Called with the part that has been sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

interface SignedForm {
  url: string;
  fields: Record<string, string>;
}

const FORM_TIMEOUT_MS = 8_000;
const UPLOAD_TIMEOUT_MS = 60_000;

/** Failures are also logged to the console (section 8 of the specification). */
export async function uploadPicture(upload: PictureUpload): Promise<PictureOutcome> {
  const outcome = await outcomeOf(upload);
  if (outcome !== 'stored') logFailure({ operation: 'profile/upload', code: outcome });
  return outcome;
}

async function outcomeOf(upload: PictureUpload): Promise<PictureOutcome> {
  try {
    const form = await signedForm(upload);
    if (typeof form === 'string') return form;
    const status = await post(form.url, bodyOf(form, upload), upload.onProgress);
    // Only S3's own "no content" means stored: a captive portal returns 200 for everything.
    if (status === 204) return 'stored';
    return status === 400 || status === 413 ? 'refused' : 'failed';
  } catch {
    return 'no-connection';
  }
}

async function signedForm({ memberId, token }: PictureUpload): Promise<SignedForm | PictureOutcome> {
  let refused: string | undefined;
  for (;;) {
    const answer = await token(refused);
    if (answer.type === 'later') return 'no-connection';
    if (answer.type === 'none' || answer.memberId !== memberId) return 'signed-out';
    const response = await fetch(UPLOAD_PATH, {
      headers: { Authorization: `Bearer ${answer.token}` },
      cache: 'no-store',
      signal: deadline(FORM_TIMEOUT_MS),
    });
    noteRequest(isJson(response));
    if (response.status !== 401) return readForm(response);
    if (refused !== undefined) {
      await token(answer.token);
      return 'failed';
    }
    refused = answer.token;
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.includes('json') ?? false;
}

async function readForm(response: Response): Promise<SignedForm | PictureOutcome> {
  if (!isJson(response)) return 'no-connection';
  const form: unknown = await response.json();
  if (!response.ok || typeof form !== 'object' || form === null) return 'failed';
  if (!('url' in form) || typeof form.url !== 'string') return 'failed';
  if (!('fields' in form) || typeof form.fields !== 'object' || form.fields === null) return 'failed';
  const fields = Object.entries(form.fields).map(([name, value]) => [name, String(value)] as const);
  return { url: form.url, fields: Object.fromEntries(fields) };
}

/** The storage reads the form in order and stops at the file, so the file comes last. */
function bodyOf({ fields }: SignedForm, { picture, memberId }: PictureUpload): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('acl', 'public-read');
  body.set('Content-Type', picture.type);
  body.set('x-amz-meta-owner', memberId);
  body.append('file', picture, 'picture.jpg');
  return body;
}

/** Uses XMLHttpRequest, because `fetch` reports no upload progress. Returns the status; throws without a response. */
function post(url: string, body: FormData, onProgress: (part: number) => void): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = () => reject(new TypeError('No answer to the upload'));
    request.open('POST', url);
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && onProgress(loaded / total);
    request.onload = () => resolve(request.status);
    request.onerror = request.ontimeout = request.onabort = fail;
    request.send(body);
  });
}
