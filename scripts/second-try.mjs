/**
 * A test that failed runs once more, by itself, when everything else has ended. One that passes then is flaky: it is named, written
 * into tests/flaky.md and mended next, and keeps no change out. `npm test -- strict` has no second try.
 */
import { openPostgres } from './postgres.mjs';
import { resultsOfPlaywright, resultsOfVitest } from './test-reports.mjs';
import { failures } from './test-runners.mjs';

/** @typedef {import('./test-runners.mjs').Rerun} Rerun */
/** @typedef {import('./test-runners.mjs').TestFailure} TestFailure */

/** So many are not flaky but broken, and would be long in running again. */
const TRIED_MAX = 10;

/**
 * Runs what failed again, takes out of `failures` those that passed, and returns these. The others have both reasons then.
 * @returns {Promise<TestFailure[]>}
 */
export async function tryAgain() {
  const again = failures.filter(({ again: filter, rerun }) => filter !== undefined && rerun !== undefined);
  if (again.length === 0) return [];
  if (again.length > TRIED_MAX) {
    console.log(`\n${again.length} tests failed, too many for a second try.`);
    return [];
  }
  console.log('\n── second try');
  /** @type {TestFailure[]} */
  const flaky = [];
  for (const rerun of new Set(again.map((failure) => failure.rerun))) {
    if (!rerun) continue;
    const failed = again.filter((failure) => failure.rerun === rerun);
    const results = await resultsOf(rerun, failed);
    for (const failure of failed) {
      if (results?.passed.has(failure.name)) flaky.push(failure);
      else failure.secondReason = results?.failed.find(({ name }) => name === failure.name)?.reason ?? '';
    }
  }
  for (const failure of flaky) failures.splice(failures.indexOf(failure), 1);
  return flaky;
}

/**
 * @param {Rerun} rerun
 * @param {TestFailure[]} failed
 */
async function resultsOf({ run, environment }, failed) {
  // The database of the first run is closed by now.
  const postgres = 'TEST_DATABASE_URL' in environment ? await openPostgres() : undefined;
  try {
    const filters = [...new Set(failed.map(({ again = '' }) => again))];
    const { report } = await run(filters, {
      ...environment,
      ...(postgres && { TEST_DATABASE_URL: postgres.url }),
    });
    if (!report) return undefined;
    return 'suites' in report ? resultsOfPlaywright(report) : resultsOfVitest(report);
  } finally {
    await postgres?.close();
  }
}
