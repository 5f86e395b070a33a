/**
 * `npm test -- repeat diary 20`: the files of `unit`, `api` and `e2e` with such a word in their path run again and again, each
 * round from nothing. Beside them run as many endless loops as the machine has processors. It names each test that failed and how
 * often.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { buildStale } from './build.mjs';
import { resultsOfPlaywright, resultsOfVitest } from './test-reports.mjs';
import { runPlaywright, runVitest, tell } from './test-runners.mjs';
import { isFoundIn } from './test-selection.mjs';

/** @typedef {import('./test-runners.mjs').Counts} Counts */
/** @typedef {import('./test-reports.mjs').Results} Results */

const ROUNDS = 20;

/** @type {Record<string, (words: string[]) => Promise<Results | undefined>>} */
const parts = {
  unit: async (words) => ofVitest(await runVitest('repeat-unit', 'unit*', words, {})),
  api: async (words) => ofVitest(await runVitest('repeat-api', 'api', words, {})),
  e2e: async (words) => {
    const { report } = await runPlaywright('repeat-e2e', words, {});
    return report && resultsOfPlaywright(report);
  },
};

/**
 * Counts each test once: as failed if it did in any round.
 * @param {string[]} filters Words in paths and, in any place among them, the number of rounds.
 * @param {string[]} lines It adds here how often each failed.
 * @returns {Promise<Counts>}
 */
export async function repeatTests(filters, lines) {
  const rounds = Number(filters.find((word) => /^\d+$/.test(word)) ?? ROUNDS);
  const words = filters.filter((word) => !/^\d+$/.test(word));
  const named = Object.keys(parts).filter((part) => words.some((word) => isFoundIn(part, word)));
  if (named.length === 0) throw new Error(`no test file of ${Object.keys(parts).join(', ')} has such a path`);
  await buildStale();
  /** @type {Map<string, string[]>} The reasons for which each test failed. */
  const reasons = new Map();
  /** @type {Set<string>} */
  const passed = new Set();
  const stop = keepBusy();
  try {
    for (let round = 1; round <= rounds; round += 1) {
      console.log(`\n── round ${round} of ${rounds}`);
      for (const part of named) {
        const results = await parts[part]?.(words);
        for (const name of results?.passed ?? []) passed.add(name);
        for (const { name, reason } of results?.failed ?? NOTHING_REPORTED)
          reasons.set(name, [...(reasons.get(name) ?? []), reason]);
      }
    }
  } finally {
    stop();
  }
  for (const [name, found] of reasons) {
    tell('repeat', [{ name: `${found.length} of ${rounds}: ${name}`, reason: found[0] ?? '' }]);
    lines.push(`failed ${found.length} of ${rounds}: ${name}`);
  }
  // Files are among them.
  const always = [...passed].filter((name) => name.includes(' › ') && !reasons.has(name));
  return { passed: always.length, failed: reasons.size };
}

const NOTHING_REPORTED = [{ name: 'the runner itself', reason: 'It wrote no report' }];

/** @param {import('./test-runners.mjs').Run} run */
function ofVitest({ report }) {
  return report && resultsOfVitest(report);
}

/** Takes every processor for itself, until the function that it returns is called. */
function keepBusy() {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  return () => {
    for (const loop of loops) loop.kill('SIGKILL');
  };
}
