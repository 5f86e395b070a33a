/** Runs Vitest and Playwright, counts, and keeps what failed and why. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { ensureBrowser, HOW_TO_GET_A_BROWSER } from './browser.mjs';
import { buildStale } from './build.mjs';
import { failedInPlaywright, failedInVitest } from './test-reports.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {Record<string, string>} Environment */
/** @typedef {import('./test-reports.mjs').Failure} Failure */

/** Browsers and simulated phones are members', in Tallinn; tests and servers must agree with them on what day it is. */
const TALLINN = { TZ: 'Europe/Tallinn' };
const TALLINN_PROJECTS = new Set(['simulation', 'guards']);

const root = new URL('../', import.meta.url);
export const reports = new URL('.cache/test/', root);

/**
 * Failures of every part that has run.
 * @type {(Failure & { part: string })[]}
 */
export const failures = [];

/**
 * @param {string} name
 * @param {string} project
 * @param {string[]} filters
 * @param {Environment} environment
 */
export async function vitest(name, project, filters, environment = {}) {
  const report = new URL(`${name}.json`, reports);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report.pathname}`];
  const zone = TALLINN_PROJECTS.has(project) ? TALLINN : {};
  const status = await run('vitest', ['run', '--project', project, ...reporters, ...filters], {
    ...zone,
    ...environment,
  });
  const result = await readReport(report);
  tell(name, result ? failedInVitest(result) : [], status);
  return countsOf(result?.numPassedTests, result?.numTotalTests - result?.numPassedTests, status);
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
  const report = new URL(`${name}.json`, reports);
  const project = name === 'nightly' ? '--project=nightly' : '--project=chromium';
  const status = await run('playwright', ['test', '--reporter=line,json', project, ...filters], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report.pathname,
  });
  const result = await readReport(report);
  tell(name, result ? failedInPlaywright(result) : [], status);
  const { expected, unexpected, skipped } = result?.stats ?? {};
  return countsOf(expected, unexpected + skipped, status);
}

/**
 * Keeps it for the end; a runner that failed without naming a test is named itself.
 * @param {string} part
 * @param {Failure[]} found
 * @param {number | null} status
 */
export function tell(part, found, status = 0) {
  const isNamed = status === 0 || found.length > 0;
  const all = isNamed
    ? found
    : [{ name: `the runner ended with ${status} and named no failed test`, reason: '' }];
  failures.push(...all.map((failure) => ({ part, ...failure })));
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
