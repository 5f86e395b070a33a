/**
 * `npm test`: everything that can be shown to be true of the product. Its end names the tests that failed and those that
 * passed only when run again; the very last line is how many passed and failed.
 *
 *   npm test                     all of it but the nightly round and `pair`
 *   npm test -- unit api         the parts that are named: check, unit, api, e2e, pair, firefox, webkit, nightly, changed
 *   npm test -- e2e two-tabs     what else is said goes to the part's runner: here, which files
 *   npm test -- changed          what the changes that are not committed can have broken, or else the last commit
 *   npm test -- changed main     the same of all that is not on that branch
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { buildStale } from './build.mjs';
import { ensureBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs';
import { runChecks } from './check.mjs';
import { findFirefox, findWebkit, HOW_TO_GET } from './other-browsers.mjs';
import { HOW_TO_GET_POSTGRES, openPostgres } from './postgres.mjs';
import { linesOf, unsettledInPlaywright, unsettledInVitest } from './test-reports.mjs';
import {
  apiFiles,
  BRIEF_IN_BROWSER,
  BRIEF_ON_PROCESSES,
  browserFiles,
  changedFiles,
  CORE_JOURNEYS,
  IN_BROWSER,
  isRunByMembers,
  ON_BOTH_DATABASES,
  ON_PROCESSES,
} from './test-selection.mjs';

const root = new URL('../', import.meta.url);
const reports = new URL('.cache/test/', root);

/** What did not simply pass, of every part that has run: `{ kind: 'failed' | 'flaky', part, name }`. */
const unsettled = [];

const parts = {
  check: testCode,
  unit: (filters) => vitest('unit', 'unit', filters),
  api: testApi,
  e2e: testBrowser,
  pair: testPair,
  firefox: () => testOtherBrowser('firefox', findFirefox),
  webkit: () => testOtherBrowser('webkit', findWebkit),
  nightly: testNightly,
  changed: testChanged,
};
const usual = ['check', 'unit', 'api', 'e2e', 'firefox', 'webkit'];

async function testCode() {
  const counts = runChecks();
  tell(
    'check',
    counts.failures.map((name) => ({ kind: 'failed', name })),
  );
  return counts;
}

/** On PostgreSQL by two servers behind a balancer, and on PGlite; all of it on PGlite where there is no PostgreSQL. */
async function testApi(filters) {
  const onPostgres = await withPostgres('The API tests', async (environment) => {
    console.log('On PostgreSQL, two servers behind a balancer:');
    const two = await vitest('api-postgres', 'api', filters, { ...environment, API_TOPOLOGY: 'two' });
    return filters.length > 0 ? two : sum(two, await testProcesses(BRIEF_ON_PROCESSES, environment));
  });
  console.log('On PGlite:');
  const isWhole = filters.length > 0 || onPostgres.passed + onPostgres.failed === 0;
  const onPglite = await vitest('api', 'api', isWhole ? filters : apiFiles(ON_BOTH_DATABASES));
  return sum(onPostgres, onPglite);
}

/** One process with its embedded database, then briefly two on PostgreSQL. */
async function testBrowser(filters) {
  const counts = await playwright('e2e', filters);
  if (filters.length > 0) return counts;
  return sum(
    counts,
    await withPostgres('Two processes', (environment) => browsePair(BRIEF_IN_BROWSER, environment)),
  );
}

/** Two processes of the built server behind a balancer: all API tests that can be put to them, and what members do offline. */
async function testPair(filters) {
  return withPostgres('Two processes', async (environment) => {
    const named = (files) => files.filter((file) => filters.length === 0 || filters.includes(file));
    const counts = { passed: 0, failed: 0 };
    const api = named(ON_PROCESSES);
    const browser = named(IN_BROWSER);
    return [
      ...(api.length > 0 ? [await testProcesses(api, environment)] : []),
      ...(browser.length > 0 ? [await browsePair(browser, environment)] : []),
    ].reduce(sum, counts);
  });
}

async function testProcesses(files, environment) {
  console.log('Two processes of the built server:');
  await buildStale();
  return vitest('api-processes', 'api', apiFiles(files), { ...environment, API_TOPOLOGY: 'processes' });
}

function browsePair(files, environment) {
  console.log('Two processes of the built server, in the browser:');
  return playwright('e2e-pair', browserFiles(files), { ...environment, SERVICE_TOPOLOGY: 'two' });
}

