import { daysAgo } from './days.mjs';
import { PROGRAM, setChallenge, setLifts, setMarks, setProgram } from './server-state.mjs';

/** @typedef {import('./screen.d.ts').Screen} Screen */

const SET_UP = 'main section h2';

/** Mondays are 1. */
const weekday = new Date(`${daysAgo(0)}T12:00:00Z`).getUTCDay() || 7;
const otherWeekdays = [1, 2, 3, 4, 5, 6, 7].filter((one) => one !== weekday).slice(0, 4);

/**
 * „Tänane hoog“ of a program that stands so.
 * @param {string} name
 * @param {import('./server-state.mjs').ProgramState} state
 * @returns {Screen}
 */
const today = (name, state) => ({
  name: `today-${name}`,
  who: 'vip',
  isOwnDevice: true,
  path: '/calendar',
  shows: `main a[href*="program=${PROGRAM}"]`,
  isWindowOnly: true,
  before: (visit) => setProgram(visit, state),
});

/**
 * @param {string} name
 * @param {number} begun
 * @returns {Screen}
 */
const challenge = (name, begun) => ({
  name: `challenge-${name}`,
  who: 'vip',
  isOwnDevice: true,
  path: '/challenge',
  shows: 'main [role="progressbar"], main progress',
  before: (visit) => setChallenge(visit, { begun }),
});

/**
 * The calendar of who does the challenge.
 * @param {string} name
 * @param {{ begun: number }} state
 * @returns {Screen}
 */
const ofChallenge = (name, state) => ({
  name: `challenge-calendar-${name}`,
  who: 'basic',
  isOwnDevice: true,
  path: '/calendar',
  shows: 'main section :is(p, h3) a[href="/challenge"]',
  before: (visit) => setChallenge(visit, state),
});

/** @type {Screen[]} */
export const todayScreens = [
  today('due', { begun: 2, done: 1 }),
  today('rest', { begun: 3, done: 1, weekdays: otherWeekdays }),
  today('done', { begun: 3, done: 2, isDoneToday: true }),
  today('to-come', { begun: -2 }),
  today('paused', { begun: 5, done: 2, pause: { from: 1 } }),
  today('paused-until', { begun: 5, done: 2, pause: { from: 1, to: -3 } }),
  today('finished', { begun: 29, done: 13, isDoneToday: true }),
  {
    ...today('goal', { begun: 8, done: 3 }),
    before: async (visit) => {
      await setProgram(visit, { begun: 8, done: 4, isDoneToday: true });
      await setMarks(visit, [{ kind: 'week-goal', key: 'trainings', value: 3 }]);
    },
    act: (page) =>
      page
        .getByRole('heading', { name: 'Nädala eesmärk' })
        .evaluate((one) => one.scrollIntoView({ block: 'center' })),
  },
  {
    ...today('program', { begun: 8, done: 4 }),
    path: `/programs?program=${PROGRAM}`,
    shows: SET_UP,
    isWindowOnly: false,
  },
  {
    ...today('program-paused', { begun: 8, done: 4, pause: { from: 1 } }),
    path: `/programs?program=${PROGRAM}`,
    shows: SET_UP,
    isWindowOnly: false,
  },
  {
    ...today('program-finished', { begun: 29, done: 13 }),
    path: `/programs?program=${PROGRAM}`,
    shows: SET_UP,
    isWindowOnly: false,
  },
  challenge('begun', 0),
  challenge('underway', 9),
  challenge('finished', 29),
  ofChallenge('due', { begun: 9 }),
  ofChallenge('rest', { begun: 10 }),
  {
    ...ofChallenge('day', { begun: 9 }),
    path: `/calendar/${daysAgo(2)}`,
    act: (page) => page.getByRole('gridcell', { selected: true }).first().scrollIntoViewIfNeeded(),
  },
  {
    ...ofChallenge('beside', { begun: 9 }),
    who: 'vip',
    before: async (visit) => {
      await setProgram(visit, { begun: 2, done: 1 });
      await setChallenge(visit, { begun: 9 });
    },
  },
  {
    name: 'exercises',
    who: 'vip',
    path: '/diary/exercises',
    shows: 'main li h3',
    isForTraining: true,
    before: setLifts,
  },
  {
    name: 'exercise',
    who: 'vip',
    path: '/diary/exercises/kukk-kangiga',
    shows: 'main h2',
    isForTraining: true,
  },
  { name: 'exercises-none', who: 'uus', path: '/diary/exercises', shows: 'main h2' },
  {
    name: 'free-training',
    who: 'vip',
    path: '/calendar',
    shows: 'main a[href^="/studio/"]',
    isForTraining: true,
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Vaba treening' }).first().click();
      await page.getByRole('dialog', { name: 'Vaba treening' }).waitFor();
    },
  },
  {
    name: 'free-training-errors',
    who: 'vip',
    path: '/calendar',
    shows: 'main a[href^="/studio/"]',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Vaba treening' }).first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Salvesta' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'past-day',
    who: 'vip',
    path: `/calendar/${daysAgo(2)}`,
    shows: 'main h2',
    act: (page) => page.getByRole('gridcell', { selected: true }).first().scrollIntoViewIfNeeded(),
  },
  {
    name: 'past-day-training',
    who: 'vip',
    path: `/calendar/${daysAgo(2)}`,
    shows: 'main h2',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Stuudio treening' }).last().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'did-earlier',
    who: 'vip',
    path: '/studio/hupeteta-hiit',
    shows: 'main h2',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Tegin teisel päeval' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'week-download',
    who: 'vip',
    path: '/calendar',
    shows: 'main a[href^="/studio/"]',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Salvesta nädala treeningud' }).click();
      await page
        .getByRole('dialog')
        .getByText(/videoid/u)
        .waitFor();
    },
  },
  {
    name: 'alarm',
    who: 'vip',
    path: '/settings',
    shows: '#settings-alarm',
    isForTraining: true,
    isWindowOnly: true,
    act: (page) => page.locator('#settings-alarm').evaluate((one) => one.scrollIntoView({ block: 'start' })),
  },
  {
    name: 'alarm-test',
    who: 'vip',
    path: '/settings',
    shows: '#settings-alarm',
    isWindowOnly: true,
    act: async (page) => {
      await page.locator('#settings-alarm').evaluate((one) => one.scrollIntoView({ block: 'start' }));
      await page.getByRole('button', { name: 'Proovi äratust' }).click();
    },
  },
];
