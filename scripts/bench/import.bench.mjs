/**
 * An Apple Health export of a gigabyte, through the import's own screen up to its preview: how long it takes against the
 * browser's own unpacking of the same file with nothing read in it, and how much the renderers grow meanwhile (Linux only).
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../browser.mjs';
import { ratioRow } from './figures.mjs';
import { READINGS, writeHealthExport } from './health-export.mjs';
import { signIn } from './signed-in.mjs';

const ROUNDS = Number(process.env['BENCH_IMPORT_ROUNDS'] ?? 3);
const XML_BYTES = 1_000_000_000;
const BOUND_MB = 200;
const SAMPLE_MS = 50;
const LIMIT_MS = 10 * 60_000;

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ ms: number, grownMb: number }} Round */

/**
 * @param {string} origin
 * @param {string | undefined} executablePath
 */
export async function benchImport(origin, executablePath) {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-'));
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const archive = await writeHealthExport(join(folder, 'export.zip'), XML_BYTES);
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await signIn(page, origin);
    /** @type {Round[]} */
    const ours = [];
    /** @type {Round[]} */
    const floor = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await page.goto(`${origin}/diary/import`);
      await page.waitForLoadState('networkidle');
      ours.push(await measured(browser, () => importFile(page, archive.path)));
      const bare = await context.newPage();
      await bare.setContent('<input type="file">');
      floor.push(await measured(browser, () => unpackBare(bare, archive)));
      await bare.close();
    }
    return rowsOf(ours, floor, archive);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {Round[]} ours
 * @param {Round[]} floor
 * @param {{ size: number, packedSize: number }} archive
 */
function rowsOf(ours, floor, { size, packedSize }) {
  const megabytes = (/** @type {number} */ bytes) => `${Math.round(bytes / 1e6)} MB`;
  const grown = Math.max(...ours.map(({ grownMb }) => grownMb));
  const grownBare = Math.max(...floor.map(({ grownMb }) => grownMb));
  const ms = (/** @type {Round[]} */ rounds) => rounds.map((round) => round.ms);
  return [
    ratioRow(
      `an Apple Health export of ${megabytes(size)} (${megabytes(packedSize)} packed) to its preview, against bare unpacking`,
      { ours: ms(ours), floor: ms(floor) },
    ),
    {
      name: 'what the page grows by meanwhile, at most',
      figure: `${grown.toFixed(0)} MB`,
      detail: `bare unpacking ${grownBare.toFixed(0)} MB, ${(grown / grownBare).toFixed(2)} times; ${ROUNDS} rounds`,
      bound: `≤ ${BOUND_MB} MB`,
      isMet: grown <= BOUND_MB,
    },
  ];
}

/**
 * @param {Page} page
 * @param {string} path
 */
async function importFile(page, path) {
  await page.getByLabel('Vali fail').setInputFiles(path);
  await page.getByRole('heading', { name: 'Eelvaade' }).waitFor({ timeout: LIMIT_MS });
  const text = await page.getByRole('main').innerText();
  if (!text.replace(/\s/g, '').includes(String(READINGS)))
    throw new Error(`The preview does not tell of ${READINGS} measurements`);
}

/**
 * @param {Page} page
 * @param {{ path: string, start: number, packedSize: number, size: number }} archive
 */
async function unpackBare(page, { path, start, packedSize, size }) {
  await page.locator('input').setInputFiles(path);
  const unpacked = await page.evaluate(
    async ([from, to]) => {
      const file = document.querySelector('input')?.files?.[0];
      if (!file) throw new Error('No file');
      const packed = file.slice(from, to).stream();
      const reader = packed.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
      let bytes = 0;
      for (let read = await reader.read(); !read.done; read = await reader.read()) bytes += read.value.length;
      return bytes;
    },
    /** @type {const} */ ([start, start + packedSize]),
  );
  if (unpacked !== size) throw new Error(`Unpacked ${unpacked} of ${size} bytes`);
}

/**
 * Measures how long `work` takes, and by how much the renderers grow at most until then.
 * @param {Browser} browser
 * @param {() => Promise<void>} work
 * @returns {Promise<Round>}
 */
async function measured(browser, work) {
  const session = await browser.newBrowserCDPSession();
  const memory = () => renderersMegabytes(session);
  const before = await memory();
  let most = before;
  let isOver = false;
  const sampling = (async () => {
    while (!isOver) {
      most = Math.max(most, await memory());
      await new Promise((resolve) => setTimeout(resolve, SAMPLE_MS));
    }
  })();
  const startedAt = performance.now();
  await work().finally(() => (isOver = true));
  const ms = performance.now() - startedAt;
  await sampling;
  await session.detach();
  return { ms, grownMb: most - before };
}

/** @param {import('playwright-core').CDPSession} session */
async function renderersMegabytes(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => privateMegabytes(id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * The memory that no other process shares; nothing for one that has ended.
 * @param {number} id
 */
async function privateMegabytes(id) {
  const text = await readFile(`/proc/${id}/smaps_rollup`, 'utf8').catch(() => '');
  const kilobytes = [...text.matchAll(/^(?:Private_Clean|Private_Dirty|Swap):\s+(\d+) kB/gm)];
  return kilobytes.reduce((sum, [, value]) => sum + Number(value), 0) / 1000;
}
