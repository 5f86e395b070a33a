/** Draws public/store/sharing.png, what a shared link shows, in the product's colours: `node scripts/sharing-picture.mjs`. */
import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { browserFlags, ensureBrowser } from './browser.mjs';

const root = new URL('../', import.meta.url);
const fontOf = async (/** @type {string} */ name, /** @type {string} */ file) => {
  const bytes = await readFile(new URL(`node_modules/@fontsource-variable/${file}`, root));
  return `@font-face { font-family: ${name}; font-weight: 200 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) }`;
};
const display = await fontOf(
  'Display',
  'bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const words = await fontOf('Words', 'figtree/files/figtree-latin-wght-normal.woff2');

/** @type {[x: number, y: number, turn: number][]} */
const LEAVES = [
  [228, 70, -52],
  [220, 96, -160],
  [208, 160, -24],
  [205, 196, -172],
  [200, 262, -12],
  [194, 306, 176],
  [184, 360, -6],
  [174, 404, 170],
];
/** @type {[x: number, y: number, radius: number][]} */
const BERRIES = [
  [232, 118, 20],
  [180, 140, 24],
  [214, 176, 28],
  [160, 196, 19],
  [246, 222, 26],
  [192, 232, 30],
  [226, 278, 32],
  [172, 290, 22],
  [250, 330, 22],
  [196, 340, 27],
  [160, 382, 20],
  [220, 402, 24],
];
const branch = `<path fill="none" stroke="#f2d9f5" stroke-width="7" stroke-linecap="round" d="M176 560C190 470 150 420 190 330S190 170 236 40"/>
${LEAVES.map(([x, y, turn], index) => `<path transform="translate(${x} ${y}) rotate(${turn})" fill="${index % 2 ? '#7ed0aa' : '#4fa583'}" d="M0 0C40-40 96-40 150 0 96 30 40 30 0 0Z"/>`).join('')}
${BERRIES.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#F39325"/><circle cx="${x - r * 0.32}" cy="${y - r * 0.36}" r="${r * 0.24}" fill="#ffd9a8"/>`).join('')}`;
const page = `<!doctype html><style>${display}${words}
body { margin: 0; inline-size: 1200px; block-size: 630px; position: relative; overflow: hidden; color: #fff;
  background: linear-gradient(120deg, #57265b 0%, #431b47 55%, #2f1033 100%); font: 500 35px/1.4 Words }
svg.branch { position: absolute; inset: -40px -10px auto auto; block-size: 760px }
main { position: absolute; inset: 84px auto auto 88px; inline-size: 660px }
.name { display: flex; align-items: center; gap: 22px; font: 750 52px/1 Display; letter-spacing: -.02em }
h1 { margin: 112px 0 34px; font: 750 94px/1 Display; letter-spacing: -.03em }
p { margin: 0; color: #f1ddf5 }
</style><svg class="branch" viewBox="0 0 400 560"><circle cx="330" cy="90" r="150" fill="#6d3672"/>${branch}</svg>
<main><div class="name"><svg viewBox="0 0 64 64" width="76"><path fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" stroke-linejoin="round" d="M15 12v40M15 41c3-13 26-16 27 1v10"/><circle cx="47" cy="16" r="8.5" fill="#F39325"/></svg>Hoog</div>
<h1>Leia oma hoog</h1><p>Treeningud, retseptid ja päevik naistele.<br>Ka siis, kui levi ei ole.</p></main>`;

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
const picture = await tab.screenshot();
await browser.close();
await sharp(picture)
  .png({ palette: true, colours: 128, effort: 10 })
  .toFile(new URL('public/store/sharing.png', root).pathname);
