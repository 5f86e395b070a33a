/**
 * The sources of each part of the build: the one list that decides if a part is stale. A build that reads a file outside of its
 * part's list fails (`findUnlisted`): a later change of that file would have served the old product.
 */

/** The packages are what the lock file says. The build's own scripts go into every part. */
const shared = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/budgets.mjs',
  'scripts/build.mjs',
  'scripts/build-content.mjs',
  'scripts/build-inputs.mjs',
  'scripts/build-reads.mjs',
  'scripts/class-names.mjs',
  'scripts/compress.mjs',
  'scripts/files.mjs',
  'scripts/prerender.mjs',
  'scripts/source-loader.mjs',
];

const STAMP = /^dist\/(.+)\.built-from$/;

/** A place that ends with a slash is a folder. `dist/<part>.built-from` stands for everything on that part's list. */
const inputs = {
  content: [...shared, 'content/', 'press/', 'contract/', 'src/language/'],
  page: [
    ...shared,
    'index.html',
    'vite.config.ts',
    'build/chunks.ts',
    'build/module-groups.ts',
    'build/direct-imports.ts',
    'build/page-plugins.ts',
    'build/start-modules.ts',
    'build/target.ts',
    'contract/',
    'src/',
    'sw/',
    'public/',
  ],
  'public-pages': [
    ...shared,
    'dist/content.built-from',
    'dist/page.built-from',
    'scripts/render-pages.mjs',
    'server/',
  ],
  server: [...shared, 'build/server.config.ts', 'contract/', 'src/language/et.json', 'server/', 'stand-ins/'],
};

/** @typedef {keyof typeof inputs} PartName */

export const partNames = /** @type {PartName[]} */ (Object.keys(inputs));

/**
 * The places whose change makes the part stale.
 * @param {PartName} part
 */
export function inputsOf(part) {
  return inputs[part];
}

/**
 * Returns the places with the list of another part in the place of its stamp.
 * @param {PartName} part
 * @returns {string[]}
 */
export function allInputsOf(part) {
  return inputs[part].flatMap((place) => {
    const name = STAMP.exec(place)?.[1];
    return name === undefined ? [place] : allInputsOf(/** @type {PartName} */ (name));
  });
}

/**
 * The files, of those that the build of the part has read, that are on no list.
 * @param {PartName} part
 * @param {readonly string[]} read
 */
export function findUnlisted(part, read) {
  const places = allInputsOf(part);
  return read.filter((file) => !places.some((place) => isIn(place, file)));
}

/**
 * @param {string} place
 * @param {string} file
 */
export function isIn(place, file) {
  return place.endsWith('/') ? file.startsWith(place) : file === place;
}
