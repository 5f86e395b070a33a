import type { PresignedPost } from '../../server/ports/object-store.ts';
import { JPEG } from './images.ts';
import type { ObjectServer } from './object-server.ts';
import { OWNER, termsFor } from './object-server.ts';

/** An upload's form, entry by entry, so that a test can change any of them and their order. */
export type Entry = [name: string, value: string | Blob];

export const picture = (bytes: Uint8Array<ArrayBuffer> = JPEG, name = 'foto.jpg'): Entry => [
  'file',
  new File([bytes], name),
];

/** Every field of an upload on `termsFor()`, without the file. */
export function entriesOf(
  { fields }: PresignedPost,
  changes: Record<string, string | undefined> = {},
): Entry[] {
  const all = { ...fields, 'Content-Type': 'image/jpeg', 'x-amz-meta-owner': OWNER, ...changes };
  return Object.entries(all).flatMap(([name, value]): Entry[] =>
    value === undefined ? [] : [[name, value]],
  );
}

/** Posts the entries in order; `code` is S3's, from the XML response. */
export async function post(url: string, entries: Entry[]): Promise<{ status: number; code: string }> {
  const form = new FormData();
  for (const [name, value] of entries) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, value);
  }
  const response = await fetch(url, { method: 'POST', body: form });
  const code = /<Code>(.*)<\/Code>/.exec(await response.text())?.[1] ?? '';
  return { status: response.status, code };
}

/** Stores one picture, or throws. */
export async function upload({ store }: ObjectServer, bytes = JPEG, terms = termsFor()): Promise<void> {
  const presigned = await store.presignUpload(terms);
  const { status, code } = await post(presigned.url, [...entriesOf(presigned), picture(bytes)]);
  if (status !== 204) throw new Error(`upload refused: ${status} ${code}`);
}

/** The changes that the policy of `termsFor()` does not let through: the changed fields, and S3's code for it. */
export const REFUSED_CHANGES: readonly (readonly [
  what: string,
  changes: Record<string, string | undefined>,
  code: string,
])[] = [
  ['another key', { key: 'measurements/another' }, 'AccessDenied'],
  ['a content type that is not a picture', { 'Content-Type': 'text/html' }, 'AccessDenied'],
  ['no content type', { 'Content-Type': undefined }, 'AccessDenied'],
  ['another owner', { 'x-amz-meta-owner': 'another' }, 'AccessDenied'],
  ['no owner', { 'x-amz-meta-owner': undefined }, 'AccessDenied'],
  ['a field that no condition names', { acl: 'public-read' }, 'AccessDenied'],
  ['a wrong signature', { 'X-Amz-Signature': '0'.repeat(64) }, 'SignatureDoesNotMatch'],
  ['a signature that is not hex', { 'X-Amz-Signature': 'x' }, 'SignatureDoesNotMatch'],
  [
    'another access key',
    { 'X-Amz-Credential': 'SOMEONE/20261121/eu-central-1/s3/aws4_request' },
    'InvalidAccessKeyId',
  ],
];
