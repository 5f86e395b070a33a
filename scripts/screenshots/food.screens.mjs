import { daysAgo } from './days.mjs';
import { words } from './words.mjs';

const { actions, food } = words;
const RECIPES = 'main a[href^="/recipes/"]';

/** @param {import('playwright-core').Locator} heart */
async function addFavourite(heart) {
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await heart
    .page()
    .getByRole('button', { name: name.replace('Lisa lemmikutesse', 'Eemalda lemmikutest') })
    .waitFor();
}

/** @type {import('./screen.d.ts').Screen[]} */
export const foodScreens = [
  { name: 'recipes', who: 'visitor', path: '/recipes', shows: RECIPES },
  { name: 'recipes', who: 'premium', path: '/recipes', shows: RECIPES },
  {
    name: 'recipes-filters',
    who: 'premium',
    path: '/recipes',
    shows: RECIPES,
    act: (page) => page.getByRole('button', { name: actions.filter }).click(),
  },
  {
    name: 'recipes-avoided',
    who: 'premium',
    path: '/recipes',
    shows: RECIPES,
    act: async (page) => {
      await page.getByRole('button', { name: 'Mida ma ei söö' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Pähklid', exact: true }).click();
      await page.getByRole('button', { name: /^Eemalda: Pähklid/ }).waitFor();
    },
  },
  {
    name: 'recipes-nothing-found',
    who: 'premium',
    path: '/recipes',
    shows: RECIPES,
    act: async (page) => {
      await page.getByRole('searchbox').fill('elevandisupp');
      await page.getByText(food.noResults.split('.')[0]).waitFor();
    },
  },
  { name: 'recipe', who: 'premium', path: '/recipes/ahjulohe-spargli-ja-kartuliga', shows: 'main ol li' },
  {
    name: 'recipe-own',
    who: 'premium',
    path: '/recipes/ahjulohe-spargli-ja-kartuliga',
    shows: 'main fieldset',
    isForTraining: true,
    act: async (page) => {
      await page.getByRole('radio', { name: '4 tärni' }).check();
      await page.getByRole('button', { name: 'Täna söödud' }).click();
      await page.getByText('Kõik päevad').click();
      await page.getByLabel('Minu märkus').fill('Vähem soola, rohkem tilli. Lapsele ilma sibulata.');
    },
  },
  {
    name: 'recipe-scale',
    who: 'premium',
    path: '/recipes/ahjulohe-spargli-ja-kartuliga',
    shows: 'main ol li',
    isForTraining: true,
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Arvuta kogused ümber' }).click();
      await page.getByLabel('Mul on seda').fill('423');
    },
  },
  {
    name: 'recipe-scaled',
    who: 'food',
    path: '/recipes/koorene-lohesupp',
    shows: 'main ol li',
    isForTraining: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Arvuta kogused ümber' }).click();
      await page.getByLabel('Mul on seda').fill('423');
      await page.getByRole('button', { name: 'Arvuta', exact: true }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'recipe-to-menu',
    who: 'premium',
    path: '/recipes/ahjulohe-spargli-ja-kartuliga',
    shows: 'main ol li',
    isForTraining: true,
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Lisa menüüsse' }).click();
      await page.getByRole('dialog').getByLabel('Päev').waitFor();
    },
  },
  { name: 'recipe-locked', who: 'uus', path: '/recipes/veisesteik-rukolasalatiga', shows: 'main h1' },
  { name: 'recipe-missing', who: 'premium', path: '/recipes/puuduv-retsept', shows: 'main h1' },
  {
    name: 'cook-mode',
    isForTraining: true,
    who: 'premium',
    path: '/recipes/ahjulohe-spargli-ja-kartuliga',
    shows: 'main ol li',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: food.cook }).filter({ visible: true }).first().click();
      await page.getByRole('button', { name: food.cookExit }).first().waitFor();
    },
  },
  { name: 'favourites', who: 'uus', path: '/favourites', shows: 'main h2' },
  {
    name: 'favourites',
    who: 'vip',
    path: '/favourites',
    shows: 'main li',
    before: async ({ page, origin }) => {
      await page.goto(`${origin}/recipes`);
      const heart = page.getByRole('button', { name: /^Lisa lemmikutesse/u });
      for (let count = 0; count < 3; count += 1) await addFavourite(heart.first());
      await page.goto(`${origin}/studio`);
      for (let count = 0; count < 2; count += 1) await addFavourite(heart.first());
    },
  },
  { name: 'together', who: 'uus', path: '/together', shows: 'main form' },
  {
    name: 'together',
    who: 'premium',
    path: '/together',
    shows: 'main ol',
    before: async ({ page, origin }) => {
      await page.goto(`${origin}/together?dish=koorene-lohesupp&dish=ahjulohe-spargli-ja-kartuliga`);
      await page.getByText(/^Alusta kell/u).waitFor();
      await page.getByRole('button', { name: 'Tee ajakava' }).click();
      await page.getByRole('checkbox').first().click();
    },
  },
  { name: 'pantry', who: 'uus', path: '/pantry', shows: 'main h2' },
  {
    name: 'pantry-foods',
    who: 'premium',
    path: '/pantry',
    shows: 'main h2',
    isWindowOnly: true,
    act: async (page) => {
      await page.getByRole('button', { name: /^Vali toiduained/u }).click();
      await page.getByRole('dialog').getByRole('button').nth(3).waitFor();
    },
  },
  {
    name: 'pantry',
    who: 'premium',
    path: '/pantry',
    shows: 'main li',
    isForTraining: true,
    before: async ({ page, origin }) => {
      await page.goto(`${origin}/pantry`);
      await page.getByRole('button', { name: /^Vali toiduained/u }).click();
      for (const name of ['Kanafilee', 'Kartul', 'Kreeka jogurt', 'Muna', 'Tomat', 'Oliiviõli']) {
        const chip = page.getByRole('dialog').getByRole('button', { name, exact: true });
        if ((await chip.getAttribute('aria-pressed')) === 'false') await chip.click();
      }
      await page.getByRole('link', { name: /./u }).first().waitFor();
    },
  },
  { name: 'shopping', who: 'uus', path: '/shopping', shows: 'main form', isForTraining: true },
  {
    name: 'shopping-days',
    who: 'premium',
    path: `/shopping?day=${daysAgo(0)}&view=week`,
    shows: 'dialog input',
    isWindowOnly: true,
  },
  {
    name: 'shopping',
    who: 'premium',
    path: '/shopping',
    shows: 'main li input',
    isForTraining: true,
    before: async ({ page, origin }) => {
      await page.goto(`${origin}/shopping?day=${daysAgo(0)}&view=week`);
      await page.getByRole('dialog').getByRole('button', { name: 'Lisa ostunimekirja' }).click();
      await page.getByRole('checkbox', { name: /^Tomat/u }).check();
      // Her list is the same at every width, so that it is at home already at all but the first.
      const atHome = page.getByRole('button', { name: 'Kodus olemas: Sool' });
      if (await atHome.isVisible()) await atHome.click();
      await page.getByLabel('Mida veel osta?').fill('Küünlad ja tikud');
      await page.getByRole('button', { name: 'Lisa rida' }).click();
      await page.getByText('Küünlad ja tikud').first().waitFor();
    },
  },
  { name: 'mealplan', who: 'premium', path: '/mealplan', shows: RECIPES },
  {
    name: 'mealplan-added',
    who: 'food',
    path: '/mealplan',
    shows: RECIPES,
    isForTraining: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Lisa söögikord' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /Datli/u }).click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
  },
  { name: 'mealplan', who: 'uus', path: '/mealplan', shows: 'main h1' },
  { name: 'mealplan', who: 'visitor', path: '/mealplan', shows: 'main h1' },
  {
    name: 'mealplan-week',
    who: 'premium',
    path: '/mealplan?view=week',
    shows: 'main [aria-current] a[href^="/recipes/"]',
  },
  { name: 'course', who: 'premium', path: '/nutrition/course', shows: 'main h2' },
  { name: 'course', who: 'uus', path: '/nutrition/course', shows: 'main h1' },
  {
    name: 'course-lesson',
    who: 'premium',
    path: '/nutrition/course',
    shows: 'main a[href*="lesson="]',
    act: async (page) => {
      await page.locator('main a[href*="lesson="]').first().click();
      await page.waitForURL(/lesson=/u);
      await page.locator('main h1').waitFor();
    },
  },
];
