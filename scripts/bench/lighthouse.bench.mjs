/**
 * Lighthouse's mobile run of every kind of public page, as a visitor on a fresh phone gets it: the median of five. Its
 * performance is simulated from what the machine did, so that a busy one tells worse than it is; the other three are exact.
 * `HOOG_LIGHTHOUSE=/,/recipes` names the pages, `HOOG_LIGHTHOUSE_RUNS` how often.
 */
import { createRequire } from 'node:module';
import lighthouse from 'lighthouse';
import { browserFlags } from '../browser.mjs';
import { median } from './figures.mjs';

/** @typedef {import('lighthouse').Result} Result */

/** `chrome-launcher` comes with Lighthouse. */
const { launch } = await import(createRequire(import.meta.resolve('lighthouse')).resolve('chrome-launcher'));

const PAGES = [
  '/',
  '/about',
  '/calculator',
  '/calendar',
  '/challenge',
  '/mealplan',
  '/media',
  '/programs',
  '/recipes',
  '/recipes/koorene-lohesupp',
  '/studio',
  '/studio/kindel-koht',
  '/timetable',
];
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PERFORMANCE_BOUND = 98;
/** @type {Record<string, string>} */
const FIGURES = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/**
 * @param {string} origin
 * @param {string | undefined} executablePath
 */
export async function benchLighthouse(origin, executablePath) {
  const pages = process.env['HOOG_LIGHTHOUSE']?.split(',') ?? PAGES;
  const runs = Number(process.env['HOOG_LIGHTHOUSE_RUNS'] ?? 5);
  const rows = [];
  for (const path of pages) {
    /** @type {Result[]} */
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await measure(origin + path, executablePath));
    rows.push(rowOf(path, results));
  }
  return rows;
}

/**
 * One browser for each run: nothing is kept from the one before.
 * @param {string} address
 * @param {string | undefined} chromePath
 */
async function measure(address, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] });
  try {
    const answer = await lighthouse(address, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: CATEGORIES,
    });
    if (answer === undefined) throw new Error(`Lighthouse measured nothing of ${address}`);
    return answer.lhr;
  } finally {
    await chrome.kill();
  }
}

/**
 * @param {string} path
 * @param {Result[]} results
 */
function rowOf(path, results) {
  const scores = CATEGORIES.map((name) =>
    Math.round(median(results.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  );
  const [performance = 0, ...others] = scores;
  const failed = new Set(
    results.flatMap(({ categories, audits }) =>
      CATEGORIES.slice(1).flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      ),
    ),
  );
  const figures = Object.entries(FIGURES).map(
    ([name, id]) =>
      `${name} ${median(results.map(({ audits }) => audits[id]?.numericValue ?? NaN)).toFixed(name === 'CLS' ? 3 : 0)}`,
  );
  return {
    name: `Lighthouse, mobile, ${path}`,
    figure: scores.join(' '),
    detail: [...figures, ...failed].join(', '),
    bound: `≥ ${PERFORMANCE_BOUND} 100 100 100`,
    isMet: performance >= PERFORMANCE_BOUND && others.every((score) => score === 100),
  };
}
