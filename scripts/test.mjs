/**
 * `npm test`: everything that can be shown to be true of the product. Its end names the tests that failed, and why; the very
 * last line is how many passed and failed.
 *
 *   npm test                     each promise and each journey once: check, unit, simulation, api and e2e
 *   npm test -- all              every part, all of each, and a drawn day (drawn-day.mjs); before names of parts too
 *   npm test -- unit api         the parts that are named: check, unit, simulation, guards, api, e2e, pair, firefox, webkit,
 *                                services, changed
 *   npm test -- e2e two-tabs     of a part, the files with such a word in their path, and options of its runner
 *   npm test -- moments          such files of any part; the others are left out
 *   npm test -- changed          what the changes that are not committed can have broken, or else the last commit
 *   npm test -- changed main     the same of all that is not on that branch
 *   npm test -- --on=2027-03-28  with all clocks on that day (test-day.mjs); before names of parts too
 *   npm test -- repeat diary 20  such files of `unit`, `api` and `e2e` twenty times on a busy machine (repeated-tests.mjs)
 *   npm test -- strict           with no second try for what failed (second-try.mjs); before names of parts too
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { testOnDrawnDay } from './drawn-day.mjs';
import { findFirefox, findWebkit, HOW_TO_GET } from './other-browsers.mjs';
import { withPostgres } from './postgres.mjs';
import { repeatTests } from './repeated-tests.mjs';
import { testServices } from './services.mjs';
import { tryAgain } from './second-try.mjs';
import { environmentOn, takeDay } from './test-day.mjs';
import { linesOf } from './test-reports.mjs';
import { failures, playwright, reports, sum, tell, vitest } from './test-runners.mjs';
import {
  apiFiles,
  BREADTH,
  brokenUnseen,
  browserFiles,
  changedFiles,
  CORE_JOURNEYS,
  IN_BROWSER,
  isFoundIn,
  isLeftOut,
  isRunByMembers,
  ON_PROCESSES,
  SETTINGS_OF_ALL,
  usualApiFiles,
} from './test-selection.mjs';

/** @typedef {import('./test-runners.mjs').Counts} Counts */
/** @typedef {import('./test-runners.mjs').Environment} Environment */

/** @type {Record<string, (filters: string[]) => Promise<Counts>>} */
const parts = {
  check: testCode,
  unit: (filters) => vitest('unit', 'unit*', filters),
  simulation: (filters) => vitest('simulation', 'simulation', filters),
  guards: testGuards,
  api: testApi,
  e2e: testBrowser,
  pair: testPair,
  firefox: () => testOtherBrowser('firefox', findFirefox),
  webkit: () => testOtherBrowser('webkit', findWebkit),
  services: (filters) => testServices(filters, { isGetting: !isAll }),
  changed: testChanged,
  repeat: (filters) => repeatTests(filters, lines),
};
/** Their words are not parts of the paths of files that are looked for in each part. */
const OWN_WORDS = ['changed', 'repeat'];
const USUAL = ['check', 'unit', 'simulation', 'api', 'e2e'];
const ALL = Object.keys(parts).filter((part) => !OWN_WORDS.includes(part));
/**
 * The parts that compute, in turn, and beside them those that wait for servers and browsers; then the others, one after the
 * other.
 */
const BESIDE_EACH_OTHER = [
  ['check', 'unit', 'simulation', 'guards'],
  ['api', 'firefox', 'webkit'],
];

/**
 * Without one of its guards the product may reject a promise that nobody handles.
 * @param {string[]} filters
 */
function testGuards(filters) {
  return vitest('guards', 'guards', ['--dangerouslyIgnoreUnhandledErrors', ...filters]);
}

/**
 * The build of what they open, which they wait for together.
 * @type {Promise<void> | undefined}
 */
let building;

async function testCode() {
  const counts = await runChecks();
  tell('check', counts.failures);
  return counts;
}

/**
 * Runs on PostgreSQL with two servers behind a balancer and, beside it, on PGlite too if all is asked for; on PGlite alone if
 * there is no PostgreSQL.
 * @param {string[]} filters
 */
