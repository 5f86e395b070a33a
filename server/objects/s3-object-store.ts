/**
 * Photos in S3 itself, or in another service that speaks its protocol. S3 takes uploads without asking the server:
 *
 *   incoming/<key> ──(confirmed: checked, re-encoded)──▶ <key> ──▶ read by signed addresses
 *        └──(no picture)──▶ gone
 *
 * Addresses are only ever signed for <key>, so nobody reads bytes that the server has not drawn itself. A lifecycle
 * rule of the bucket clears away what stays below incoming/ for a week.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { PHOTO_MAX_BYTES } from '../../contract/limits.ts';
import { traceAwsCalls } from '../core/traced-calls.ts';
import type { Trace } from '../core/trace.ts';
import { createWorkQueue } from '../core/work-queue.ts';
import type { AcceptPhoto } from './accept-photo.ts';
import { acceptPhoto, isPhotoRefusal } from './accept-photo.ts';
import type { ObjectStore } from '../ports/object-store.ts';
import { presignRead, presignUpload } from './presign.ts';
import { steadyAddresses } from './steady-addresses.ts';

export interface S3Options {
  bucket: string;
  region: string;
  /** Left out for S3 itself; the credentials come from the SDK's usual chain unless they are given. */
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  acceptPhoto?: AcceptPhoto;
  trace?: Trace | null;
}

interface Bucket {
  client: S3Client;
  name: string;
  acceptPhoto: AcceptPhoto;
}

/** Without a byte either way. Both attempts end before a document's own time is up (server/graphql/time-limit.ts). */
const PATIENCE_MS = 3_000;

/** Pictures are drawn on as many threads. */
const LOOKS_AT_ONCE = 4;

const incoming = (key: string) => `incoming/${key}`;

async function exists({ client, name }: Bucket, key: string): Promise<boolean> {
  try {
    await client.send(new HeadObjectCommand({ Bucket: name, Key: key }));
    return true;
  } catch (error) {
    if (error instanceof NotFound) return false;
    throw error;
  }
}

async function remove({ client, name }: Bucket, key: string): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: name, Key: key }));
}

interface Upload {
  bytes: Uint8Array;
  contentType: string;
}

/** Returns null if nothing has arrived, and no bytes if it is larger than any policy allows. */
async function readUpload({ client, name }: Bucket, key: string): Promise<Upload | null> {
  try {
    const object = await client.send(new GetObjectCommand({ Bucket: name, Key: incoming(key) }));
    const isTooLarge = (object.ContentLength ?? 0) > PHOTO_MAX_BYTES;
    const bytes = isTooLarge ? new Uint8Array() : await object.Body?.transformToByteArray();
    return { bytes: bytes ?? new Uint8Array(), contentType: object.ContentType ?? '' };
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}

/** Run by two processes at once, both write the same picture. */
async function takeUpload(bucket: Bucket, key: string): Promise<boolean> {
  const upload = await readUpload(bucket, key);
  if (upload === null) return exists(bucket, key);
  const accepted = await bucket.acceptPhoto(upload.bytes, upload.contentType, key);
  if (!isPhotoRefusal(accepted)) {
    await bucket.client.send(
      new PutObjectCommand({
        Bucket: bucket.name,
        Key: key,
        Body: accepted.bytes,
        ContentType: accepted.contentType,
        ContentDisposition: 'attachment',
        CacheControl: 'private, no-store',
      }),
    );
  }
  await remove(bucket, incoming(key));
  return !isPhotoRefusal(accepted) || exists(bucket, key);
}

/**
 * Takes uploads a few at a time, because each is in memory as a whole and is drawn again, and a diary may be read after many have
 * arrived. The bucket is asked at once if one has arrived: a bucket that does not answer keeps none waiting for the others. A
 * second call for one that is being looked for gets that look's result.
 */
function confirmInTurn(bucket: Bucket): ObjectStore['confirm'] {
  const queue = createWorkQueue(LOOKS_AT_ONCE);
  const looks = new Map<string, Promise<boolean>>();
  const confirm = async (key: string) =>
    (await exists(bucket, incoming(key))) ? queue.run(() => takeUpload(bucket, key)) : exists(bucket, key);
  return (key) => {
    const begun = looks.get(key);
    if (begun) return begun;
    const look = confirm(key).finally(() => looks.delete(key));
    looks.set(key, look);
    return look;
  };
}

/** The bucket needs a CORS rule that lets the product's own origin POST to it. */
export function openS3ObjectStore(options: S3Options): ObjectStore {
  const { bucket: name, region, endpoint, credentials } = options;
  const client = new S3Client({
    region,
    maxAttempts: 2,
    // Counts idle time, so that a large picture on a slow line is not cut off.
    requestHandler: { connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS },
    // The SDK's own checksums would become signed parts of the addresses that it gives out.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(credentials === undefined ? {} : { credentials }),
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
  });
  if (options.trace) traceAwsCalls(client, options.trace);
  const bucket: Bucket = { client, name, acceptPhoto: options.acceptPhoto ?? acceptPhoto };
  const presignFreshRead = (key: string, expiresInSeconds: number) =>
    presignRead(client, name, key, { expiresInSeconds });
  return {
    presignUpload: (terms) => presignUpload(client, name, { ...terms, key: incoming(terms.key) }),
    presignRead: steadyAddresses(presignFreshRead, () => new Date()),
    presignFreshRead,
    exists: async (key) => (await exists(bucket, key)) || exists(bucket, incoming(key)),
    confirm: confirmInTurn(bucket),
    remove: async (key) => {
      await remove(bucket, incoming(key));
      await remove(bucket, key);
    },
  };
}