/** What `run` counts with a PostgreSQL at hand; without one it is said that these did not run. */
async function withPostgres(what, run) {
  const postgres = await openPostgres();
  if (!postgres) {
    console.log(`${what} did NOT run on PostgreSQL: there is none on this machine. ${HOW_TO_GET_POSTGRES}`);
    return { passed: 0, failed: 0 };
  }
  try {
    return await run({ TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.close();
  }
}

/** The core journey in a browser of another kind, where the machine has it; it says so where it has not. */
async function testOtherBrowser(name, find) {
  if (find() === undefined) {
    console.log(`The core journey was NOT walked in ${name}. ${HOW_TO_GET[name]}`);
    return { passed: 0, failed: 0 };
  }
  await buildStale();
  return vitest(name, 'browsers', [`other-browsers/${name}.test.ts`]);
}

/**
 * The code checks, the tests that import what has changed, and the core journeys where members would meet the change. The
 * runners read the imports; what no import tells, such as migrations, sets off all of them (vitest.config.ts).
 */
async function testChanged([given]) {
  const { base, files } = changedFiles(given);
  console.log(`${files.length} changed files since ${base}`);
  const changed = [`--changed=${base}`, '--passWithNoTests'];
  const counts = [
    await testCode(),
    await vitest('unit', 'unit', changed),
    await vitest('api', 'api', changed),
    await playwright('e2e-changed', [`--only-changed=${base}`, '--pass-with-no-tests']),
  ];
  if (isRunByMembers(files)) counts.push(await playwright('e2e', browserFiles(CORE_JOURNEYS)));
  return counts.reduce(sum);
}

/** The browser killed fifty times, the server forty, two processes at length, and many more arguments thrown at it. */
async function testNightly(filters) {
  const counts = await playwright('nightly', filters);
  if (filters.length > 0) return counts;
  const environment = { HOOG_SERVER_KILLS: '40', FUZZ_RUNS: '500' };
  const server = await vitest('nightly-server', 'api', ['durability', 'fuzz'], environment);
  return [server, await testPair([])].reduce(sum, counts);
}

async function vitest(name, project, filters, environment = {}) {
  const report = new URL(`${name}.json`, reports);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report.pathname}`];
  const status = await run('vitest', ['run', '--project', project, ...reporters, ...filters], environment);
  const result = await readReport(report);
  tell(name, result ? unsettledInVitest(result) : [], status);
  return countsOf(result?.numPassedTests, result?.numTotalTests - result?.numPassedTests, status);
}

async function playwright(name, filters, environment = {}) {
  const browser = ensureBrowser();
  if (!browser) {
    console.log(HOW_TO_GET_A_BROWSER);
    tell(name, [{ kind: 'failed', name: 'there is no browser to run the tests in' }]);
    return { passed: 0, failed: 1 };
  }
  await buildStale();
  const report = new URL(`${name}.json`, reports);
  const project = name === 'nightly' ? '--project=nightly' : '--project=chromium';
  const status = await run('playwright', ['test', '--reporter=line,json', project, ...filters], {
    ...environment,
    HOOG_BROWSER: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report.pathname,
  });
  const result = await readReport(report);
  tell(name, result ? unsettledInPlaywright(result) : [], status);
  const { expected, unexpected, flaky, skipped } = result?.stats ?? {};
  if (flaky > 0) console.log(`${flaky} passed only when run again; their traces are in test-results.`);
  return countsOf(expected + flaky, unexpected + skipped, status);
}

/** Keeps it for the end; a runner that failed without naming a test is named itself. */
function tell(part, found, status = 0) {
  const isNamed = found.some(({ kind }) => kind === 'failed');
  const runner = { kind: 'failed', name: `the runner ended with ${status} and named no failed test` };
  const all = status === 0 || isNamed ? found : [...found, runner];
  unsettled.push(...all.map((one) => ({ ...one, part })));
}

/** The runner's own counts; a runner that failed without a failed test (a file that does not load) counts as one. */
function countsOf(passed, failed, status) {
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) return { passed: 0, failed: 1 };
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

async function run(tool, args, environment) {
  const child = spawn('npx', ['--no-install', tool, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // The browser is a member's, in Tallinn; its tests and servers must agree with it on what day it is.
    env: { ...process.env, ...(tool === 'playwright' && { TZ: 'Europe/Tallinn' }), ...environment },
  });
  const [status] = await once(child, 'exit');
  return status;
}

async function readReport(report) {
  return existsSync(report) ? JSON.parse(await readFile(report, 'utf8')) : undefined;
}

function sum(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

const named = process.argv.slice(2);
const chosen = named.filter((word) => Object.hasOwn(parts, word));
const filters = named.filter((word) => !Object.hasOwn(parts, word));
let total = { passed: 0, failed: 0 };
const lines = [];
await rm(reports, { recursive: true, force: true });
await mkdir(reports, { recursive: true });
for (const part of chosen.length > 0 ? chosen : usual) {
  const startedAt = performance.now();
  console.log(`\n── ${part}`);
  const counts = await parts[part](filters).catch((error) => {
    console.error(error);
    tell(part, [{ kind: 'failed', name: String(error).split('\n', 1)[0] }]);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  lines.push(`${part}: ${counts.passed} passed, ${counts.failed} failed in ${seconds} s`);
  total = sum(total, counts);
}
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (unsettled.length > 0) console.log(`\n${linesOf(unsettled).join('\n')}`);
console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
