import type { FastifyPluginCallback } from 'fastify';
import type { Configuration } from './configuration.ts';
import type { Clock } from './core/clock.ts';
import type { Trace } from './core/trace.ts';
import type { Watch } from './core/watch.ts';
import { acceptPhotoWatched } from './objects/accept-photo.ts';
import { openS3ObjectStore } from './objects/s3-object-store.ts';
import type { ObjectStore } from './ports/object-store.ts';

export interface OpenObjects {
  store: ObjectStore;
  plugins: FastifyPluginCallback[];
  connectOrigins: string[];
}

/** Opens the object store that the configuration names. */
export async function openObjects(
  { objects, dataDirectory, publicUrl }: Configuration,
  { clock, watch, trace }: { clock: Clock; watch: Watch | null; trace: Trace | null },
): Promise<OpenObjects> {
  const acceptPhoto = acceptPhotoWatched(watch);
  if (objects.kind === 'embedded') {
    const { openEmbeddedObjectStore } = await import('../stand-ins/objects/embedded-object-store.ts');
    const { store, plugin } = await openEmbeddedObjectStore({
      dataDir: dataDirectory,
      publicUrl,
      clock,
      acceptPhoto,
    });
    return { store, plugins: [plugin], connectOrigins: [] };
  }
  const { bucket, region, endpoint } = objects;
  const store = openS3ObjectStore({
    bucket,
    region,
    acceptPhoto,
    trace,
    ...(endpoint === null ? {} : { endpoint }),
  });
  const origin =
    endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
  return { store, plugins: [], connectOrigins: [origin] };
}
