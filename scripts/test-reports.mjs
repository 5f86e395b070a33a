/** Lists at the end of a log what the runners' JSON reports say about failed tests. No test is tried again. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ ancestorTitles: string[], title: string, status: string }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, tests: { status: string }[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Reads a report of Vitest. A file whose tests never ran is named itself.
 * @param {{ testResults: VitestFile[] }} report
 */
export function failedInVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const named = assertionResults
      .filter((result) => result.status === 'failed')
      .map(({ ancestorTitles, title }) =>
        [file, ...ancestorTitles.filter((text) => text !== ''), title].join(' › '),
      );
    const isWhole = status === 'failed' && named.length === 0;
    return isWhole ? [`${file}: ${message.split('\n', 1)[0]}`] : named;
  });
}

/**
 * Reads a report of Playwright: failed and skipped tests, and failures outside of any test.
 * @param {{ errors: { message?: string }[], suites: PlaywrightSuite[] }} report
 */
export function failedInPlaywright(report) {
  const outside = report.errors.map(({ message = '' }) => message.split('\n', 1)[0] ?? '');
  return [...outside, ...report.suites.flatMap((suite) => failedInSuite(suite, []))];
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {string[]}
 */
function failedInSuite(suite, above) {
  const path = [...above, suite.title];
  const here = suite.specs
    .filter(({ tests }) => tests.some(({ status }) => status !== 'expected'))
    .map(({ title }) => [...path, title].join(' › '));
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failedInSuite(inner, path))];
}

const LINES_MAX = 40;

/**
 * Returns one line for each, at most forty in all.
 * @param {{ part: string, name: string }[]} failed
 */
export function linesOf(failed) {
  const lines = failed.map(({ part, name }) => `✗ failed: ${part}: ${name}`);
  if (lines.length <= LINES_MAX) return lines;
  return [...lines.slice(0, LINES_MAX - 1), `and ${lines.length - LINES_MAX + 1} more`];
}
