import { words } from './words.mjs';

const { nav } = words;

const openDrawer = (/** @type {import('playwright-core').Page} */ page) =>
  page
    .getByRole('button', { name: /^Menüü$|^Ava menüü$/u })
    .first()
    .click();

/**
 * @param {import('playwright-core').Page} page
 * @param {string} typed
 */
async function searchFor(page, typed) {
  await page.getByRole('searchbox').fill(typed);
  await page
    .getByRole('status')
    .filter({ hasText: /tulemus/u })
    .waitFor({ state: 'attached' });
}

/**
 * Her library is on the phone: until then ingredients and texts are not.
 * @param {import('./screen.d.ts').Visit} visit
 */
async function fillLibrary({ page, origin }) {
  await page.goto(`${origin}/calendar`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(3_000);
}

/** @type {import('./screen.d.ts').Screen[]} */
export const pageScreens = [
  { name: 'landing', who: 'visitor', path: '/', shows: 'main h1' },
  { name: 'about', who: 'visitor', path: '/about', shows: 'main h2' },
  { name: 'media', who: 'visitor', path: '/media', shows: 'main h1' },
  { name: 'privacy', who: 'visitor', path: '/privacy', shows: 'main h2' },
  { name: 'terms', who: 'visitor', path: '/terms', shows: 'main h2' },
  { name: 'not-found', who: 'visitor', path: '/sellist-lehte-pole', shows: 'main h1' },
  {
    name: 'menu',
    who: 'visitor',
    path: '/recipes',
    shows: 'main a[href^="/recipes/"]',
    act: (page) => openWhereHidden(page, openDrawer),
  },
  {
    name: 'menu',
    who: 'premium',
    path: '/calendar',
    shows: 'main a[href^="/studio/"]',
    act: (page) => openWhereHidden(page, openDrawer),
  },
  { name: 'search', who: 'premium', path: '/search', shows: 'main h2' },
  {
    name: 'search-found',
    who: 'premium',
    path: '/search',
    shows: 'main h2',
    before: fillLibrary,
    act: (page) => searchFor(page, 'kartulid'),
  },
  {
    name: 'search-found',
    who: 'visitor',
    path: '/search',
    shows: 'main h2',
    before: fillLibrary,
    act: (page) => searchFor(page, 'kana'),
  },
  {
    name: 'search-exercise',
    who: 'premium',
    path: '/search',
    shows: 'main h2',
    before: fillLibrary,
    act: (page) => searchFor(page, 'kükid'),
  },
  {
    name: 'search-nothing',
    who: 'premium',
    path: '/search',
    shows: 'main h2',
    act: (page) => searchFor(page, 'xyzxyz'),
  },
  { name: 'challenge', who: 'visitor', path: '/challenge', shows: 'main h2' },
  { name: 'challenge', who: 'premium', path: '/challenge', shows: 'main h2' },
  { name: 'timetable', who: 'visitor', path: '/timetable', shows: 'main li' },
  { name: 'timetable', who: 'premium', path: '/timetable', shows: 'main li' },
  { name: 'calculator', who: 'visitor', path: '/calculator', shows: 'main form' },
  { name: 'calculator-errors', who: 'visitor', path: '/calculator', shows: 'main form', act: calculate },
  {
    name: 'calculator-result',
    who: 'uus',
    path: '/calculator',
    shows: 'main form',
    act: async (page) => {
      const { age, height, weight, result } = words.calculator;
      await page.getByLabel(age, { exact: true }).fill('35');
      await page.getByLabel(height, { exact: true }).fill('168');
      await page.getByLabel(weight, { exact: true }).fill('68,5');
      await calculate(page);
      await page.getByText(result).first().waitFor();
    },
  },
  {
    name: 'course-lesson-plate',
    who: 'food',
    path: '/nutrition/course?lesson=taldrik',
    shows: 'main svg text',
    isForTraining: true,
    act: (page) => page.getByRole('checkbox').check(),
  },
  { name: 'course-info', who: 'visitor', path: '/nutrition/info', shows: 'main h2' },
  { name: 'course-plan', who: 'food', path: '/nutrition/plan', shows: 'main h2' },
  {
    name: 'course-plan',
    who: 'uus',
    path: '/nutrition/plan',
    shows: `main :text("${nav['/nutrition/plan']}")`,
  },
];

/** @param {import('playwright-core').Page} page */
function calculate(page) {
  return page.getByRole('button', { name: words.calculator.calculate }).click();
}

/**
 * The wide window has its menu open already.
 * @param {import('playwright-core').Page} page
 * @param {(page: import('playwright-core').Page) => Promise<void>} open
 */
async function openWhereHidden(page, open) {
  if ((page.viewportSize()?.width ?? 0) >= 1024) return;
  await open(page);
  await page.getByRole('dialog').waitFor();
}
