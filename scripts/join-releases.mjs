/**
 * `node scripts/join-releases.mjs <release in use> <next release>`: gives each folder of a release the other's files whose names
 * carry a hash. While processes of both serve, a page of one can then load the rest of itself from either. A film that the next
 * release closes stays out of the folder that everybody reads.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { copyWhole } from './copy-whole.mjs';

const FILMS = 'media/videos';
const CLOSED_FILMS = '/closed-media/videos/';
const HASHED = ['dist/page/assets', 'dist/content/media', 'dist/content/closed-media'];

/**
 * @param {string} from
 * @param {string} to
 */
async function addFiles(from, to) {
  for (const folder of HASHED) {
    const source = join(from, folder);
    if (!existsSync(source)) continue;
    for (const file of await readdir(source, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      await copyWhole(path, join(to, folder, relative(source, path)));
    }
  }
}

/**
 * A film that a release shows to nobody may still be watched, or be in the plans of members who chose it: only films that it
 * shows to some go.
 * @param {string} release
 */
async function closeFilms(release) {
  const content = join(release, 'dist/content');
  const { trainings } = JSON.parse(await readFile(join(content, 'content.json'), 'utf8'));
  for (const { video, captions } of trainings)
    for (const path of [video, captions])
      if (path?.startsWith(CLOSED_FILMS))
        await rm(join(content, FILMS, path.slice(CLOSED_FILMS.length)), { force: true });
}

const releases = process.argv.slice(2).map((folder) => resolve(folder));
const [inUse, next] = releases;
if (
  inUse === undefined ||
  next === undefined ||
  !releases.every((folder) => existsSync(join(folder, 'dist')))
) {
  console.error('node scripts/join-releases.mjs <folder of the release in use> <folder of the next>');
  process.exit(2);
}
await addFiles(next, inUse);
await addFiles(inUse, next);
await closeFilms(next);
console.log(`A page of either loads from both: ${inUse}, ${next}`);
