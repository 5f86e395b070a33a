import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';

/**
 * Paths, relative to `root` and sorted, of the files below `folder` that `accepts` lets through.
 * @param {URL} root
 * @param {string} folder
 * @param {(path: string) => boolean} accepts
 */
export async function listFiles(root, folder, accepts = () => true) {
  if (!existsSync(new URL(folder, root))) return [];
  const entries = await readdir(new URL(folder, root), { recursive: true, withFileTypes: true });
  const base = decodeURIComponent(root.pathname);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`)
    .map((path) => (path.startsWith(base) ? path.slice(base.length) : path))
    .filter(accepts)
    .sort();
}

/**
 * Returns one hash over the names and bytes of files and folders, which shows whether what was built from them is stale.
 * @param {URL} root
 * @param {readonly string[]} places
 */
export async function hashOf(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    const url = new URL(place, root);
    const isFolder = existsSync(url) && place.endsWith('/');
    for (const path of isFolder ? await listFiles(root, place) : [place]) {
      if (!existsSync(new URL(path, root))) continue;
      hash.update(path).update(await readFile(new URL(path, root)));
    }
  }
  return hash.digest('hex');
}
