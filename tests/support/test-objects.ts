/** The object store for server tests: the embedded one or, with TEST_S3_ENDPOINT, a new bucket there. All tests pass on both. */
import type { FastifyPluginCallback } from 'fastify';
import type { Clock } from '../../server/core/clock.ts';
import type { Watch } from '../../server/core/watch.ts';
import { acceptPhotoWatched } from '../../server/objects/accept-photo.ts';
import { openS3ObjectStore } from '../../server/objects/s3-object-store.ts';
import type { ObjectStore } from '../../server/ports/object-store.ts';
import { openEmbeddedObjectStore } from '../../stand-ins/objects/embedded-object-store.ts';
import { makeForeignBucket, TEST_S3_ENDPOINT } from './foreign-bucket.ts';

/**
 * The store's answers if a foreign one differs: its clock is not the test's, by which a form and an address are late. It sets no
 * header against guessing the type (the picture is re-encoded and an attachment).
 */
export const STORE = TEST_S3_ENDPOINT
  ? { lateForm: 204, lateRead: 200, typeGuard: null }
  : { lateForm: 403, lateRead: 403, typeGuard: 'nosniff' };

interface TestObjects {
  store: ObjectStore;
  plugins: FastifyPluginCallback[];
  connectOrigins: string[];
  close(): Promise<void>;
}

export async function openTestObjects(parts: {
  dataDir: string;
  publicUrl: string;
  clock: Clock;
  watch?: Watch | null;
}): Promise<TestObjects> {
  const acceptPhoto = acceptPhotoWatched(parts.watch ?? null);
  if (!TEST_S3_ENDPOINT) {
    const { store, plugin } = await openEmbeddedObjectStore({ ...parts, acceptPhoto });
    return { store, plugins: [plugin], connectOrigins: [], close: () => Promise.resolve() };
  }
  const { name: bucket, region, endpoint, close } = await makeForeignBucket(TEST_S3_ENDPOINT, parts);
  const store = openS3ObjectStore({ bucket, region, endpoint, acceptPhoto });
  return { store, plugins: [], connectOrigins: [endpoint], close };
}
