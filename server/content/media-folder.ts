import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the build puts pictures and videos. Names carry a hash of the bytes, so a name never changes its content. */
export interface MediaFolder {
  /** Writes the bytes; gives the address on the product's own origin: `/media/<folder>/<name>.<hash>.<ending>`. */
  put(folder: 'covers' | 'videos', name: string, ending: string, bytes: string | Uint8Array): Promise<string>;
}

const HASH_LENGTH = 8;

export function openMediaFolder(path: string): MediaFolder {
  const made = new Map<string, Promise<unknown>>();
  return {
    async put(folder, name, ending, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
      const file = `${name}.${hash}.${ending}`;
      const isMade = made.get(folder) ?? mkdir(join(path, folder), { recursive: true });
      made.set(folder, isMade);
      await isMade;
      await writeFile(join(path, folder, file), bytes);
      return `/media/${folder}/${file}`;
    },
  };
}
