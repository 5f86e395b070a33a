/**
 * `npm run screenshots`: builds the stale parts, serves them with fresh demo data from a temporary folder, and takes every screen
 * at two widths in both themes. They are in `screenshots/`, with contact sheets to look at first. Screens that she uses while she
 * trains are also taken on a small phone and on a phone on its side. `npm run screenshots -- calendar diary` takes only the
 * screens whose names begin so; `--390`, `--1280`, `--320`, `--844`, `--light`, `--dark` restrict the looks. Ends with 1 if a
 * screen did not show what it should.
 */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { ensureBrowser, browserFlags, HOW_TO_GET_A_BROWSER } from './browser.mjs';
import { buildStale } from './build.mjs';
import { drawContactSheets } from './screenshots/contact-sheet.mjs';
import { DeviceGroup } from './screenshots/device-group.mjs';
import { screens } from './screenshots/screens.mjs';
import { serveProduct } from './screenshots/served-product.mjs';

const FOLDER = new URL('../screenshots/', import.meta.url);
const WIDTHS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 320, height: 568, isForTraining: true },
  { width: 844, height: 390, isForTraining: true },
];
const THEMES = /** @type {const} */ (['light', 'dark']);

const asked = process.argv.slice(2);
const names = asked.filter((word) => !word.startsWith('--'));
const wanted = screens.filter(
  ({ name }) => names.length === 0 || names.some((part) => name.startsWith(part)),
);
const viewports = WIDTHS.filter(({ width }) =>
  isAsked(
    String(width),
    WIDTHS.map((one) => String(one.width)),
  ),
);
const themes = THEMES.filter((theme) => isAsked(theme, THEMES));

/**
 * Returns whether `--look` is among the options, or none of its kind is.
 * @param {string} look
 * @param {readonly string[]} kind
 */
function isAsked(look, kind) {
  return asked.includes(`--${look}`) || !kind.some((other) => asked.includes(`--${other}`));
}

/** @param {(typeof WIDTHS)[number]} viewport */
function screensAt({ isForTraining = false }) {
  return wanted.filter((screen) => !isForTraining || screen.isForTraining);
}

/**
 * @param {string} origin
 * @param {() => Promise<import('playwright-core').Browser>} launch
 */
async function takeAll(origin, launch) {
  const faults = [];
  const taken = [];
  const total = viewports.reduce((sum, viewport) => sum + screensAt(viewport).length, 0);
  let count = 0;
  for (const viewport of viewports) {
    let browser = await launch();
    let devices = new DeviceGroup(browser, origin, viewport);
    for (const screen of screensAt(viewport)) {
      count += 1;
      let { files, fault } = await devices.take(screen, themes, FOLDER);
      if (!browser.isConnected()) {
        // It ended under us, as on a machine short of memory: once more in a new one.
        browser = await launch();
        devices = new DeviceGroup(browser, origin, viewport);
        ({ files, fault } = await devices.take(screen, themes, FOLDER));
      }
      taken.push(...files);
      if (fault) faults.push(`${screen.name} at ${viewport.width}: ${fault}`);
      console.log(`${fault ? '✗' : '✓'} ${count}/${total} ${screen.name}.${screen.who} ${viewport.width}`);
    }
    await browser.close();
  }
  return { faults, taken };
}

/** Removes the pictures that this run takes again and every contact sheet; other pictures of earlier runs stay. */
async function clearFolder() {
  await mkdir(FOLDER, { recursive: true });
  for (const file of await readdir(FOLDER)) {
    const [name, , width, theme] = file.split('.');
    const isRetaken =
      wanted.some((screen) => screen.name === name) &&
      viewports.some((viewport) => String(viewport.width) === width) &&
      themes.some((one) => one === theme);
    const isStale = file.startsWith('_') || isRetaken;
    if (isStale) await rm(new URL(file, FOLDER));
  }
}

if (wanted.length === 0) {
  console.error(`No screen is called so. There are: ${screens.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const executablePath = ensureBrowser();
if (executablePath === undefined) {
  console.error(HOW_TO_GET_A_BROWSER);
  process.exit(1);
}
await buildStale();
await clearFolder();
const product = await serveProduct();
try {
  const launch = () => chromium.launch({ executablePath, args: browserFlags });
  const { faults, taken } = await takeAll(product.origin, launch);
  const sheets = await drawContactSheets(taken, FOLDER);
  console.log(`${taken.length} pictures and ${sheets.length} contact sheets (_*.png) in ${FOLDER.pathname}`);
  for (const fault of faults) console.error(`✗ ${fault}`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await product.stop();
}
