/** Lists at the end of a log what the runners' JSON reports say about failed tests, and why. No test is tried again. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Failure
 * @property {string} name
 * @property {string} reason The first error, empty if the runner gave none.
 * @property {string} [screen] What the page showed then, as the text of its roles and names.
 */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages?: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * @typedef {object} PlaywrightTest
 * @property {string} status
 * @property {{ type: string, description?: string }[]} annotations
 * @property {PlaywrightResult[]} results
 */
/**
 * @typedef {object} PlaywrightResult
 * @property {{ message?: string, location?: { file: string, line: number } }[]} errors
 * @property {{ name: string, path?: string }[]} attachments
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
    const file = pathOf(name);
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
    .map(({ title, tests }) => {
      const results = tests.flatMap((test) => test.results);
      return { name: [...path, title].join(' › '), reason: reasonOf(tests), screen: screenOf(results) };
    });
  return [...here, ...(suite.suites ?? []).flatMap((inner) => failedInSuite(inner, path))];
}

/**
 * What the test noted (the seed of its random values), then its first error and the line that it came from.
 * @param {PlaywrightTest[]} tests
 */
function reasonOf(tests) {
  const notes = tests.flatMap(({ annotations }) =>
    annotations.map(({ type, description = '' }) => `${type} ${description}`),
  );
  const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
  const { file, line } = error?.location ?? {};
  const place = file === undefined ? [] : [`at ${pathOf(file)}:${line}`];
  return [...notes, ...place, error?.message ?? ''].join('\n');
}

/**
 * Reads the screen from the page that Playwright writes for each failure: the one block of YAML in it.
 * @param {PlaywrightResult[]} results
 */
function screenOf(results) {
  const { path } = results.flatMap(({ attachments }) => attachments).find(isErrorContext) ?? {};
  if (path === undefined || !existsSync(path)) return '';
  return /```yaml\n(.*?)\n```/s.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
}

/** @param {{ name: string }} attachment */
function isErrorContext({ name }) {
  return name === 'error-context';
}

/** @param {string} file */
function pathOf(file) {
  return relative(root, file).split(sep).join('/');
}

const NAMED_MAX = 40;
const EXPLAINED_MAX = 8;
const REASON_LINES_MAX = 10;
const SCREEN_LINES_MAX = 40;

/**
 * Returns at most forty failed tests, a line each, the first eight with the beginning of their reason and of their screen.
 * @param {(Failure & { part: string })[]} failed
 */
export function linesOf(failed) {
  const lines = failed
    .slice(0, NAMED_MAX)
    .flatMap(({ part, name, reason, screen = '' }, index) => [
      `✗ failed: ${part}: ${name}`,
      ...(index < EXPLAINED_MAX ? beginningOf(reason, REASON_LINES_MAX) : []),
      ...(index < EXPLAINED_MAX ? beginningOf(screen, SCREEN_LINES_MAX) : []),
    ]);
  return failed.length > NAMED_MAX ? [...lines, `and ${failed.length - NAMED_MAX} more`] : lines;
}

/**
 * @param {string} text
 * @param {number} most
 */
function beginningOf(text, most) {
  return stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, most)
    .map((line) => `    ${line}`);
}
