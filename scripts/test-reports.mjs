/** Reads the runners' JSON reports: which tests failed, why, and what has its runner run them again. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Failure
 * @property {string} name
 * @property {string} reason The first error, empty if the runner gave none.
 * @property {string} [screen] What the page showed then, as the text of its roles and names.
 * @property {string} [again] The filter of its runner that runs it again; without one a second try would prove nothing.
 */
/** @typedef {{ failed: Failure[], passed: Set<string> }} Results The passed tests by name. */
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
 * @property {{ title: string, file: string, line: number, tests: PlaywrightTest[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

const root = fileURLToPath(new URL('../', import.meta.url));
/** Playwright names files from here. */
const BROWSER_TESTS = 'tests/e2e/';

/** Another seed proves nothing about the one that failed. */
const ANOTHER_EACH_TIME = /\.property\.test\.tsx?$/;

/**
 * Reads a report of Vitest. A file whose tests never ran is named itself, and a skipped test has not passed.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Results}
 */
export function resultsOfVitest(report) {
  /** @type {Results} */
  const results = { failed: [], passed: new Set() };
  for (const { name: path, status, message, assertionResults } of report.testResults) {
    const file = pathOf(path);
    const again = ANOTHER_EACH_TIME.test(file) ? {} : { again: file };
    const failed = assertionResults.filter((result) => result.status !== 'passed');
    const nameOf = (/** @type {VitestTest} */ { ancestorTitles, title }) =>
      [file, ...ancestorTitles.filter((text) => text !== ''), title].join(' › ');
    for (const result of assertionResults) if (result.status === 'passed') results.passed.add(nameOf(result));
    for (const result of failed)
      results.failed.push({
        name: nameOf(result),
        reason: result.failureMessages?.[0] ?? `It is ${result.status}`,
        ...again,
      });
    if (status !== 'failed') results.passed.add(file);
    else if (failed.length === 0) results.failed.push({ name: file, reason: message, ...again });
  }
  return results;
}

/**
 * Reads a report of Playwright: failed and skipped tests, and failures outside of any test.
 * @param {{ errors: { message?: string }[], suites: PlaywrightSuite[] }} report
 * @returns {Results}
 */
export function resultsOfPlaywright(report) {
  /** @type {Results} */
  const results = { failed: [], passed: new Set() };
  for (const { message = '' } of report.errors)
    results.failed.push({ name: 'outside of any test', reason: message });
  for (const suite of report.suites) addSuite(results, suite, BROWSER_TESTS);
  return results;
}

/**
 * @param {Results} results
 * @param {PlaywrightSuite} suite
 * @param {string} above
 */
function addSuite(results, { title, specs, suites = [] }, above) {
  const path = above + title;
  for (const { title: test, file, line, tests } of specs) {
    const name = `${path} › ${test}`;
    if (tests.every(({ status }) => status === 'expected')) results.passed.add(name);
    else {
      const screen = screenOf(tests.flatMap((each) => each.results));
      results.failed.push({
        name,
        reason: reasonOf(tests),
        screen,
        again: `${BROWSER_TESTS}${file}:${line}`,
      });
    }
  }
  for (const inner of suites) addSuite(results, inner, `${path} › `);
}

/**
 * The notes of the test (the seed of its random values), then its first error and the line that it came from.
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
 * Returns at most forty failed tests, a line each, the first eight with the beginning of their reasons and of their screen.
 * @param {(Failure & { part: string, secondReason?: string })[]} failed
 * @param {string} verdict
 */
export function linesOf(failed, verdict) {
  const lines = failed
    .slice(0, NAMED_MAX)
    .flatMap(({ part, name, reason, secondReason = '', screen = '' }, index) => [
      `${verdict}: ${part}: ${name}`,
      ...(index < EXPLAINED_MAX ? beginningOf(reason, REASON_LINES_MAX) : []),
      ...(index < EXPLAINED_MAX && secondReason !== ''
        ? ['    by itself, when all else had ended:', ...beginningOf(secondReason, REASON_LINES_MAX)]
        : []),
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