async function testApi(filters) {
  // Each runner would build the server that its tests start, at the same time.
  building ??= buildStale();
  await building;
  const files = isWhole() ? filters : [...usualApiFiles(), ...filters];
  const onPostgres = await withPostgres('The API tests', async (environment) => {
    console.log(`On PostgreSQL, two servers behind a balancer${isAll ? ', and on PGlite' : ''}:`);
    const runs = [vitest('api-postgres', 'api', files, { ...environment, API_TOPOLOGY: 'two' })];
    if (isAll) runs.push(vitest('api', 'api', files));
    return (await Promise.all(runs)).reduce(sum);
  });
  if (onPostgres.passed + onPostgres.failed > 0) return onPostgres;
  console.log('On PGlite:');
  return vitest('api', 'api', files);
}

/**
 * Runs one process with its embedded database.
 * @param {string[]} filters
 */
function testBrowser(filters) {
  return playwright('e2e', isWhole() ? filters : [`--grep-invert=${BREADTH}`, ...filters]);
}

/** Returns whether files are run whole: all is asked for, or they are named. */
function isWhole() {
  return isAll || words.length > 0;
}

/**
 * Two processes of the built server behind a balancer: all API tests that can be put to them, and what members do offline.
 * @param {string[]} filters
 */
async function testPair(filters) {
  return withPostgres('Two processes', async (environment) => {
    const named = (/** @type {string[]} */ files) =>
      files.filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)));
    const counts = { passed: 0, failed: 0 };
    const api = named(ON_PROCESSES);
    const browser = named(IN_BROWSER);
    return [
      ...(api.length > 0 ? [await testProcesses(api, environment)] : []),
      ...(browser.length > 0 ? [await browsePair(browser, environment)] : []),
    ].reduce(sum, counts);
  });
}

/**
 * @param {string[]} files
 * @param {Environment} environment
 */
async function testProcesses(files, environment) {
  console.log('Two processes of the built server:');
  await buildStale();
  return vitest('api-processes', 'api', apiFiles(files), { ...environment, API_TOPOLOGY: 'processes' });
}

/**
 * @param {string[]} files
 * @param {Environment} environment
 */
function browsePair(files, environment) {
  console.log('Two processes of the built server, in the browser:');
  return playwright('e2e-pair', browserFiles(files), { ...environment, SERVICE_TOPOLOGY: 'two' });
}

/**
 * Walks the core journey in a browser of another kind, if the machine has it, and says so if it has not.
 * @param {'firefox' | 'webkit'} name
 * @param {() => unknown} find
 */
async function testOtherBrowser(name, find) {
  if (find() === undefined) {
    console.log(`The core journey was NOT walked in ${name}. ${HOW_TO_GET[name]}`);
    return { passed: 0, failed: 0 };
  }
  building ??= buildStale();
  await building;
  return vitest(name, 'browsers', [`other-browsers/${name}.test.ts`]);
}

/**
 * The code checks, the contracts, the tests that import what has changed, those of the built product that `brokenUnseen` names,
 * and the core journeys if members would meet the change. The runners read the imports; what no import tells, such as
 * migrations, sets off all of them (vitest.config.ts).
 * @param {string[]} bases
 */
async function testChanged([given]) {
  const { base, files } = changedFiles(given);
  console.log(`${files.length} changed files since ${base}`);
  const changed = [`--changed=${base}`, '--passWithNoTests'];
  const unseen = brokenUnseen(files);
  const counts = [
    await testCode(),
    await vitest('contract', 'unit*', ['tests/contract/']),
    await vitest('unit', 'unit*', changed),
    await vitest('api', 'api', changed),
    await playwright('e2e-changed', [`--only-changed=${base}`, '--pass-with-no-tests']),
  ];
  if (unseen.simulation) counts.push(await vitest('simulation', 'simulation', []));
  if (unseen.api.length > 0) counts.push(await vitest('api-built', 'api', unseen.api));
  const journeys = isRunByMembers(files) ? browserFiles(CORE_JOURNEYS) : [];
  const specs = [...new Set([...journeys, ...unseen.e2e])];
  if (specs.length > 0) counts.push(await playwright('e2e', specs));
  return counts.reduce(sum);
}

