/** Runs Vitest and Playwright, counts, and keeps what failed and why. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ensureBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs';
import { buildStale } from './build.mjs';
import { resultsOfPlaywright, resultsOfVitest } from './test-reports.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {Record<string, string>} Environment */
/** @typedef {import('./test-reports.mjs').Failure} Failure */

/** Browsers and simulated phones are members', in Tallinn; tests and servers must agree with them on what day it is. */
const TALLINN = { TZ: 'Europe/Tallinn' };
const TALLINN_PROJECTS = new Set(['simulation', 'guards']);
/** Their random schedules are other ones in a second try, and services that others wrote are not ours to excuse. */
const ANOTHER_EACH_TIME = new Set(['simulation', 'guards', 'services']);

const root = new URL('../', import.meta.url);
export const reports = new URL('.cache/test/', root);

/**
 * A run of a runner that can be repeated with other filters, and in another database.
 * @typedef {object} Rerun
 * @property {(filters: string[], environment: Environment) => Promise<Run>} run
 * @property {Environment} environment
 */
/** @typedef {{ report: any, status: number | null }} Run The runner's report, if it wrote one, and its exit code. */
/** @typedef {Failure & { part: string, rerun?: Rerun, secondReason?: string }} TestFailure */

/**
 * Failures of every part that has run.
 * @type {TestFailure[]}
 */
export const failures = [];

/**
 * @param {string} name
 * @param {string} project
 * @param {string[]} filters
 * @param {Environment} environment
 */
export async function vitest(name, project, filters, environment = {}) {
  const { report, status } = await runVitest(name, project, filters, environment);
  const rerun = ANOTHER_EACH_TIME.has(project)
    ? undefined
    : {
        run: (/** @type {string[]} */ files, /** @type {Environment} */ elsewhere) =>
          runVitest(`${name}-again`, project, files, elsewhere),
        environment,
      };
  tell(name, report ? resultsOfVitest(report).failed : [], status, rerun);
  return countsOf(report?.numPassedTests, report?.numTotalTests - report?.numPassedTests, status);
}

/**
 * @param {string} name
 * @param {string} project
 * @param {string[]} filters
 * @param {Environment} environment
 * @returns {Promise<Run>}
 */
export async function runVitest(name, project, filters, environment) {
  const file = new URL(`${name}.json`, reports);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file.pathname}`];
  const zone = TALLINN_PROJECTS.has(project) ? TALLINN : {};
  const status = await run('vitest', ['run', '--project', project, ...reporters, ...filters], {
    ...zone,
    ...environment,
  });
  return { report: await readReport(file), status };
}

/**
 * @param {string} name
 * @param {string[]} filters
 * @param {Environment} environment
 */
export async function playwright(name, filters, environment = {}) {
  if (!ensureBrowser()) {
    console.log(HOW_TO_GET_A_BROWSER);
    tell(name, [{ name: 'there is no browser to run the tests in', reason: '' }]);
    return { passed: 0, failed: 1 };
  }
  await buildStale();
  const { report, status } = await runPlaywright(name, filters, environment);
  const rerun = {
    run: (/** @type {string[]} */ places, /** @type {Environment} */ elsewhere) =>
      runPlaywright(`${name}-again`, ['--workers=1', ...places], elsewhere),
    environment,
  };
  tell(name, report ? resultsOfPlaywright(report).failed : [], status, rerun);
  const { expected, unexpected, skipped } = report?.stats ?? {};
  return countsOf(expected, unexpected + skipped, status);
}

/**
 * @param {string} name
 * @param {string[]} filters
 * @param {Environment} environment
 * @returns {Promise<Run>}
 */
export async function runPlaywright(name, filters, environment) {
  const file = new URL(`${name}.json`, reports);
  const status = await run('playwright', ['test', '--reporter=line,json', ...filters], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file.pathname,
  });
  return { report: await readReport(file), status };
}

/**
 * Keeps it for the end; a runner that failed without naming a test is named itself.
 * @param {string} part
 * @param {Failure[]} found
 * @param {number | null} status
 * @param {Rerun} [rerun]
 */
export function tell(part, found, status = 0, rerun) {
  const isNamed = status === 0 || found.length > 0;
  const all = isNamed
    ? found
    : [{ name: `the runner ended with ${status} and named no failed test`, reason: '' }];
  failures.push(...all.map((failure) => ({ part, ...failure, ...(rerun && { rerun }) })));
}

/**
 * The runner's own counts; a runner that failed without a failed test (a file that does not load) counts as one.
 * @param {number} passed
 * @param {number} failed
 * @param {number | null} status
 * @returns {Counts}
 */
function countsOf(passed, failed, status) {
  if (!Number.isInteger(passed) || !Number.isInteger(failed)) return { passed: 0, failed: 1 };
  return { passed, failed: status === 0 ? failed : Math.max(1, failed) };
}

/**
 * @param {string} tool
 * @param {string[]} args
 * @param {Environment} environment
 */
async function run(tool, args, environment) {
  const child = spawn('npx', ['--no-install', tool, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(tool === 'playwright' && TALLINN), ...environment },
  });
  const [status] = await once(child, 'exit');
  return status;
}

/** @param {URL} report */
async function readReport(report) {
  return existsSync(report) ? JSON.parse(await readFile(report, 'utf8')) : undefined;
}

/**
 * @param {Counts} a
 * @param {Counts} b
 * @returns {Counts}
 */
export function sum(a, b) {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}
