import { addMeasurement } from './diary.screens.mjs';
import { words } from './words.mjs';

const { nav, sync } = words;
const THREE_DAYS_MS = 3 * 24 * 60 * 60 * 1000;
const ROWS = 'main ol > li dd';

/** @param {import('playwright-core').Page} page */
async function openWaitingList(page) {
  await page.getByRole('button', { name: /ootab saatmist|vajab tähelepanu/u }).click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
}

/**
 * Two entries that wait for the network.
 * @param {import('playwright-core').Page} page
 */
async function addTwo(page) {
  for (const weight of ['71,2', '71,0']) await addMeasurement(page, weight);
  await page.getByText(sync.pending).first().waitFor();
}

/**
 * An entry made while this device's clock ran three days ahead: it is held, and she is asked.
 * @param {import('./screen.d.ts').Visit} visit
 */
async function addFromTheFuture({ page, context, origin }) {
  const ahead = await context.newPage();
  await ahead.clock.setFixedTime(new Date(Date.now() + THREE_DAYS_MS));
  await ahead.goto(`${origin}/diary`);
  await ahead.locator(ROWS).first().waitFor();
  await addMeasurement(ahead, '66,6');
  await ahead.close();
  await page.goto(`${origin}/diary`);
}

/** @type {import('./screen.d.ts').Screen[]} */
export const offlineScreens = [
  {
    name: 'offline-calendar',
    who: 'premium',
    path: '/calendar',
    shows: 'main a[href^="/studio/"]',
    isOffline: true,
  },
  {
    name: 'offline-recipes',
    who: 'premium',
    path: '/recipes',
    shows: 'main a[href^="/recipes/"]',
    isOffline: true,
  },
  {
    name: 'offline-training',
    who: 'premium',
    path: '/studio/alakeha-kummilindiga',
    shows: 'main h2',
    isOffline: true,
  },
  { name: 'offline-settings', who: 'premium', path: '/settings', shows: 'main form', isOffline: true },
  { name: 'offline-course', who: 'basic', path: '/nutrition/info', shows: 'main h1', isOffline: true },
  { name: 'offline-login', who: 'visitor', path: '/login', shows: 'main form', isOffline: true },
  {
    name: 'waiting-diary',
    who: 'basic',
    isOwnDevice: true,
    path: '/diary',
    shows: ROWS,
    isOffline: true,
    act: addTwo,
  },
  {
    name: 'waiting-list',
    who: 'basic',
    isOwnDevice: true,
    path: '/diary',
    shows: ROWS,
    isOffline: true,
    isWindowOnly: true,
    act: async (page) => {
      await addTwo(page);
      await openWaitingList(page);
    },
  },
  {
    name: 'sign-out-waiting',
    who: 'basic',
    isOwnDevice: true,
    path: '/diary',
    shows: ROWS,
    isOffline: true,
    isWindowOnly: true,
    act: async (page) => {
      await addTwo(page);
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByRole('navigation').getByRole('button', { name: 'Menüü' }).click();
      await page.getByRole('button', { name: nav.signOut }).click();
      await page.getByRole('dialog', { name: nav.signOut }).waitFor();
    },
  },
  {
    name: 'wrong-clock-diary',
    who: 'food',
    isOwnDevice: true,
    path: '/diary',
    shows: 'main :text-matches("Telefoni kell (on|oli) ")',
    before: addFromTheFuture,
  },
  {
    name: 'wrong-clock-list',
    who: 'food',
    isOwnDevice: true,
    path: '/diary',
    shows: 'main :text-matches("Telefoni kell (on|oli) ")',
    isWindowOnly: true,
    before: addFromTheFuture,
    act: openWaitingList,
  },
];
