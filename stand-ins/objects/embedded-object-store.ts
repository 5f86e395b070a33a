/**
 * Photos in the data directory, behind S3's own protocol for uploads and reads. The server's own
 * questions go straight to the disk.
 */
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../server/core/clock.ts';
import type { AcceptPhoto } from '../../server/objects/accept-photo.ts';
import { acceptPhoto } from '../../server/objects/accept-photo.ts';
import { OBJECTS_PATH } from '../../contract/service-paths.ts';
import { ObjectDisk } from './object-disk.ts';
import type { ObjectStore } from '../../server/ports/object-store.ts';
import { objectsPlugin } from './objects.plugin.ts';
import { presignRead, presignUpload } from '../../server/objects/presign.ts';
import type { SigningKeys } from './signature.ts';
import { openSigningKeys } from './signing-keys.ts';
import { steadyAddresses } from '../../server/objects/steady-addresses.ts';

const BUCKET = 'hoog';
/** Enough for the largest photo over 1 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 70_000;

export interface EmbeddedObjectStoreOptions {
  /** Objects and keys are in its folder `objects`. */
  dataDir: string;
  /** The origin that the browser uses, e.g. `http://localhost:4000`. */
  publicUrl: string;
  clock: Clock;
  acceptPhoto?: AcceptPhoto;
  uploadTimeoutMs?: number;
}

export interface EmbeddedObjectStore {
  store: ObjectStore;
  /** Serves everything below `/objects`; registered without a prefix. */
  plugin: FastifyPluginCallback;
}

function clientFor({ accessKeyId, secretAccessKey, region }: SigningKeys, publicUrl: string): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    endpoint: new URL(OBJECTS_PATH, publicUrl).href,
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}

function storeOver(disk: ObjectDisk, client: S3Client, clock: Clock): ObjectStore {
  const presignFreshRead = (key: string, expiresInSeconds: number) =>
    presignRead(client, BUCKET, key, { expiresInSeconds, signingDate: clock() });
  return {
    presignUpload: (terms) => {
      client.config.systemClockOffset = clock().getTime() - Date.now();
      return presignUpload(client, BUCKET, terms);
    },
    presignRead: steadyAddresses(presignFreshRead, clock),
    presignFreshRead,
    exists: (key) => disk.exists(key),
    // An upload is checked and re-encoded on its way in.
    confirm: (key) => disk.exists(key),
    remove: (key) => disk.remove(key),
  };
}

/** Makes the folder, the keys and the store on first start; clears away what a crash left on every other. */
export async function openEmbeddedObjectStore(
  options: EmbeddedObjectStoreOptions,
): Promise<EmbeddedObjectStore> {
  const { dataDir, publicUrl, clock } = options;
  const folder = join(dataDir, 'objects');
  const keys = await openSigningKeys(folder);
  const disk = await ObjectDisk.open(folder);
  const plugin = objectsPlugin({
    name: BUCKET,
    host: new URL(publicUrl).host,
    keys,
    disk,
    clock,
    acceptPhoto: options.acceptPhoto ?? acceptPhoto,
    uploadTimeoutMs: options.uploadTimeoutMs ?? UPLOAD_TIMEOUT_MS,
  });
  return { store: storeOver(disk, clientFor(keys, publicUrl), clock), plugin };
}
