import sharp from 'sharp';
import { daysAgo } from './days.mjs';
import { words } from './words.mjs';

const { actions, diary } = words;
const ROWS = 'main ol > li dd';
/** A table with everything that a preview says: what is added, questions, columns without a place, rows that are wrong. */
const WEIGHT_TABLE = `Date,Weight,Waist (cm),Fat mass (kg)
${daysAgo(400)} 07:05:00,68.5,81,15.2
${daysAgo(399)} 07:00:00,68.4,,15.1
${daysAgo(398)} 07:10:00,684,,15
${daysAgo(397)} 25:10:00,68.2,,15
`;

/** A table whose names of columns say little. */
const OWN_TABLE = `Millal;Numbrid;Vöökoht;
${daysAgo(400)};68,5;81;hommikul enne sööki ja pärast jooksu
${daysAgo(399)};68,4;;
${daysAgo(398)};68,2;80,5;
`;

/** @param {import('playwright-core').Page} page */
export async function openSheet(page) {
  await page.getByRole('button', { name: diary.addMeasurement }).click();
  const sheet = page.getByRole('dialog', { name: diary.addMeasurement });
  await sheet.waitFor();
  return sheet;
}

/**
 * Fills and saves the sheet of the diary that is open.
 * @param {import('playwright-core').Page} page
 * @param {string} weight
 * @param {{ photo?: Buffer, day?: string }} more
 */
export async function addMeasurement(page, weight, { photo, day } = {}) {
  const sheet = await openSheet(page);
  await sheet.getByLabel(diary.weight, { exact: true }).fill(weight);
  if (day) await sheet.getByLabel(diary.date).fill(day);
  if (photo) {
    await sheet
      .getByLabel(diary.choosePhoto)
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await sheet.getByRole('img').first().waitFor();
  }
  await sheet.getByRole('button', { name: actions.save }).click();
  await sheet.waitFor({ state: 'hidden' });
}

/** @param {import('./screen.d.ts').Visit} visit */
async function addTwoPhotos({ page, origin }) {
  await page.goto(`${origin}/diary`);
  for (const { weight, colour, day } of [
    { weight: '59,4', colour: '#b58aa5', day: daysAgo(70) },
    { weight: '59,1', colour: '#8aa5b5', day: undefined },
  ]) {
    await page.locator(ROWS).first().waitFor();
    const photo = await sharp({ create: { width: 900, height: 1200, channels: 3, background: colour } })
      .jpeg()
      .toBuffer();
    await addMeasurement(page, weight, { photo, day });
  }
}

/** @type {import('./screen.d.ts').Screen[]} */
export const diaryScreens = [
  { name: 'diary', who: 'visitor', path: '/diary', shows: 'main h1' },
  { name: 'diary', who: 'uus', path: '/diary', shows: 'main h2' },
  { name: 'diary', who: 'premium', path: '/diary', shows: ROWS },
  { name: 'diary-import', who: 'premium', path: '/diary/import', shows: 'main h2' },
  {
    name: 'diary-import-preview',
    who: 'premium',
    path: '/diary/import',
    shows: 'main h2',
    act: async (page) => {
      await page.locator('main input[type="file"]').setInputFiles({
        name: 'weight.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(WEIGHT_TABLE),
      });
      await page.locator('main dl').first().waitFor();
    },
  },
  {
    name: 'diary-import-columns',
    who: 'premium',
    path: '/diary/import',
    shows: 'main h2',
    act: async (page) => {
      await page.locator('main input[type="file"]').setInputFiles({
        name: 'minu.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(OWN_TABLE),
      });
      await page.locator('main select').first().waitFor();
    },
  },
  {
    name: 'diary-sheet',
    who: 'premium',
    path: '/diary',
    shows: ROWS,
    isWindowOnly: true,
    act: openSheet,
  },
  {
    name: 'diary-sheet-errors',
    who: 'premium',
    path: '/diary',
    shows: ROWS,
    isWindowOnly: true,
    act: async (page) => {
      const sheet = await openSheet(page);
      await sheet.getByLabel(diary.weight, { exact: true }).fill('abc');
      await sheet.getByRole('button', { name: actions.save }).click();
      await sheet.locator('[aria-invalid="true"]').first().waitFor();
    },
  },
  {
    name: 'diary-first-sheet',
    who: 'uus',
    path: '/diary',
    shows: 'main h2',
    isWindowOnly: true,
    act: openSheet,
  },
  {
    name: 'diary-delete',
    who: 'premium',
    path: '/diary',
    shows: ROWS,
    isWindowOnly: true,
    act: async (page) => {
      await page
        .getByRole('button', { name: new RegExp(`^${actions.delete}`, 'u') })
        .first()
        .click();
      await page.getByText(diary.measurementDeleted).first().waitFor();
    },
  },
  {
    name: 'photo-compare',
    who: 'vip',
    path: '/diary',
    shows: ROWS,
    isWindowOnly: true,
    before: addTwoPhotos,
    act: async (page) => {
      await page.getByRole('button', { name: diary.comparePhotos }).click();
      await page.getByRole('dialog').getByRole('img').nth(1).waitFor();
    },
  },
];
