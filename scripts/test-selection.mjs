/** Chooses the test files of parts of `npm test` that do not run all of them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const root = new URL('../', import.meta.url);

/** The end of the title of a browser test that only `npm test -- all` runs. */
export const BREADTH = '@breadth';
/**
 * API files that only `npm test -- all` runs: processes killed in each of their jobs, two releases beside each other, and
 * what stands around the server. docs/testing.md says what holds their rules in every run.
 */
export const BREADTH_ON_SERVER = [
  'backup',
  'killed-job',
  'killed-reminder',
  'loaded-stand-ins',
  'other-pool',
  'pooler',
  'rolling-release',
  'unreplicated',
];
/** The settings by which `npm test -- all` does more than a usual run (docs/testing.md). Of schedules it has others each day. */
export const SETTINGS_OF_ALL = {
  HOOG_LOOKS: 'every',
  HOOG_PHONE_KILLS: '50',
  HOOG_LOCKED_MS: '600000',
  HOOG_SERVER_KILLS: '40',
  HOOG_DRAWS: 'all',
  FUZZ_RUNS: '500',
  HOOG_HISTORIES: '200',
  SIMULATION_SCHEDULES: '100000',
  SIMULATION_FIRST: String(Math.floor(Date.now() / 86_400_000) * 100_000),
};
/** Tests whose files run against two processes of the built server too (docs/decisions/018 says which cannot, and why). */
export const ON_PROCESSES = [
  'any-process',
  'timeline',
  'measurements',
  'completions',
  'recipes',
  'trainings',
  'calendar-feed',
  'webhooks',
];
export const IN_BROWSER = [
  'unsure-network',
  'signed-in',
  'refused-entry',
  'background-worker',
  'first-journey',
  'no-network',
];

/** Run in a browser whenever the members' part has changed, because no import shows which of it a test uses. */
export const CORE_JOURNEYS = ['first-journey', 'no-network', 'reading', 'signed-in', 'refused-entry'];
const RUN_BY_MEMBERS =
  /^(?:contract|src|sw|server|stand-ins|press|build|content|public)\/|^(?:index\.html|vite\..*)$/;

/**
 * Returns whether members would notice a change of these files.
 * @param {string[]} files
 */
export function isRunByMembers(files) {
  return files.some((file) => RUN_BY_MEMBERS.test(file));
}

/** The files that a schedule of the simulation runs; its own imports reach the rest of the page only through these. */
const IN_SIMULATION = /^(?:src\/(?:offline|session)|sw|tests\/simulation)\//;
/** The folder of a noun. */
const OF_FEATURE = /^src\/(?:features\/[^/]+|platform)\/[^/]+\//;
const BUILT_SERVER = /from '[^']*\/server-process\.ts'/;

/**
 * Returns what changed files can have broken that no runner learns from imports: the simulation, specs of a feature, which know
 * the built page alone, and API tests of the built server.
 * @param {string[]} files
 */
export function brokenUnseen(files) {
  const features = new Set(files.flatMap((file) => OF_FEATURE.exec(file)?.[0] ?? []));
  const isOfFeature = (/** @type {string} */ spec) =>
    [...features].some((folder) => spec.includes(basename(folder)) || textOf(spec).includes(`/${folder}`));
  const isServerChanged = files.some((file) => file.startsWith('server/'));
  return {
    simulation: files.some((file) => IN_SIMULATION.test(file)),
    e2e: features.size > 0 ? testFiles(/^e2e\//).filter(isOfFeature) : [],
    api: isServerChanged ? testFiles(/^api\//).filter((file) => BUILT_SERVER.test(textOf(file))) : [],
  };
}

/** @param {string} path */
const textOf = (path) => readFileSync(new URL(path, root), 'utf8');

export const apiFiles = (/** @type {string[]} */ names) =>
  existing(names.map((name) => `tests/api/${name}.api.test.ts`));
/** The API files of a usual run. */
export const usualApiFiles = () => {
  const others = new Set(apiFiles(BREADTH_ON_SERVER));
  return testFiles(/^api\//).filter((file) => !others.has(file));
};
export const browserFiles = (/** @type {string[]} */ names) =>
  existing(names.map((name) => `tests/e2e/${name}.spec.ts`));

/** The files from which words can choose some; of a part that is not here they choose nothing. */
/** @type {Record<string, () => string[]>} */
const filesOf = {
  unit: () => testFiles(/^(?:unit|contract)\//),
  simulation: () => testFiles(/^simulation\/[^/]+$/),
  guards: () => testFiles(/^simulation\/guards\//),
  api: () => testFiles(/^api\//),
  e2e: () => testFiles(/^e2e\//),
  pair: () => [...apiFiles(ON_PROCESSES), ...browserFiles(IN_BROWSER)],
  services: () => readdirSync(new URL('scripts/services/', root)),
};

/** @param {RegExp} place */
function testFiles(place) {
  return readdirSync(new URL('tests/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => place.test(file) && /\.(?:test|spec)\.tsx?$/.test(file))
    .map((file) => `tests/${file}`);
}

/**
 * True if a file of this part has the word in its path, as the runners compare them: the number of a line is not a part of it.
 * @param {string} part
 * @param {string} word
 */
export function isFoundIn(part, word) {
  return filesOf[part]?.().some((file) => file.includes(word.replace(/:\d+$/, ''))) ?? false;
}

/**
 * True if it is left out because the words choose none of its files. A part without files is, unless it is asked for by name.
 * @param {string} part
 * @param {string[]} words
 * @param {boolean} isNamed
 */
export function isLeftOut(part, words, isNamed) {
  if (words.length === 0 || (isNamed && filesOf[part] === undefined)) return false;
  return !words.some((word) => isFoundIn(part, word));
}

/**
 * Throws for a file that is not there, which the runner would pass over in silence.
 * @param {string[]} files
 */
function existing(files) {
  const missing = files.filter((file) => !existsSync(new URL(file, root)));
  if (missing.length > 0)
    throw new Error(`scripts/test-selection.mjs names files that are not there: ${missing.join(', ')}`);
  return files;
}

/**
 * Compares uncommitted changes with the last commit, or, if there are none, the last commit with the one before.
 * @param {string | undefined} given
 */
export function changedFiles(given) {
  const base = given ?? (gitLines('status', '--porcelain').length > 0 ? 'HEAD' : 'HEAD~1');
  const untracked = gitLines('ls-files', '--others', '--exclude-standard');
  return { base, files: [...gitLines('diff', '--name-only', base), ...untracked] };
}

/** @param {string[]} args */
function gitLines(...args) {
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')} failed: is this a checkout with that commit?`);
  return stdout.split('\n').filter((line) => line !== '');
}
