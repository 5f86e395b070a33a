/** The embedded object store behind a real Fastify on a real port, with its own data directory and clock. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import type { AcceptPhoto } from '../../server/objects/accept-photo.ts';
import { checkPhoto } from '../../server/objects/accept-photo.ts';
import { openEmbeddedObjectStore } from '../../stand-ins/objects/embedded-object-store.ts';
import type { ObjectStore, UploadTerms } from '../../server/ports/object-store.ts';
import { freePort } from './free-port.ts';

export interface ObjectServer {
  store: ObjectStore;
  origin: string;
  dataDir: string;
  /** Moves the store's clock, which otherwise stands still. */
  passSeconds(seconds: number): void;
  /** Counts the files below `objects/<folder>`. */
  fileCount(folder: 'staging' | 'stored'): Promise<number>;
  /** Serves the same directory again, like a new process. */
  restart(): Promise<ObjectServer>;
  close(): Promise<void>;
}

export interface ObjectServerOptions {
  dataDir?: string;
  uploadTimeoutMs?: number;
  acceptPhoto?: AcceptPhoto;
}

export async function startObjectServer(options: ObjectServerOptions = {}): Promise<ObjectServer> {
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'hoog-objects-')));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let now = Date.now();
  const { store, plugin } = await openEmbeddedObjectStore({
    // Stored byte for byte, so that reading it back can be verified.
    acceptPhoto: (bytes, statedType) => Promise.resolve(checkPhoto(bytes, statedType)),
    ...options,
    dataDir,
    publicUrl: origin,
    clock: () => new Date(now),
  });
  const app = fastify();
  await app.register(plugin);
  // Like the page's files, at the root.
  app.get('/*', () => 'a page');
  await app.listen({ host: '127.0.0.1', port });
  return {
    store,
    origin,
    dataDir,
    passSeconds: (seconds) => {
      now += seconds * 1000;
    },
    fileCount: async (folder) => (await readdir(join(dataDir, 'objects', folder))).length,
    restart: async () => {
      await app.close();
      return startObjectServer({ ...options, dataDir });
    },
    close: async () => {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const OWNER = '0b6c3c0e-6f5e-4f0b-9d55-1f7f6a0f0a11';

/** Terms of an ordinary photo, with one changed for a test. */
export function termsFor(change: Partial<UploadTerms> = {}): UploadTerms {
  return {
    key: `measurements/${OWNER}`,
    owner: OWNER,
    maxBytes: 100_000,
    contentTypePrefix: 'image/',
    expiresInSeconds: 300,
    ...change,
  };
}
