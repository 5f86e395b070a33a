import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { trainingsText } from '../../src/features/training/trainings/trainings.text.ts';
import { addDays, dayOf, momentOf } from '../../contract/moments.ts';
import { expect, testWithApp as test, testWithFilms } from '../support/product-test.ts';
import { mealsOf, trainingNeverDone } from '../support/recipes-on-server.ts';
import { actions, calendar, food, nav, training } from '../support/words.ts';

/** Its steps have several times, and it is open to everyone. */
const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };

test('a member finds a recipe without its diacritics, filters the list, and finds both again when she comes back @breadth', async ({
  device,
  page,
}) => {
  await device.fill('/recipes');
  await page.getByRole('searchbox', { name: recipesText.searchLabel }).fill('lohe');
  await page.getByRole('button', { name: actions.filter }).click();
  await page.getByRole('button', { name: 'Kuni 45 min' }).click();
  await page.getByRole('button', { name: /^Näita \d+ retsepti$/ }).click();
  await expect(page).toHaveURL(/q=lohe&minutes=45/);
  await page.getByRole('link', { name: SOUP.name }).click();
  await expect(device.heading(SOUP.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('lohe');
  await expect(page.getByRole('button', { name: 'Eemalda filter Kuni 45 min' })).toBeVisible();
  await page.getByRole('searchbox').fill('midagi olematut');
  await expect(page.getByText(food.noResults)).toBeVisible();
  await page.getByRole('button', { name: actions.clearFilters }).click();
  // Before it in the page is what is read aloud once she pauses.
  await expect(page.getByText(/^\d+ retsepti$/).last()).toBeVisible();
  // By its time alone: how many are left shows that some are not.
  await page.getByRole('button', { name: actions.filter }).click();
  await page.getByRole('button', { name: 'Kuni 15 min' }).click();
  await page.getByRole('button', { name: /^Näita \d+ retsepti$/ }).click();
  await expect(page.getByText(/^\d+ \/ \d+ retsepti$/).last()).toBeVisible();
});

test('a member goes back from a recipe far down the list to the very card she left', async ({
  device,
  page,
}) => {
  await device.fill('/recipes');
  const cards = page.locator('[data-row]');
  await expect(cards.first()).toBeVisible();
  for (let wheel = 0; wheel < 8; wheel += 1) await page.mouse.wheel(0, 1500);
  const card = cards.nth(60);
  // Waits until the list stops moving.
  await card.getByRole('link').hover();
  const name = await card.getByRole('link').textContent();
  const before = await card.boundingBox();
  await card.getByRole('link').click();
  await expect(device.heading(name ?? '')).toBeVisible();
  await page.goBack();
  await expect
    .poll(async () => Math.abs(((await card.boundingBox())?.y ?? -9999) - (before?.y ?? 0)))
    .toBeLessThan(60);
});

test('a member cooks offline: step by step, with timers and ticks that survive a reload', async ({
  device,
  page,
  context,
}) => {
  await device.fill();
  await context.setOffline(true);
  await device.open(SOUP.path);
  await page.getByRole('checkbox', { name: /lõhefilee/i }).check();
  await page.getByRole('button', { name: food.cook }).click();
  const cooking = page.getByRole('dialog', { name: SOUP.name });
  await cooking.getByRole('button', { name: recipesText.nextStep }).click();
  await cooking.getByRole('button', { name: 'Käivita taimer: 12–15 minutit' }).click();
  await expect(cooking.getByRole('timer')).toHaveText(/^1[12]:\d\d$/);
  const cooked = async () => (await device.waitingMarks('cooking')).map(({ value }) => value);
  await expect
    .poll(cooked)
    .toContainEqual(expect.objectContaining({ step: 2, ticked: [expect.any(Number)] }));
  await page.reload();
  await expect(cooking.getByText('Samm 2 / 4')).toBeVisible();
  await expect(cooking.getByRole('timer')).toHaveText(/^(?:11|10|9|8):\d\d$/);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Jätka sammust 2' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /lõhefilee/i })).toBeChecked();
});

test('a member doubles the portions: amounts double, in the steps too, a portion’s energy does not @breadth', async ({
  device,
  page,
}) => {
  await device.open(SOUP.path);
  const energy = page.getByRole('row', { name: new RegExp(food.energy) });
  const before = await energy.textContent();
  const list = page.getByRole('region', { name: food.ingredients });
  await expect(list).toContainText('400\u00A0g');
  for (let half = 0; half < 8; half += 1) {
    await page.getByRole('button', { name: recipesText.moreServings }).click();
  }
  await expect(list).toContainText('800\u00A0g');
  await expect(page.getByRole('region', { name: food.method })).toContainText('1,6\u00A0l vett');
  expect(await energy.textContent()).toBe(before);
});

test('a member reads the menu of any day of this week and the next offline @breadth', async ({
  device,
  page,
  context,
  record,
}) => {
  await device.fill();
  const tomorrow = addDays(dayOf(momentOf(new Date())), 1);
  const inAWeek = addDays(tomorrow, 6);
  const [ofTomorrow, ofNextWeek] = await Promise.all([mealsOf(record, tomorrow), mealsOf(record, inAWeek)]);
  await context.setOffline(true);
  await device.open('/mealplan');
  await page.getByRole('button', { name: mealplanText.nextDay }).click();
  await expect(page.getByRole('heading', { level: 2, name: /Homme/i })).toBeVisible();
  for (const meal of ofTomorrow) await expect(page.getByRole('link', { name: meal })).toBeVisible();
  await expect(page.getByRole('region', { name: food.dayTotal })).toContainText('kcal');
  await expect(page.getByText(/^Näitan salvestatud seisu/)).toBeVisible();
  await device.open(`/mealplan?date=${inAWeek}&view=week`);
  for (const meal of ofNextWeek) await expect(page.getByRole('link', { name: meal }).first()).toBeVisible();
});

test('a member undoes a completed training while she is offered to, and the server never hears of it @breadth', async ({
  device,
  page,
  network,
  record,
}) => {
  await device.openTraining(await trainingNeverDone(record));
  network.forget();
  // By key, after which she has twenty seconds to take it back.
  await page.getByRole('button', { name: calendar.markDone }).press('Enter');
  await expect(page.getByText(calendar.doneToday)).toBeVisible();
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(page.getByRole('button', { name: calendar.markDone })).toBeVisible();
  await device.expectAllSent();
  expect(network.log.filter(({ body }) => body.includes('mutation'))).toEqual([]);
});

testWithFilms(
  'a member follows the written plan when the video cannot load, and is told why @films @breadth',
  async ({ device, page, context }) => {
    await device.fill();
    await context.setOffline(true);
    await device.open('/studio/hommikune-aratus');
    await expect(page.getByText(trainingsText.videoFailed)).toBeVisible();
    await expect(page.getByRole('heading', { name: training.warmup })).toBeVisible();
    await device.markTrainingDone();
  },
);

test('a visitor sees what is closed, why, and the way to the plan that opens it', async ({
  network,
  openPhone,
}) => {
  const page = await openPhone();
  await page.goto(`${network.origin}/mealplan`);
  await expect(page.getByText('Päevamenüü kuulub paketti Toitumine.')).toBeVisible();
  await page.goto(`${network.origin}/studio/jalapaev-jousaalis`);
  await expect(page.getByText('See treening kuulub paketti Treeningud.')).toBeVisible();
  await expect(page.getByRole('region', { name: trainingsText.opening })).toContainText(trainingsText.rest);
  await expect(page.getByRole('heading', { name: training.warmup })).toBeHidden();
  await expect(page.getByRole('button', { name: calendar.markDone })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: training.seePlans })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: nav['/login'] }).click();
  await expect(page).toHaveURL(/\/login/);
});

testWithFilms(
  'a visitor is told that a closed training has a video too @films @breadth',
  async ({ network, page }) => {
    await page.goto(`${network.origin}/studio/ulakeha-hantlitega`);
    await expect(page.getByRole('region', { name: trainingsText.opening })).toContainText(
      trainingsText.restWithVideo,
    );
  },
);
