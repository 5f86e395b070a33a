/** Lists at the end of a log what the runners' JSON reports say about failed tests, and why. No test is tried again. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ name: string, reason: string }} Failure The reason is the first error, empty if the runner gave none. */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {{ errors: { message?: string }[] }[]} results
 */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, tests: PlaywrightTest[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Reads a report of Vitest. A file whose tests never ran is named itself.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Failure[]}
 */
export function failedInVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const named = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        name: [file, ...ancestorTitles.filter((text) => text !== ''), title].join(' › '),
        reason: failureMessages?.[0] ?? '',
      }));
    const isWhole = status === 'failed' && named.length === 0;
    return isWhole ? [{ name: file, reason: message }] : named;
  });
}

/**
 * Reads a report of Playwright: failed and skipped tests, and failures outside of any test.
 * @param {{ errors: { message?: string }[], suites: PlaywrightSuite[] }} report
 * @returns {Failure[]}
 */
export function failedInPlaywright(report) {
  const outside = report.errors.map(({ message = '' }) => ({ name: 'outside of any test', reason: message }));
  return [...outside, ...report.suites.flatMap((suite) => failedInSuite(suite, []))];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {Failure[]}
 */
function failedInSuite(suite, above) {
  const path = [...above, suite.title];
  const here = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title, tests }) => ({ name: [...path, title].join(' › '), reason: reasonOf(tests) }));
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failedInSuite(inner, path))];
}

/**
 * What the test noted (the seed of its random values), then its first error.
 * @param {PlaywrightTest[]} tests
 */
function reasonOf(tests) {
  const notes = tests.flatMap(({ annotations }) =>
    annotations.map(({ type, description = '' }) => `${type} ${description}`),
  );
  const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
  return [...notes, error?.message ?? ''].join('\n');
}

const NAMED_MAX = 40;
const EXPLAINED_MAX = 8;
const REASON_LINES_MAX = 8;

/**
 * Returns at most forty failed tests, a line each, the first eight with the beginning of their reason.
 * @param {(Failure & { part: string })[]} failed
 */
export function linesOf(failed) {
  const lines = failed
    .slice(0, NAMED_MAX)
    .flatMap(({ part, name, reason }, index) => [
      `✗ failed: ${part}: ${name}`,
      ...(index < EXPLAINED_MAX ? beginningOf(reason) : []),
    ]);
  return failed.length > NAMED_MAX ? [...lines, `and ${failed.length - NAMED_MAX} more`] : lines;
}

/** @param {string} reason */
function beginningOf(reason) {
  return stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES_MAX)
    .map((line) => `    ${line}`);
}
