/** The first library of ten thousand recipes, each with a cover of its own: how long until a phone has it, and what it takes there. */
import { cp, link, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../browser.mjs';
import { signIn } from './signed-in.mjs';

const RECIPES = 10_000;
const LIMIT_MS = 300_000;

/**
 * Copies the built content, with every recipe as often as it takes to be so many. Returns the folder, for CONTENT_DIR.
 * @param {string} built
 */
export async function makeLargeContent(built) {
  const folder = await mkdtemp(join(tmpdir(), 'hoog-bench-content-'));
  await cp(built, folder, { recursive: true });
  const file = join(folder, 'content.json');
  /** @type {import('../../server/modules/platform/content/content.ts').Content} */
  const content = JSON.parse(await readFile(file, 'utf8'));
  const recipes = [...content.recipes];
  for (let round = 1; recipes.length < RECIPES; round += 1) {
    for (const recipe of content.recipes.slice(0, RECIPES - recipes.length)) {
      const thumbnail = recipe.thumbnail.replace('covers/', `covers/${round}-`);
      await link(join(folder, recipe.thumbnail), join(folder, thumbnail));
      const name_EE = `${recipe.name_EE} ${round}`;
      recipes.push({ ...recipe, id: `${recipe.id}-${round}`, name_EE, thumbnail });
    }
  }
  await writeFile(file, JSON.stringify({ ...content, recipes, version: `${content.version}-large` }));
  return folder;
}

/**
 * @param {string} origin Of a server with that content.
 * @param {string | undefined} executablePath
 */
export async function benchLibrary(origin, executablePath) {
  const profile = await mkdtemp(join(tmpdir(), 'hoog-bench-profile-'));
  // A browser without a folder keeps everything in memory, and data has another size there.
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: browserFlags });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const startedAt = performance.now();
    await signIn(page, origin);
    const seconds = async (/** @type {'state' | 'pictures'} */ what) => {
      while (!(await page.evaluate(hasPart, what))) {
        if (performance.now() - startedAt > LIMIT_MS) throw new Error(`The library has no ${what}`);
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      return (performance.now() - startedAt) / 1000;
    };
    const texts = await seconds('state');
    const whole = await seconds('pictures');
    const { usage = NaN } = await page.evaluate(() => navigator.storage.estimate());
    const megabytes = usage / 1e6;
    return [
      {
        name: `the first library of ${RECIPES} recipes, from signing in`,
        figure: `${whole.toFixed(1)} s, ${megabytes.toFixed(1)} MB`,
        detail: `its texts after ${texts.toFixed(1)} s; the app’s own files among the bytes`,
        bound: '≤ 30 s, ≤ 30 MB',
        isMet: whole <= 30 && megabytes <= 30,
      },
    ];
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/**
 * Runs in the page: whether the member's library has been compared, and whether it has its pictures.
 * @param {'state' | 'pictures'} what
 */
async function hasPart(what) {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((each) => each.startsWith('app-library:') && !each.endsWith(':visitor'));
  if (name === undefined) return false;
  return new Promise((resolve) => {
    const opening = indexedDB.open(name);
    opening.onerror = () => resolve(false);
    opening.onsuccess = () => {
      const store = what === 'state' ? 'state' : 'parts';
      const reading = opening.result.transaction(store).objectStore(store).getKey(what);
      reading.onsuccess = () => resolve(reading.result !== undefined);
      reading.onerror = () => resolve(false);
      opening.result.close();
    };
  });
}
