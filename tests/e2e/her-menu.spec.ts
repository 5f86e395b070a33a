/** Her menu: the dishes that she puts in the place of the suggested ones, without a network and on each of her phones. */
import { addDays, dayOf, mondayOf, momentOf } from '../../contract/moments.ts';
import { calendarText } from '../../src/features/calendar/calendar/calendar.text.ts';
import { mealplanText } from '../../src/features/food/menu/mealplan.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { formatDayWithWeekday } from '../../src/language/dates.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { mealsOf } from '../support/recipes-on-server.ts';
import { actions, food, mealType } from '../support/words.ts';

/** Open to everyone. */
const SOUP = { path: '/recipes/koorene-lohesupp', name: 'Koorene lõhesupp tilliga' };
const ADDED = 'Datli-kakaopallid mandlitega';
const DISH = 'Ahjufalafel hummuse ja tortillaga';
const changeMeal = (meal: keyof typeof mealType) => mealplanText.changeMeal.replace('{meal}', mealType[meal]);

test('a member swaps, leaves out, moves, adds and takes back the dishes of her menu offline; the service has what stands', async ({
  device,
  page,
  context,
  record,
}) => {
  // A day of a week to come, so that each of its days can be chosen.
  const day = addDays(mondayOf(dayOf(momentOf(new Date()))), 8);
  const next = addDays(day, 1);
  const [[, , , dinner = ''], [breakfastAfter = '']] = await Promise.all([
    mealsOf(record, day),
    mealsOf(record, next),
  ]);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  await device.fill(`/mealplan?date=${day}`);
  await context.setOffline(true);

  const changeDinner = main.getByRole('button', { name: changeMeal('DINNER') });
  await changeDinner.click();
  await dialog.getByRole('button', { name: mealplanText.swap }).click();
  await dialog.getByLabel(mealplanText.swapSearch).fill('falafel');
  await dialog.getByRole('button', { name: DISH }).click();
  await expect(main.getByRole('link', { name: DISH })).toBeVisible();
  await expect(main.getByRole('link', { name: dinner })).toHaveCount(0);
  await expect(changeDinner).toBeFocused();
  await expect(main.getByText(mealplanText.yours)).toHaveCount(1);

  await main.getByRole('button', { name: changeMeal('SNACK') }).click();
  await dialog.getByRole('button', { name: mealplanText.leaveOut }).click();
  await expect(main.getByText(mealplanText.leftOut)).toBeVisible();

  await main.getByRole('button', { name: changeMeal('BREAKFAST') }).click();
  await dialog.getByRole('button', { name: mealplanText.move }).click();
  await dialog.getByRole('button', { name: breakfastAfter }).click();
  await expect(main.getByRole('link', { name: breakfastAfter })).toBeVisible();

  // Everything of the day goes with one press, and comes back with another.
  await main.getByRole('button', { name: mealplanText.suggestedMenu }).click();
  await device.holdUndo();
  await expect(main.getByRole('link', { name: dinner })).toBeVisible();
  await expect(main.getByText(mealplanText.yourMenu)).toBeHidden();
  await page.getByRole('button', { name: actions.undo }).click();
  await expect(main.getByRole('link', { name: DISH })).toBeVisible();

  await device.open(`/mealplan?date=${day}&view=week`);
  await expect(main.getByText(mealplanText.yourMenu)).toBeVisible();
  await expect(main.getByRole('link', { name: DISH })).toBeVisible();
  await device.open(`/calendar/${day}`);
  const ofDay = page.getByRole('region', { name: formatDayWithWeekday(day), exact: true });
  await expect(ofDay.getByRole('link', { name: DISH })).toBeVisible();
  await ofDay.getByRole('link', { name: calendarText.menuOfDay }).click();
  await expect(page).toHaveURL(new RegExp(`/mealplan\\?date=${day}$`));
  await device.open(`/mealplan?date=${day}`);
  await expect(main.getByText(mealplanText.leftOut)).toBeVisible();
  await expect(page.getByRole('region', { name: food.dayTotal })).toBeVisible();

  // A meal besides, and a dish from its own page.
  await main.getByRole('button', { name: mealplanText.addMeal }).click();
  await dialog.getByLabel(mealplanText.addMealType).selectOption(mealType.LUNCH);
  await dialog.getByLabel(mealplanText.swapSearch).fill(ADDED);
  await dialog.getByRole('button', { name: ADDED }).click();
  await expect(main.getByRole('link', { name: ADDED })).toBeVisible();
  await device.open(SOUP.path);
  await main.getByRole('button', { name: recipesText.addToMenu }).click();
  await dialog.getByLabel(recipesText.menuDay).selectOption(next);
  await dialog.getByLabel(recipesText.meal).selectOption(mealType.SNACK);
  await dialog.getByRole('button', { name: recipesText.addToMenuDo, exact: true }).click();
  await device.holdUndo();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: actions.undo }).click();
  await main.getByRole('button', { name: recipesText.addToMenu }).click();
  await dialog.getByLabel(recipesText.menuDay).selectOption(next);
  await dialog.getByLabel(recipesText.meal).selectOption(mealType.SNACK);
  await dialog.getByRole('radio', { name: recipesText.menuAdded }).check();
  await dialog.getByRole('button', { name: recipesText.addToMenuDo, exact: true }).click();
  await expect(dialog).toBeHidden();
  await device.open(`/mealplan?date=${next}`);
  // By its own button: in one week of the four the soup is that day's lunch too.
  const added = `${mealType.SNACK} (${SOUP.name})`;
  await expect(
    main.getByRole('button', { name: mealplanText.changeMeal.replace('{meal}', added) }),
  ).toBeVisible();
  await context.setOffline(false);
  await device.expectAllSent();
  const kept = (await record.marks()).filter(({ kind, value }) => kind === 'menu-meal' && value !== null);
  expect(kept.map(({ key }) => key.replace(/_[0-9a-f]{8}$/u, '_added')).toSorted()).toEqual(
    [
      `${day}_BREAKFAST`,
      `${day}_DINNER`,
      `${day}_LUNCH_added`,
      `${day}_SNACK`,
      `${next}_BREAKFAST`,
      `${next}_SNACK_added`,
    ].toSorted(),
  );
});
