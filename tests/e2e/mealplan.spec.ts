import { addDays, dayOf, mondayOf, momentOf, weekdayOf } from '../../contract/moments.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { pressTwiceAtOnce } from '../support/press-twice.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { mealsOf } from '../support/recipes-on-server.ts';
import { food, nav } from '../support/words.ts';

const KCAL = /[\d\u00A0]+\u00A0kcal/g;
const today = () => dayOf(momentOf(new Date()));

/** The energy values in `text`, in kcal. */
function energiesIn(text: string | null): number[] {
  return [...(text ?? '').matchAll(KCAL)].map(([found]) => Number(found.replace(/\D/g, '')));
}

test('a day of the menu adds up to its total, and the week shows the same total for that day @breadth', async ({
  device,
  page,
  record,
}) => {
  // A day that both this week's view and the day view can show, whatever today is.
  const day = addDays(mondayOf(today()), weekdayOf(today()) === 3 ? 3 : 2);
  const names = await mealsOf(record, day);
  await device.open(`/mealplan?date=${day}`);
  const meals = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(meals).toHaveCount(names.length);
  for (const [index, name] of names.entries()) await expect(meals.nth(index)).toContainText(name);
  const ofMeals = energiesIn((await meals.allTextContents()).join('\n'));
  const [total = 0] = energiesIn(await page.getByRole('region', { name: food.dayTotal }).textContent());
  expect(ofMeals).toHaveLength(names.length);
  expect(ofMeals.reduce((sum, each) => sum + each, 0)).toBe(total);

  await page.getByRole('radio', { name: mealplanText.week }).check();
  await expect(page).toHaveURL(/view=week/);
  const past = page.getByRole('button', { name: /möödunud/ });
  // From Tuesday on.
  if (mondayOf(today()) !== today()) await past.click();
  const inWeek = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: formatDayWithWeekday(day) }) });
  for (const name of names) await expect(inWeek.getByRole('link', { name })).toBeVisible();
  expect(energiesIn(await inWeek.textContent())[0]).toBe(total);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
  await inWeek.getByRole('heading', { level: 3 }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(formatDayWithWeekday(day));
  await expect(page.getByRole('region', { name: food.dayTotal })).toBeVisible();
});

test('two quick presses on the next day, or the next week, count as two @breadth', async ({
  device,
  page,
}) => {
  await device.open('/mealplan');
  const when = page.getByRole('heading', { level: 2 });
  await expect(when).toContainText(formatDayWithWeekday(today()));
  await pressTwiceAtOnce(page.getByRole('button', { name: mealplanText.nextDay }));
  await expect(when).toContainText(formatDayWithWeekday(addDays(today(), 2)));
  await expect(page).toHaveURL(new RegExp(`date=${addDays(today(), 2)}$`));
  await page.getByRole('radio', { name: mealplanText.week }).check();
  await pressTwiceAtOnce(page.getByRole('button', { name: mealplanText.previousWeek }));
  await expect(page).toHaveURL(new RegExp(`date=${addDays(today(), 2 - 14)}&view=week$`));
});

test('a member steps through the menu’s days, opens a meal’s recipe and comes back to the day she left @breadth', async ({
  device,
  page,
  record,
  network,
}) => {
  const day = addDays(today(), 2);
  const [, meal = ''] = await mealsOf(record, day);
  // Slow enough to see what shows meanwhile: only the day's name, and no claim of an empty menu.
  network.fail(({ body }) => body.includes('MealPlanScreen_Day'), { type: 'delay', delayMs: 700 });
  await device.open('/mealplan');
  const when = page.getByRole('heading', { level: 2 });
  await expect(when).toContainText(formatDayWithWeekday(today()));
  const turns = [
    { button: mealplanText.nextDay, to: 1 },
    { button: mealplanText.nextDay, to: 2 },
    { button: mealplanText.previousDay, to: 1 },
    { button: mealplanText.nextDay, to: 2 },
  ];
  for (const { button, to } of turns) {
    await page.getByRole('button', { name: button }).click();
    await expect(when).toContainText(formatDayWithWeekday(addDays(today(), to)));
    await expect(page.getByRole('region', { name: food.dayTotal })).toBeVisible();
  }
  await page.getByRole('link', { name: meal }).click();
  await expect(device.heading(meal)).toBeVisible();
  await expect(page.getByRole('region', { name: food.ingredients })).toBeVisible();
  await page.goBack();
  await expect(when).toContainText(formatDayWithWeekday(day));
  await expect(page.getByRole('link', { name: meal })).toBeVisible();
});

test('Back from the menu leads to where she came from, whatever days she has turned to @breadth', async ({
  device,
  page,
}) => {
  await device.open('/recipes');
  const title = device.heading(nav['/recipes']);
  await expect(title).toBeVisible();
  await page.getByRole('link', { name: nav['/mealplan'], exact: true }).first().click();
  await expect(device.heading(nav['/mealplan'])).toBeVisible();
  const when = page.getByRole('heading', { level: 2 });
  await expect(when).toContainText(formatDayWithWeekday(today()));
  for (const days of [1, 2]) {
    await page.getByRole('button', { name: mealplanText.nextDay }).click();
    await expect(when).toContainText(formatDayWithWeekday(addDays(today(), days)));
  }
  await page.goBack();
  await expect(title).toBeVisible();
});
