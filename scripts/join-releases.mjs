/**
 * `node scripts/join-releases.mjs <release> <other release>`: gives each folder of a release the other's files whose names carry
 * a hash. While processes of both serve, a page of one can then load the rest of itself from either.
 */
import { cp } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

const HASHED = ['dist/page/assets', 'dist/content/media', 'dist/content/closed-media'];

/**
 * @param {string} from
 * @param {string} to
 */
async function addFiles(from, to) {
  for (const folder of HASHED) {
    const source = join(from, folder);
    if (existsSync(source)) await cp(source, join(to, folder), { recursive: true, force: false });
  }
}

const releases = process.argv.slice(2).map((folder) => resolve(folder));
const [one, other] = releases;
if (
  one === undefined ||
  other === undefined ||
  !releases.every((folder) => existsSync(join(folder, 'dist')))
) {
  console.error('node scripts/join-releases.mjs <folder of a release> <folder of the other>');
  process.exit(2);
}
await addFiles(one, other);
await addFiles(other, one);
console.log(`A page of either loads from both: ${one}, ${other}`);
