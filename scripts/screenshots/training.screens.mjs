import { daysAgo } from './days.mjs';
import { words } from './words.mjs';

const { actions, calendar, pwa } = words;
const TRAININGS = 'main a[href^="/studio/"]';

/**
 * Her next visit is half an hour later: the first one offers nothing.
 * @param {import('./screen.d.ts').Visit} visit
 */
async function visitEarlier({ page, origin }) {
  await page.goto(`${origin}/calendar`);
  await page.locator(TRAININGS).first().waitFor();
  await page.goto('about:blank');
  await page.clock.setFixedTime(Date.now() + 30 * 60 * 1000);
}

/**
 * Imitates the browser's offer, which it does not make when a script drives it.
 * @param {import('playwright-core').Page} page
 */
async function offerToInstall(page) {
  await page.evaluate(() => dispatchEvent(new Event('beforeinstallprompt', { cancelable: true })));
  const card = page.getByRole('region', { name: pwa['install.title'] });
  await card.waitFor();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

/** @type {import('./screen.d.ts').Screen[]} */
export const trainingScreens = [
  { name: 'calendar', who: 'visitor', path: '/calendar', shows: 'main h1' },
  { name: 'calendar', who: 'uus', path: '/calendar', shows: TRAININGS },
  { name: 'calendar', who: 'premium', path: '/calendar', shows: TRAININGS },
  { name: 'calendar', who: 'basic', path: '/calendar', shows: TRAININGS },
  {
    name: 'calendar-planned',
    who: 'food',
    path: '/calendar',
    shows: 'main h2',
    isForTraining: true,
    act: async (page) => {
      // At the next width it is planned already.
      const plan = page.getByText('sinu plaanis');
      if (!(await plan.first().isVisible())) {
        await page.getByRole('button', { name: 'Planeeri treening' }).click();
        await page.getByRole('dialog').getByLabel('Treening').selectOption('Sinu esimene treening');
        await page.getByRole('dialog').getByRole('button', { name: actions.save }).click();
      }
      await plan.first().waitFor();
      await plan.first().evaluate((element) => element.scrollIntoView({ block: 'center' }));
    },
  },
  {
    name: 'training-plan',
    who: 'food',
    path: '/studio/sinu-esimene-treening',
    shows: 'main h1',
    isForTraining: true,
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Planeeri treening' }).click();
      await page.getByRole('dialog').getByLabel('Kuupäev').waitFor();
    },
  },
  {
    name: 'calendar-day',
    who: 'premium',
    path: `/calendar/${daysAgo(3)}`,
    shows: 'main h2',
    act: (page) => page.getByRole('gridcell', { selected: true }).first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'calendar-month-before',
    who: 'premium',
    path: '/calendar',
    shows: TRAININGS,
    act: (page) => page.getByRole('button', { name: calendar.monthPrev }).click(),
  },
  {
    name: 'install-card',
    who: 'premium',
    isOwnDevice: true,
    path: '/calendar',
    shows: TRAININGS,
    isWindowOnly: true,
    before: visitEarlier,
    act: offerToInstall,
  },
  { name: 'studio', who: 'visitor', path: '/studio', shows: TRAININGS },
  { name: 'studio', who: 'premium', path: '/studio', shows: TRAININGS },
  {
    name: 'studio-filters',
    who: 'premium',
    path: '/studio',
    shows: TRAININGS,
    act: (page) => page.getByRole('button', { name: actions.filter }).click(),
  },
  {
    name: 'studio-nothing-found',
    who: 'premium',
    path: '/studio',
    shows: TRAININGS,
    act: (page) => page.getByRole('searchbox').fill('suusatamine kuul'),
  },
  { name: 'training', who: 'premium', path: '/studio/hupeteta-hiit', shows: 'main h2' },
  {
    name: 'training-done',
    who: 'premium',
    path: '/studio/hommikune-aratus',
    shows: 'main h2',
    act: async (page) => {
      const mark = page.getByRole('button', { name: calendar.markDone }).first();
      const done = page.getByText(calendar.doneToday).first();
      await mark.or(done).first().waitFor();
      if (await mark.isVisible()) await mark.click();
      await done.waitFor();
    },
  },
  { name: 'training-locked', who: 'uus', path: '/studio/jou-alus-esimene', shows: 'main h1' },
  { name: 'training-personal', who: 'vip', path: '/studio/sinu-kava-selg-ja-puusad', shows: 'main h2' },
  { name: 'training-live', who: 'premium', path: '/studio/laupaevane-otsetreening', shows: 'main h1' },
  { name: 'training-missing', who: 'premium', path: '/studio/puuduv-treening', shows: 'main h1' },
  { name: 'programs', who: 'visitor', path: '/programs', shows: 'main a[href*="program="]' },
  { name: 'programs', who: 'premium', path: '/programs', shows: 'main a[href*="program="]' },
  { name: 'program', who: 'visitor', path: '/programs?program=jou-alus', shows: 'main h2' },
  { name: 'program', who: 'premium', path: '/programs?program=jou-alus', shows: 'main h2' },
];
