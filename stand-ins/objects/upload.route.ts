/** `POST /objects/<bucket>`: an upload by form, on the terms of a policy that this store has signed. */
import { readFile, rm } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PHOTO_MAX_BYTES } from '../../contract/limits.ts';
import type { EmbeddedBucket } from './embedded-bucket.ts';
import { sendRefusal } from './embedded-bucket.ts';
import type { ObjectMetadata } from './object-disk.ts';
import type { SizeBounds } from './post-policy.ts';
import { boundsOfForm } from './post-policy.ts';
import type { FormFields } from './receive-upload.ts';
import { receiveUpload } from './receive-upload.ts';
import type { S3Refusal } from './s3-error.ts';
import { isRefusal, refuse } from './s3-error.ts';
import { checkPolicySignature } from './signature.ts';

/** The time for which the rest of a refused body is read, so that the sender can read why, before the connection is closed. */
const LINGER_MS = 5_000;

/** The form's policy says which bucket it is for; the address says which one it was sent to. */
function admit(fields: FormFields, bucket: EmbeddedBucket): SizeBounds | S3Refusal {
  const key = fields.get('key');
  if (key === undefined || key === '') {
    const hint = 'If it is specified, please check the order of the fields.';
    return refuse('InvalidArgument', `Bucket POST must contain a field named 'key'. ${hint}`);
  }
  const unsigned = checkPolicySignature(fields, bucket.keys);
  if (unsigned !== null) return unsigned;
  const bounds = boundsOfForm(new Map([...fields, ['bucket', bucket.name]]), bucket.clock());
  if (isRefusal(bounds)) return bounds;
  return { ...bounds, maxBytes: Math.min(bounds.maxBytes, PHOTO_MAX_BYTES) };
}

async function storeUpload(
  request: FastifyRequest,
  bucket: EmbeddedBucket,
): Promise<ObjectMetadata | S3Refusal> {
  const { disk, clock, uploadTimeoutMs: timeoutMs } = bucket;
  const stagingPath = disk.stagingPath();
  try {
    const fields = await receiveUpload(request.raw, {
      stagingPath,
      timeoutMs,
      admit: (read) => admit(read, bucket),
    });
    if (isRefusal(fields)) return fields;
    const [key = '', owner = ''] = [fields.get('key'), fields.get('x-amz-meta-owner')];
    const statedType = fields.get('content-type') ?? '';
    const accepted = await bucket.acceptPhoto(await readFile(stagingPath), statedType, key);
    if (isRefusal(accepted)) return accepted;
    const { bytes, contentType } = accepted;
    return await disk.put({ key, owner, contentType, storedAt: clock().toISOString() }, bytes);
  } finally {
    await rm(stagingPath, { force: true });
  }
}

function cutOffLater({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
}

/** Responds with 204, as S3 does, once the picture would survive a power cut. */
export async function handleUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  bucket: EmbeddedBucket,
): Promise<FastifyReply> {
  const outcome = await storeUpload(request, bucket);
  if (!isRefusal(outcome)) return reply.code(204).header('etag', `"${outcome.etag}"`).send();
  cutOffLater(request);
  return sendRefusal(reply, outcome);
}
