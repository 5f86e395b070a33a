/** The nightly round: what takes too long for every change. */
import { testServices } from './services.mjs';
import { playwright, sum, vitest } from './test-runners.mjs';

/** @typedef {import('./test-runners.mjs').Counts} Counts */

/**
 * The browser killed fifty times, the server forty, two processes at length, all API tests on PGlite too, a hundred thousand
 * schedules that no other night had, many more arguments thrown at it, and those foreign services that are here.
 * @param {string[]} filters
 * @param {{ guards: () => Promise<Counts>, pair: () => Promise<Counts> }} others Parts that also run by themselves.
 * @param {string[]} lines Where it says how long each part took.
 */
export async function testNightly(filters, { guards, pair }, lines) {
  if (filters.length > 0) return playwright('nightly', filters);
  const more = { HOOG_SERVER_KILLS: '40', FUZZ_RUNS: '500', HOOG_HISTORIES: '200' };
  const otherSchedules = {
    SIMULATION_SCHEDULES: '100000',
    SIMULATION_FIRST: String(Math.floor(Date.now() / 86_400_000) * 100_000),
  };
  /** @type {Record<string, () => Promise<Counts>>} */
  const parts = {
    browser: () => playwright('nightly', []),
    server: () => vitest('nightly-server', 'api', ['durability', 'fuzz', 'marks.property'], more),
    pglite: () => vitest('nightly-pglite', 'api', []),
    schedules: () => vitest('nightly-simulation', 'simulation', ['schedules'], otherSchedules),
    guards,
    pair,
    services: () => testServices([], { isGetting: false }),
  };
  let counts = { passed: 0, failed: 0 };
  for (const [name, run] of Object.entries(parts)) {
    const startedAt = performance.now();
    counts = sum(counts, await run());
    lines.push(`nightly, ${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  }
  return counts;
}
