/**
 * Objects on this machine's disk. A key never becomes a path: the file's name is the key's SHA-256.
 *
 *   staging/<random>                  bytes on their way in
 *   stored/<sha256(key)>.<etag>       the bytes
 *   stored/<sha256(key)>.json         what they are, and so the name of the file above
 *
 * Bytes are flushed before the JSON that names them is renamed into place, so an object is there wholly or, after a crash at any
 * moment, as it was before. A later start clears the remains of a crash away, once they are so old that no other process of the
 * folder can still be at work on them.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoContentType } from '../../contract/limits.ts';

export interface ObjectMetadata {
  key: string;
  contentType: PhotoContentType;
  sizeBytes: number;
  /** MD5 of the bytes in hex, as S3's. */
  etag: string;
  /** The `x-amz-meta-owner` it was uploaded with. */
  owner: string;
  /** ISO 8601. */
  storedAt: string;
}

export interface OpenObject {
  metadata: ObjectMetadata;
  /** The caller closes it. */
  file: FileHandle;
}

/** Many times what the slowest upload takes. */
const LEFT_BEHIND_AFTER_MS = 10 * 60_000;

type NewObject = Omit<ObjectMetadata, 'sizeBytes' | 'etag'>;

export class ObjectDisk {
  readonly #staging: string;
  readonly #stored: string;
  /** Changes happen one after another, so that none removes bytes which another has just named. */
  #lastChange: Promise<unknown> = Promise.resolve();

  private constructor(folder: string) {
    this.#staging = join(folder, 'staging');
    this.#stored = join(folder, 'stored');
  }

  /** Opens the folder, making it if it is missing, and clears away the remains of a crash. */
  static async open(folder: string): Promise<ObjectDisk> {
    const disk = new ObjectDisk(folder);
    await mkdir(disk.#staging, { recursive: true, mode: 0o700 });
    await mkdir(disk.#stored, { recursive: true, mode: 0o700 });
    await disk.#sweepStaging();
    await disk.#sweepStored();
    return disk;
  }

  /** Returns a path for incoming bytes; the writer removes it. */
  stagingPath(): string {
    return join(this.#staging, randomUUID());
  }

  /** Resolves once the bytes would survive a power cut. Replaces what the key held. */
  put(object: NewObject, bytes: Uint8Array): Promise<ObjectMetadata> {
    return this.#inTurn(async () => {
      const hash = hashOf(object.key);
      const before = await this.#metadataOf(hash);
      const etag = createHash('md5').update(bytes).digest('hex');
      const metadata = { ...object, sizeBytes: bytes.byteLength, etag };
      await this.#writeWhole(`${hash}.${etag}`, bytes);
      await this.#writeWhole(`${hash}.json`, JSON.stringify(metadata));
      if (before !== null && before.etag !== etag) await this.#discard(`${hash}.${before.etag}`);
      return metadata;
    });
  }

  /** The object's bytes, opened for reading, or null when there is none. */
  async open(key: string): Promise<OpenObject | null> {
    // A change between reading the JSON and opening the bytes makes the first try miss.
    return (await this.#openOnce(key)) ?? (await this.#inTurn(() => this.#openOnce(key)));
  }

  async exists(key: string): Promise<boolean> {
    return (await this.#metadataOf(hashOf(key))) !== null;
  }

  /** Harmless when there is no such object. */
  remove(key: string): Promise<void> {
    return this.#inTurn(async () => {
      const hash = hashOf(key);
      const metadata = await this.#metadataOf(hash);
      if (metadata === null) return;
      await this.#discard(`${hash}.json`);
      await this.#discard(`${hash}.${metadata.etag}`);
      await flushFolder(this.#stored);
    });
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const result = this.#lastChange.then(change);
    this.#lastChange = result.catch(() => undefined);
    return result;
  }

  async #openOnce(key: string): Promise<OpenObject | null> {
    const hash = hashOf(key);
    const metadata = await this.#metadataOf(hash);
    if (metadata === null) return null;
    const file = await unlessMissing(open(join(this.#stored, `${hash}.${metadata.etag}`), 'r'));
    return file === null ? null : { metadata, file };
  }

  async #metadataOf(hash: string): Promise<ObjectMetadata | null> {
    const json = await unlessMissing(readFile(join(this.#stored, `${hash}.json`), 'utf8'));
    if (json === null) return null;
    const metadata: ObjectMetadata = JSON.parse(json);
    return metadata;
  }

  /** Temporary file, flush, rename, flush the folder. */
  async #writeWhole(name: string, content: Uint8Array | string): Promise<void> {
    const temporary = this.stagingPath();
    try {
      await writeFlushed(temporary, content);
      await rename(temporary, join(this.#stored, name));
    } finally {
      await rm(temporary, { force: true });
    }
    await flushFolder(this.#stored);
  }

  async #discard(name: string): Promise<void> {
    await rm(join(this.#stored, name), { force: true });
  }

  async #sweepStaging(): Promise<void> {
    for (const name of await readdir(this.#staging)) await removeLeftBehind(join(this.#staging, name));
  }

  /** Removes bytes that no JSON names: what a crash between the two renames leaves behind. */
  async #sweepStored(): Promise<void> {
    const etagsByHash = new Map<string, string[]>();
    const named = new Set<string>();
    for (const name of await readdir(this.#stored)) {
      const [hash = '', kind = ''] = name.split('.');
      if (kind === 'json') named.add(hash);
      else etagsByHash.set(hash, [...(etagsByHash.get(hash) ?? []), kind]);
    }
    for (const [hash, etags] of etagsByHash) {
      if (named.has(hash) && etags.length === 1) continue;
      const metadata = await this.#metadataOf(hash);
      const orphans = etags.filter((etag) => etag !== metadata?.etag);
      await Promise.all(orphans.map((etag) => removeLeftBehind(join(this.#stored, `${hash}.${etag}`))));
    }
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key, 'utf8').digest('hex');
}

async function removeLeftBehind(path: string): Promise<void> {
  const file = await unlessMissing(stat(path));
  if (file !== null && Date.now() - file.mtimeMs > LEFT_BEHIND_AFTER_MS) await rm(path, { force: true });
}

/** `null` in place of the error that says a file is not there. */
async function unlessMissing<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function writeFlushed(path: string, content: Uint8Array | string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
