/** The contents of a release: files of the build and of the repository, and the packages that the server loads. */

/** Folders (with a slash at the end) and files, kept at their places in the repository. */
export const PACKAGED = [
  'dist/content/',
  'dist/page/',
  'dist/server/',
  'server/database/migrations/',
  'stand-ins/migrations/',
  'scripts/backup.mjs',
  'scripts/copy-whole.mjs',
  'scripts/join-releases.mjs',
  'scripts/restore.mjs',
  'scripts/stopped-data.mjs',
  'scripts/tool-connection.mjs',
  'deploy/',
  'docs/alerts.md',
  'docs/operations.md',
  'NOTICE',
];

/**
 * @typedef {object} LockedPackage
 * @property {boolean} [dev] Whether only development needs it.
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} Lock */

/**
 * The folders of the packages that production needs, those of every platform included. npm alone would also install what production
 * merely may have and only development does have, such as a compiler of 30 MB.
 * @param {Lock} lock
 * @returns {Set<string>}
 */
export function productionPackages(lock) {
  /** @type {Set<string>} */
  const found = new Set();
  const waiting = [''];
  for (let from = waiting.pop(); from !== undefined; from = waiting.pop()) {
    for (const name of neededBy(lock.packages[from] ?? {})) {
      const folder = resolve(lock, from, name);
      if (folder === undefined || found.has(folder)) continue;
      found.add(folder);
      waiting.push(folder);
    }
  }
  return found;
}

/** @param {LockedPackage} locked */
function neededBy({ dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
}

/**
 * Finds a package as Node does: beside the one that asks, or beside one of those that contain it.
 * @param {Lock} lock
 * @param {string} from
 * @param {string} name
 */
function resolve({ packages }, from, name) {
  for (let place = from; ; place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')))) {
    const folder = place === '' ? `node_modules/${name}` : `${place}/node_modules/${name}`;
    if (packages[folder] !== undefined) return folder;
    if (place === '') return undefined;
  }
}
