/** The upload of a measurement's photo, straight to the photo storage. Runs in the page and in the worker. */
import { withDeadline } from './deadline.ts';
import type { KeptPhoto } from './entry.ts';
import { type ServiceUnavailable, unavailableFrom } from './service-unavailable.ts';

const UPLOAD_TIMEOUT_MS = 20_000;

/**
 * stored: the photo is safe. expired: the signed form is no longer good; creating the measurement again
 * under its id gives a fresh one. refused: this file will never be accepted. later: everything that may
 * pass, so the same upload can be tried again. Or the storage says that it cannot take it now.
 */
export type UploadOutcome = 'stored' | 'expired' | 'refused' | 'later' | ServiceUnavailable;

export interface UploadOptions {
  fetch?: typeof fetch;
  /** Ends the upload as `later`. */
  signal?: AbortSignal;
  timeoutMs?: number;
}

interface SignedForm {
  url: string;
  fields: Record<string, string>;
}

/** S3's codes for a file that is itself at fault. */
const FILE_AT_FAULT = ['EntityTooLarge', 'EntityTooSmall', 'UnexpectedContent'];
/** S3's 400 for a form that was signed with credentials which have since run out. */
const SIGNER_EXPIRED = 'ExpiredToken';

/** Returns null for anything that is not `{ url, fields }`. */
function parseForm(json: string): SignedForm | null {
  try {
    const form: unknown = JSON.parse(json);
    if (typeof form !== 'object' || form === null || !('url' in form) || !('fields' in form)) return null;
    const { url, fields } = form;
    if (typeof url !== 'string' || typeof fields !== 'object' || fields === null) return null;
    return {
      url,
      fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    };
  } catch {
    return null;
  }
}

/** The storage reads the form in order and stops at the file, so the file goes last. */
function bodyOf(fields: Record<string, string>, measurementId: string, photo: KeptPhoto): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  body.set('Content-Type', photo.type);
  body.set('x-amz-meta-owner', measurementId);
  body.append('file', new Blob([photo.bytes], { type: photo.type }), 'photo');
  return body;
}

function outcomeOf(status: number, answer: string): Exclude<UploadOutcome, ServiceUnavailable> {
  // Only S3's own "no content" means stored: a captive portal returns 200 for everything.
  if (status === 204) return 'stored';
  const code = /<Code>(\w+)<\/Code>/.exec(answer)?.[1] ?? '';
  if (status === 403 || code === SIGNER_EXPIRED) return 'expired';
  if (status === 413 || (status === 400 && FILE_AT_FAULT.includes(code))) return 'refused';
  return 'later';
}

/**
 * Posts the photo with the form that `createMeasurement` answered. `presignedUrl` is that answer's JSON of
 * `{ url, fields }`, `data` the answer itself. Throws when one of the four is not there; whatever the
 * network and the storage do is an outcome.
 */
export async function uploadPhoto(
  presignedUrl: string | null | undefined,
  measurementId: string | null | undefined,
  photo: KeptPhoto | null | undefined,
  data: object | null | undefined,
  options: UploadOptions = {},
): Promise<UploadOutcome> {
  if (!data) throw new Error('No Data passed to upload function');
  if (!presignedUrl) throw new Error('No presignedUrl passed to upload function');
  if (!measurementId) throw new Error('No measurement id passed to upload function');
  if (!photo) throw new Error('No file attached');
  const form = parseForm(presignedUrl);
  if (form === null) return 'expired';
  try {
    const { timeoutMs = UPLOAD_TIMEOUT_MS, fetch: send = fetch } = options;
    return await withDeadline(timeoutMs, options.signal, async (signal) => {
      const response = await send(form.url, {
        method: 'POST',
        body: bodyOf(form.fields, measurementId, photo),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal,
      });
      const unavailable = unavailableFrom(response);
      if (unavailable) return unavailable;
      return outcomeOf(response.status, response.status === 204 ? '' : await response.text());
    });
  } catch {
    return 'later';
  }
}
