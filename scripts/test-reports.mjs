/** What the runners' JSON reports say of the tests that did not simply pass, for the end of a log. */
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Of a report of Vitest. A test that passed keeps the errors of its earlier try, and a file whose tests never ran is
 * named itself.
 */
export function unsettledInVitest(report) {
  return report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).split(sep).join('/');
    const named = assertionResults.flatMap(({ ancestorTitles, title, status: ended, failureMessages }) => {
      const path = [file, ...ancestorTitles.filter((text) => text !== ''), title].join(' › ');
      if (ended === 'passed') return failureMessages.length > 0 ? [{ kind: 'flaky', name: path }] : [];
      return ended === 'failed' ? [{ kind: 'failed', name: path }] : [];
    });
    const isWhole = status === 'failed' && !named.some(({ kind }) => kind === 'failed');
    return isWhole ? [{ kind: 'failed', name: `${file}: ${message.split('\n', 1)[0]}` }, ...named] : named;
  });
}

/** Of a report of Playwright: its failed, flaky and skipped tests, and what failed outside of any. */
export function unsettledInPlaywright(report) {
  const outside = report.errors.map(({ message = '' }) => ({
    kind: 'failed',
    name: message.split('\n', 1)[0],
  }));
  return [...outside, ...report.suites.flatMap((suite) => inSuite(suite, []))];
}

const KINDS = { unexpected: 'failed', skipped: 'failed', flaky: 'flaky' };

function inSuite(suite, above) {
  const path = [...above, suite.title];
  const here = suite.specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status in KINDS)
      .map(({ status }) => ({ kind: KINDS[status], name: [...path, title].join(' › ') })),
  );
  return [...here, ...(suite.suites ?? []).flatMap((inner) => inSuite(inner, path))];
}

const WORDS = { failed: '✗ failed', flaky: '↻ passed only when run again' };
const LINES_MAX = 40;

/** One line for each, the failed before the flaky, no more than forty in all. */
export function linesOf(unsettled) {
  const sorted = unsettled.toSorted((a, b) => Number(a.kind === 'flaky') - Number(b.kind === 'flaky'));
  const lines = sorted.map(({ kind, part, name }) => `${WORDS[kind]}: ${part}: ${name}`);
  if (lines.length <= LINES_MAX) return lines;
  return [...lines.slice(0, LINES_MAX - 1), `and ${lines.length - LINES_MAX + 1} more`];
}
