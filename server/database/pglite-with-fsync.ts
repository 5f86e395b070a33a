/**
 * PGlite as it comes runs with fsync off and gives its file system no fsync at all: a power cut may then lose
 * what was acknowledged. Here every commit reaches the disk. This leans on PGlite's internals, so its version
 * is pinned and a test counts the fsyncs.
 */
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { closeSync, fsyncSync, openSync } from 'node:fs';

interface OpenStream {
  /** File descriptor of the host; a directory has none. */
  nfd?: number;
  node: unknown;
}

interface HostFileSystem {
  stream_ops: { fsync?: (stream: OpenStream) => number };
  realPath(node: unknown): string;
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function isHostFileSystem(value: unknown): value is HostFileSystem {
  return typeof value === 'object' && value !== null && 'stream_ops' in value && 'realPath' in value;
}

class SyncingNodeFS extends NodeFS {
  readonly #onSync: () => void;

  constructor(directory: string, onSync: () => void) {
    super(directory);
    this.#onSync = onSync;
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const prepared = await super.init(pg, options);
    const installFsync = (module: object): void => {
      const host: unknown = 'NODEFS' in module ? module.NODEFS : undefined;
      if (!isHostFileSystem(host))
        throw new Error('This PGlite keeps its file system elsewhere: fsync cannot be installed');
      host.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncDirectory(host.realPath(stream.node));
        else fsyncSync(stream.nfd);
        this.#onSync();
        return 0;
      };
    };
    const { emscriptenOpts } = prepared;
    return {
      emscriptenOpts: { ...emscriptenOpts, preRun: [installFsync, ...(emscriptenOpts.preRun ?? [])] },
    };
  }
}

/** Opens (or first creates) the database in `directory`. `onSync` is called for each fsync that reached the disk. */
export async function openPgliteWithFsync(directory: string, onSync: () => void = () => {}): Promise<PGlite> {
  return PGlite.create({
    fs: new SyncingNodeFS(directory, onSync),
    relaxedDurability: false,
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ],
  });
}
