/** `GET` and `HEAD /objects/<bucket>/<key>`: reading by a presigned address, whole or in part. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PhotoContentType } from '../../contract/limits.ts';
import type { ByteRange } from '../../contract/byte-range.ts';
import { byteRangeOf } from '../../contract/byte-range.ts';
import type { EmbeddedBucket } from './embedded-bucket.ts';
import { OBJECTS_PATH } from '../../contract/service-paths.ts';
import { sendRefusal } from './embedded-bucket.ts';
import type { ObjectMetadata, OpenObject } from './object-disk.ts';
import { refuse } from './s3-error.ts';
import { checkPresigned } from './signature.ts';

/** A download under a fixed name: nothing stored here is ever a page of this origin. */
const FILE_NAMES: Record<PhotoContentType, string> = {
  'image/jpeg': 'foto.jpg',
  'image/png': 'foto.png',
  'image/webp': 'foto.webp',
};

function describe(reply: FastifyReply, { contentType, etag, storedAt }: ObjectMetadata): void {
  reply
    .type(contentType)
    .header('content-disposition', `attachment; filename="${FILE_NAMES[contentType]}"`)
    .header('accept-ranges', 'bytes')
    .header('last-modified', new Date(storedAt).toUTCString())
    .header('etag', `"${etag}"`);
}

/** The range asked for, unless the sender wants it of another version. */
function rangeOf(
  request: FastifyRequest,
  { etag, sizeBytes }: ObjectMetadata,
): ByteRange | 'unsatisfiable' | null {
  const version = request.headers['if-range'];
  return version === undefined || version === `"${etag}"`
    ? byteRangeOf(request.headers.range, sizeBytes)
    : null;
}

async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  object: OpenObject,
): Promise<FastifyReply> {
  const { metadata, file } = object;
  const { sizeBytes } = metadata;
  const range = rangeOf(request, metadata);
  if (range === 'unsatisfiable') {
    await file.close();
    reply.header('content-range', `bytes */${sizeBytes}`);
    return sendRefusal(reply, refuse('InvalidRange', 'The requested range is not satisfiable'));
  }
  describe(reply, metadata);
  if (range !== null)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end - 1}/${sizeBytes}`);
  const { start, end } = range ?? { start: 0, end: sizeBytes };
  reply.header('content-length', end - start);
  if (request.method === 'HEAD') {
    await file.close();
    return reply.send();
  }
  return reply.send(file.createReadStream({ start, end: end - 1 }));
}

export async function handleRead(
  request: FastifyRequest,
  reply: FastifyReply,
  bucket: EmbeddedBucket,
): Promise<FastifyReply> {
  const [rawPath = '', rawQuery = ''] = request.raw.url?.split('?') ?? [];
  const path = decodeURIComponent(rawPath);
  const presigned = { method: request.method, path, query: new URLSearchParams(rawQuery), host: bucket.host };
  const refusal = checkPresigned(presigned, bucket.keys, bucket.clock());
  if (refusal !== null) return sendRefusal(reply, refusal);
  const object = await bucket.disk.open(path.slice(`${OBJECTS_PATH}/${bucket.name}/`.length));
  if (object === null) return sendRefusal(reply, refuse('NoSuchKey', 'The specified key does not exist.'));
  return sendObject(request, reply, object);
}
