import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { CLOSED_MEDIA, OPEN_MEDIA, sharingPicturePath } from '../contract/media-paths.ts';

/** The build puts pictures and videos here. Names contain a hash of the bytes, so the content behind a name never changes. */
export interface MediaFolder {
  /** Writes the bytes; returns the path on the product's own origin: `/media/<kind>/<name>.<hash>.<ending>`. */
  put(file: MediaFile, bytes: string | Uint8Array): Promise<string>;
  /** Writes the picture that previews show, under the name of the open cover from which it was made. */
  putSharing(cover: string, bytes: Uint8Array): Promise<void>;
}

export interface MediaFile {
  kind: 'covers' | 'videos' | 'clips';
  name: string;
  ending: string;
  /** Readable only through signed addresses below `/closed-media/`. */
  isClosed: boolean;
}

const HASH_LENGTH = 8;

/** Fills the folders for open and for closed media below `path`. */
export function openMediaFolder(path: string): MediaFolder {
  const made = new Map<string, Promise<unknown>>();

  async function write(address: string, bytes: string | Uint8Array): Promise<void> {
    const folder = dirname(join(path, address));
    const isMade = made.get(folder) ?? mkdir(folder, { recursive: true });
    made.set(folder, isMade);
    await isMade;
    await writeFile(join(path, address), bytes);
  }

  return {
    async put({ kind, name, ending, isClosed }, bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
      const address = `${isClosed ? CLOSED_MEDIA : OPEN_MEDIA}${kind}/${name}.${hash}.${ending}`;
      await write(address, bytes);
      return address;
    },
    putSharing: (cover, bytes) => write(sharingPicturePath(cover), bytes),
  };
}
