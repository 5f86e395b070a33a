/**
 * `node scripts/store-pictures.mjs [origin]`: photographs the running app for the manifest's `screenshots`, which a
 * browser shows when it asks whether to install, and once more half as wide (`*.small.webp`) for the landing page. They
 * are in public/store/, outside of what is kept on phones.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { browserFlags, findBrowser } from './browser.mjs';

const [, , origin = 'http://localhost:4000'] = process.argv;
const folder = new URL('../public/store/', import.meta.url);
const QUALITY = 0.82;

const NARROW = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const WIDE = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

const pictures = [
  { file: 'kalender.webp', look: NARROW, path: '/calendar', ready: 'main a[href^="/studio/"]' },
  { file: 'stuudio-telefonis.webp', look: NARROW, path: '/studio', ready: 'main a[href^="/studio/"]' },
  { file: 'retseptid.webp', look: NARROW, path: '/recipes', ready: 'main a[href^="/recipes/"]' },
  {
    file: 'ostunimekiri.webp',
    look: NARROW,
    path: `/shopping?day=${new Date().toISOString().slice(0, 10)}&view=week`,
    ready: 'main li input',
    before: addTheWeek,
  },
  { file: 'stuudio.webp', look: WIDE, path: '/studio', ready: 'main a[href^="/studio/"]' },
];

/** @param {import('playwright-core').Page} page */
async function signIn(page) {
  await page.goto(`${origin}/login`);
  await page.getByLabel('E-posti aadress').fill('premium@example.com');
  await page.getByLabel('Parool', { exact: true }).fill('Hoog2026');
  await page.getByRole('main').getByRole('button', { name: 'Logi sisse' }).click();
  await page.locator('main a[href^="/studio/"]').first().waitFor();
}

/** @param {import('playwright-core').Page} page */
async function addTheWeek(page) {
  await page.getByRole('dialog').getByRole('button', { name: 'Lisa ostunimekirja' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByRole('checkbox', { name: /^Tomat/u }).check();
  // Without the message that it was added.
  await page.goto(`${origin}/shopping`);
}

/**
 * Chromium photographs in PNG; a canvas makes a WebP a quarter of the size of it, drawn `scale` times as large.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {number} scale
 */
async function toWebp(page, png, scale = 1) {
  await page.goto('about:blank');
  const address = await page.evaluate(
    async ({ source, quality, factor }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.naturalWidth * factor;
      canvas.height = image.naturalHeight * factor;
      const drawing = canvas.getContext('2d');
      if (drawing === null) throw new Error('There is no canvas to draw on.');
      drawing.imageSmoothingQuality = 'high';
      drawing.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/webp', quality);
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, quality: QUALITY, factor: scale },
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/**
 * @param {string} file
 * @param {Buffer} bytes
 */
async function keep(file, bytes) {
  await writeFile(new URL(file, folder), bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(0)} kB`);
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
await mkdir(folder, { recursive: true });
for (const { file, look, path, ready, before } of pictures) {
  const context = await browser.newContext({
    ...look,
    locale: 'et-EE',
    timezoneId: 'Europe/Tallinn',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await signIn(page);
  await page.goto(origin + path);
  await before?.(page);
  await page.locator(ready).first().waitFor();
  // Every picture in sight is drawn.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  const png = await page.screenshot();
  await keep(file, await toWebp(page, png));
  if (look === NARROW) await keep(file.replace('.webp', '.small.webp'), await toWebp(page, png, 0.5));
  await context.close();
}
await browser.close();
