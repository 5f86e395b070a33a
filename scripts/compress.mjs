import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|webmanifest)$/;
/** Less is not worth a file of its own. */
const FROM_BYTES = 1_000;

/**
 * Lays beside each text file below `folder` what the server sends of it: compressed once, as well as can be.
 * @param {string} folder
 */
export async function compressFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const path = join(entry.parentPath ?? entry.path, entry.name);
      const bytes = await readFile(path);
      if (bytes.length < FROM_BYTES) return;
      await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
      await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}
