import { GYM, setLifts } from './server-state.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./screen.d.ts').Screen} Screen */

const PLAYER = 'dialog[open]';

const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole('button', { name, exact: true });

/**
 * Begins the training, or goes on with it, at a set counted from 1.
 * @param {Page} page
 * @param {number} [set]
 */
async function train(page, set = 1) {
  const go = page.getByRole('link', { name: 'Jätka treeningut' });
  const start = button(page, 'Alusta treeningut');
  await go.or(start).first().waitFor();
  if (await go.isVisible()) await go.click();
  else await start.click();
  await page.locator(PLAYER).waitFor();
  await button(page, 'Kava').click();
  await page
    .getByRole('dialog', { name: 'Kava' })
    .getByRole('listitem')
    .nth(set - 1)
    .getByRole('button')
    .first()
    .click();
}

/** @param {Page} page */
async function finish(page) {
  await button(page, 'Lõpeta treening').first().click();
  await page
    .getByRole('dialog', { name: 'Kas lõpetada' })
    .getByRole('button', { name: 'Lõpeta treening' })
    .click();
  await page.getByRole('heading', { name: 'Treening on tehtud' }).waitFor();
}

/**
 * A state of the gym training. All are of one device, so the training goes on from screen to screen.
 * @param {string} name
 * @param {(page: Page) => Promise<unknown>} act
 * @returns {Screen}
 */
const guided = (name, act) => ({
  name: `guided-${name}`,
  who: 'vip',
  path: `/studio/${GYM}`,
  shows: 'main h2',
  isForTraining: true,
  isWindowOnly: true,
  act,
});

/** @type {Screen[]} */
export const guidedScreens = [
  { ...guided('timed', (page) => train(page)), before: setLifts },
  guided('running', async (page) => {
    await train(page);
    await button(page, 'Alusta seeriat').click();
    await button(page, 'Peata aeg').waitFor();
  }),
  guided('paused', async (page) => {
    await train(page);
    await button(page, 'Alusta seeriat').click();
    await button(page, 'Peata aeg').click();
    await button(page, 'Jätka aega').waitFor();
  }),
  guided('counted', (page) => train(page, 2)),
  guided('side', (page) => train(page, 4)),
  guided('weighed', (page) => train(page, 6)),
  guided('rest', async (page) => {
    await train(page, 7);
    await button(page, 'Suurem raskus').click();
    await button(page, 'Seeria tehtud').click();
    await button(page, '+15 s, pikenda pausi').waitFor();
  }),
  guided('record', async (page) => {
    await train(page, 12);
    await button(page, 'Suurem raskus').click();
    await button(page, 'Suurem raskus').click();
    await button(page, 'Seeria tehtud').click();
    await page.getByText('Rekord', { exact: true }).first().waitFor();
  }),
  guided('plan', async (page) => {
    await train(page, 9);
    await button(page, 'Kava').click();
    await page.getByRole('dialog', { name: 'Kava' }).waitFor();
  }),
  guided('history', async (page) => {
    await train(page, 9);
    await page.getByRole('button', { name: /^Eelmine kord/u }).click();
    await page.getByRole('heading', { name: 'Kõik korrad' }).waitFor();
  }),
  guided('notes', async (page) => {
    await train(page, 9);
    await button(page, 'Kava').click();
    await page
      .getByRole('dialog', { name: 'Kava' })
      .getByRole('button', { name: 'Pingutus ja märkus' })
      .click();
    await page.getByRole('dialog', { name: 'Pingutus ja märkus' }).waitFor();
  }),
  guided('finish', async (page) => {
    await train(page, 9);
    await button(page, 'Lõpeta treening').click();
    await page.getByRole('dialog', { name: 'Kas lõpetada' }).waitFor();
  }),
  {
    ...guided('unfinished', (page) => page.getByText('Pooleli treening', { exact: true }).first().waitFor()),
    isWindowOnly: false,
  },
  {
    ...guided('unfinished-calendar', (page) =>
      page.getByText('Pooleli treening', { exact: true }).first().waitFor(),
    ),
    path: '/calendar',
  },
  {
    ...guided('start-question', async (page) => {
      await button(page, 'Alusta treeningut').click();
      await page.getByRole('dialog', { name: 'Sul on treening pooleli' }).waitFor();
    }),
    path: '/studio/hupeteta-hiit',
  },
  guided('plan-over', async (page) => {
    await train(page, 28);
    await button(page, 'Järgmine seeria').click();
    await page.getByRole('heading', { name: 'Kava on läbi' }).waitFor();
  }),
  guided('end', async (page) => {
    await train(page, 8);
    await button(page, 'Seeria tehtud').click();
    await finish(page);
  }),
  guided('share', async (page) => {
    await train(page, 6);
    await button(page, 'Suurem raskus').click();
    await button(page, 'Seeria tehtud').click();
    await finish(page);
    await button(page, 'Jaga pildina').click();
    const sheet = page.getByRole('dialog', { name: 'Pilt jagamiseks' });
    for (const box of await sheet.getByRole('checkbox').all()) await box.check();
    await sheet.getByRole('img', { name: /min/u }).waitFor();
  }),
];
