/**
 * `npm run package`: the release as one file, `dist/release/hoog-<release>-<platform>.tar.gz`, and the folder that is in it. It
 * needs nothing but Node on a machine of the same platform (docs/operations.md, Installing).
 */
import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { partNames } from './build-inputs.mjs';
import { hashOf, listFiles } from './files.mjs';
import { PACKAGED, productionPackages } from './package-contents.mjs';

const root = new URL('../', import.meta.url);
const releases = new URL('dist/release/', root);

/** @param {URL} folder */
async function installPackages(folder) {
  for (const file of ['package.json', 'package-lock.json'])
    await cp(new URL(file, root), new URL(file, folder));
  run('npm', ['ci', '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error'], folder);
  /** @type {import('./package-contents.mjs').Lock} */
  const lock = JSON.parse(await readFile(new URL('package-lock.json', folder), 'utf8'));
  const needed = productionPackages(lock);
  const idle = Object.keys(lock.packages).filter((place) => place !== '' && !needed.has(place));
  await Promise.all(idle.map((place) => rm(new URL(place, folder), { recursive: true, force: true })));
  // Commands of packages, some of them of those just removed; the server calls none.
  await rm(new URL('node_modules/.bin', folder), { recursive: true, force: true });
  await rm(new URL('package-lock.json', folder));
  const { name, version, type, engines, dependencies } = JSON.parse(
    await readFile(new URL('package.json', folder), 'utf8'),
  );
  const own = { name, version, private: true, type, engines, dependencies };
  await writeFile(new URL('package.json', folder), `${JSON.stringify(own, null, 2)}\n`);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {URL} cwd
 */
function run(command, args, cwd) {
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args[0]} did not succeed.`, { cause: error });
}

/** @param {string} name */
async function bytesOf(name) {
  const paths = await listFiles(releases, `${name}/`);
  return paths.reduce((sum, path) => sum + statSync(join(releases.pathname, path)).size, 0);
}

const megabytes = (/** @type {number} */ bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** Makes the release's folder and file; returns their paths. */
export async function makePackage() {
  await buildStale();
  const release = await hashOf(root, [
    ...partNames.map((part) => `dist/${part}.built-from`),
    ...PACKAGED.filter((place) => !place.startsWith('dist/')),
  ]);
  const name = `hoog-${release.slice(0, 12)}`;
  const folder = new URL(`${name}/`, releases);
  const file = join(releases.pathname, `${name}-${process.platform}-${process.arch}.tar.gz`);
  await rm(releases, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const place of PACKAGED) await cp(new URL(place, root), new URL(place, folder), { recursive: true });
  await installPackages(folder);
  // A release has the same bytes on every machine that packs it.
  const sameBytes = ['--sort=name', '--mtime=@0', '--owner=0', '--group=0', '--numeric-owner'];
  run('tar', [...sameBytes, '--use-compress-program=gzip -n -6', '-cf', file, name], releases);
  const [packed, open] = [statSync(file).size, await bytesOf(name)];
  console.log(`${file}: ${megabytes(packed)}, ${megabytes(open)} unpacked`);
  return { name, file, folder: folder.pathname };
}

if (process.argv[1] === new URL(import.meta.url).pathname) await makePackage();
