/** What the runners' JSON reports say of the tests that did not simply pass, for the end of a log. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {{ kind: 'failed' | 'flaky', name: string }} Unsettled */
/** @typedef {{ ancestorTitles: string[], title: string, status: string, failureMessages: string[] }} VitestTest */
/** @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile */
/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, tests: { status: string }[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * @param {Unsettled['kind']} kind
 * @param {string} name
 * @returns {Unsettled}
 */
const unsettled = (kind, name) => ({ kind, name });

/**
 * Of a report of Vitest. A test that passed keeps the errors of its earlier try, and a file whose tests never ran is
 * named itself.
 * @param {{ testResults: VitestFile[] }} report
 * @returns {Unsettled[]}
 */
export function unsettledInVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const named = assertionResults.flatMap((result) => {
      const { ancestorTitles, title, status: ended, failureMessages } = result;
      const path = [file, ...ancestorTitles.filter((text) => text !== ''), title].join(' › ');
      const isFlaky = ended === 'passed' && failureMessages.length > 0;
      if (!isFlaky && ended !== 'failed') return [];
      return [unsettled(isFlaky ? 'flaky' : 'failed', path)];
    });
    const isWhole = status === 'failed' && !named.some(({ kind }) => kind === 'failed');
    return isWhole ? [unsettled('failed', `${file}: ${message.split('\n', 1)[0]}`), ...named] : named;
  });
}

/**
 * Of a report of Playwright: its failed, flaky and skipped tests, and what failed outside of any.
 * @param {{ errors: { message?: string }[], suites: PlaywrightSuite[] }} report
 * @returns {Unsettled[]}
 */
export function unsettledInPlaywright(report) {
  const outside = report.errors.map(({ message = '' }) =>
    unsettled('failed', message.split('\n', 1)[0] ?? ''),
  );
  return [...outside, ...report.suites.flatMap((suite) => inSuite(suite, []))];
}

/** @type {Record<string, Unsettled['kind'] | undefined>} */
const KINDS = { unexpected: 'failed', skipped: 'failed', flaky: 'flaky' };

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} above
 * @returns {Unsettled[]}
 */
function inSuite(suite, above) {
  const path = [...above, suite.title];
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .map(({ status }) => KINDS[status])
      .filter((kind) => kind !== undefined)
      .map((kind) => ({ kind, name: [...path, title].join(' › ') })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
}

const WORDS = { failed: '✗ failed', flaky: '✗ flaky, passed only when run again' };
const LINES_MAX = 40;

/**
 * One line for each, the failed before the flaky, no more than forty in all.
 * @param {(Unsettled & { part: string })[]} all
 */
export function linesOf(all) {
  const sorted = all.toSorted((a, b) => Number(a.kind === 'flaky') - Number(b.kind === 'flaky'));
  const lines = sorted.map(({ kind, part, name }) => `${WORDS[kind]}: ${part}: ${name}`);
  if (lines.length <= LINES_MAX) return lines;
  return [...lines.slice(0, LINES_MAX - 1), `and ${lines.length - LINES_MAX + 1} more`];
}