/**
 * Runs a part and adds what it counted to the end of the log.
 * @param {string} part
 */
async function runPart(part) {
  if (isLeftOut(part, words, chosen.includes(part))) {
    lines.push(`${part}: left out, because none of its files matches`);
    return;
  }
  const startedAt = performance.now();
  console.log(`\n── ${part}`);
  const counts = await parts[part]?.(filters).catch((/** @type {unknown} */ error) => {
    console.error(error);
    tell(part, [{ name: 'the part itself', reason: String(error) }]);
    return { passed: 0, failed: 1 };
  });
  if (counts === undefined) return;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  lines.push(`${part}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  total = sum(total, counts);
}

/** More tests that fail by chance would hide one that fails for a reason. */
const FLAKY_MAX = 3;

const isStrict = process.argv.includes('strict');
const isAll = process.argv.includes('all');
const ownEnvironment = { ...process.env };
for (const [name, value] of Object.entries(isAll ? SETTINGS_OF_ALL : {})) process.env[name] ??= value;
const { minute, rest } = takeDay(process.argv.slice(2));
const named = rest.filter((word) => word !== 'strict' && word !== 'all');
const chosen = named.filter((word) => Object.hasOwn(parts, word));
const filters = named.filter((word) => !Object.hasOwn(parts, word));
const options = filters.findIndex((filter) => filter.startsWith('-'));
const isOwn = OWN_WORDS.some((part) => chosen.includes(part));
const words = isOwn ? [] : filters.slice(0, options < 0 ? undefined : options);
const asked = chosen.length > 0 ? chosen : isAll ? ALL : USUAL;
const nowhere = words.filter((word) => !asked.some((part) => isFoundIn(part, word)));
let total = { passed: 0, failed: nowhere.length };
/** @type {string[]} */
const lines = [];
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
tell(
  'npm test',
  nowhere.map((word) => ({
    name: `no test file of ${asked.join(', ')} has “${word}” in its path`,
    reason: '',
  })),
);
const lanes = BESIDE_EACH_OTHER.map((lane) => lane.filter((part) => asked.includes(part)));
const steps = [lanes, ...asked.filter((part) => !lanes.flat().includes(part)).map((part) => [[part]])];
const runInTurn = async (/** @type {string[]} */ lane) => {
  for (const part of lane) await runPart(part);
};
if (minute) {
  // A build is the same on any day, and its time is this machine's.
  await buildStale();
  Object.assign(process.env, environmentOn(minute));
  lines.push(`on ${minute} in Tallinn`);
  console.log(`On ${minute} in Tallinn:`);
}
// The runners share the data that their servers start from.
const ownFolder = await mkdtemp(join(tmpdir(), 'hoog-test-run-'));
process.env['HOOG_TEST_RUN'] = ownFolder;
for (const step of nowhere.length > 0 ? [] : steps) await Promise.all(step.map(runInTurn));
const flaky = isStrict ? [] : await tryAgain();
total = sum(total, { passed: flaky.length, failed: -flaky.length });
if (flaky.length > 0) lines.push(`second try: ${flaky.length} passed`);
if (flaky.length > FLAKY_MAX) {
  tell('npm test', [{ name: `${flaky.length} tests are flaky, more than ${FLAKY_MAX}`, reason: '' }]);
  total.failed += 1;
}
await rm(ownFolder, { recursive: true, force: true });
if (isAll && named.length === 0 && !minute) lines.push(await testOnDrawnDay(ownEnvironment));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (failures.length > 0) console.log(`\n${linesOf(failures, '✗ failed').join('\n')}`);
if (flaky.length > 0) console.log(`\n${linesOf(flaky, 'flaky').join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
