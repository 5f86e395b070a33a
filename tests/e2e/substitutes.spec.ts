/** One food of a recipe in place of another: without a network, on both phones, in the menu and on the shopping list. */
import { addDays, dayOf, mondayOf, momentOf } from '../../contract/moments.ts';
import { avoidedText } from '../../src/features/food/avoided/avoided.text.ts';
import { pantryText } from '../../src/features/food/pantry/pantry.text.ts';
import { recipesText } from '../../src/features/food/recipes/recipes.text.ts';
import { searchText } from '../../src/features/find/search/search.text.ts';
import { substitutesText } from '../../src/features/food/substitutes/substitutes.text.ts';
import { expect, testWithApp as test } from '../support/product-test.ts';
import { rowsSaying } from '../support/rows.ts';
import { actions, allergen, food, mealType, nav } from '../support/words.ts';

const DISH = { path: '/recipes/riisipuder-pohladega', name: 'Riisipuder pohladega' };
const MILK = 'Piim 2,5%';
const named = (text: string) => text.replace('{food}', MILK);

test('a member replaces the milk of a dish offline; its figures, its steps, her menu and her list follow, and it is taken back on her other phone @breadth', async ({
  device,
  page,
  context,
  openHerOtherPhone,
}) => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const day = addDays(mondayOf(dayOf(momentOf(new Date()))), 8);
  const kcal = async () => /(\d+)\skcal/u.exec(await main.getByText(/kcal/u).first().innerText())?.[1];
  await device.fill(DISH.path);
  await context.setOffline(true);
  await expect(main.getByText('Allergeenid: piim.')).toBeVisible();
  const written = await kcal();

  await main.getByRole('button', { name: named(substitutesText.substitute) }).click();
  await dialog.getByRole('button', { name: /kaerajooki/u }).click();
  await expect(main.getByText('Allergeenid: gluteen, piim.')).toBeVisible();
  await expect(main.getByRole('listitem').getByText('asendab piima (2,5%)').first()).toBeVisible();
  await expect(main.getByText(/kaerajooki asendab piima \(2,5%\)\./u).first()).toBeVisible();
  const cooked = await kcal();
  expect(cooked).not.toBe(written);
  await expect(main.getByRole('button', { name: named(substitutesText.takeBack) })).toBeFocused();

  await main.getByRole('button', { name: recipesText.list }).click();
  await main.getByRole('button', { name: recipesText.addToMenu }).click();
  await dialog.getByLabel(recipesText.menuDay).selectOption(day);
  await dialog.getByLabel(recipesText.meal).selectOption(mealType.SNACK);
  await dialog.getByRole('radio', { name: recipesText.menuAdded }).check();
  await dialog.getByRole('button', { name: recipesText.addToMenuDo, exact: true }).click();
  await expect(dialog).toBeHidden();
  await main.getByRole('button', { name: food.cook }).first().click();
  await dialog.getByRole('button', { name: recipesText.nextStep }).click();
  await expect(dialog.getByText('asendab piima (2,5%)').first()).toBeVisible();

  await device.open(`/mealplan?date=${day}`);
  await expect(rowsSaying(main.getByRole('listitem'), DISH.name)).toContainText(`${cooked} kcal`);
  await device.open('/shopping');
  await expect(main.getByText('Kaerajook')).toBeVisible();
  await expect(main.getByText(MILK)).toHaveCount(0);
  await device.open(DISH.path);
  await expect(main.getByText('Allergeenid: gluteen, piim.')).toBeVisible();
  await context.setOffline(false);
  await device.expectAllSent();

  const other = await openHerOtherPhone();
  const otherPage = other.page;
  await other.fill(DISH.path);
  await expect(otherPage.getByText('Allergeenid: gluteen, piim.')).toBeVisible();
  await otherPage.getByRole('button', { name: named(substitutesText.takeBack) }).click();
  await expect(otherPage.getByText('Allergeenid: piim.')).toBeVisible();
  await other.expectAllSent();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(main.getByText('Allergeenid: piim.')).toBeVisible();
  expect(await kcal()).toBe(written);
});

const OATS = 'Ahjukaer õunte ja kreeka pähklitega';
const LIST_OATS = pantryText.listFor.replace('{name}', OATS);

test('a dish whose nuts she replaces is left out no longer: the list, the search, what is missing for it and her shopping list know what she cooks @breadth', async ({
  device,
  page,
  context,
}) => {
  const dialog = page.getByRole('dialog');
  const oats = page.getByRole('link', { name: OATS, exact: true });
  const nuts = allergen.NUTS;
  await device.fill('/recipes');
  await context.setOffline(true);
  await page.getByRole('button', { name: avoidedText.title }).click();
  await dialog.getByRole('button', { name: nuts, exact: true }).click();
  await dialog.getByRole('button', { name: avoidedText.done }).click();
  await expect(oats).toHaveCount(0);

  await device.open('/recipes/ahjukaer-ounte-ja-pahklitega');
  await page.getByRole('button', { name: /^Asenda: kreeka pähklid/iu }).click();
  await dialog.getByRole('button', { name: /kõrvitsaseemneid/u }).click();
  await expect(page.getByText(/mida sa ei söö/u)).toHaveCount(0);

  await page.getByRole('link', { name: nav['/recipes'] }).first().click();
  const card = page.getByRole('article').filter({ has: oats });
  await expect(card).toContainText(substitutesText.inList);
  await expect(card).not.toContainText('mida sa ei söö');
  await page.getByRole('link', { name: actions.search }).click();
  await expect(page.getByRole('heading', { level: 1, name: searchText.title })).toBeVisible();
  await page.getByRole('searchbox').fill('ahjukaer kõrvitsaseemned');
  await expect(oats).toBeVisible();
  await page.getByRole('searchbox').fill('ahjukaer kreeka pähklid');
  await expect(oats).toBeVisible();
  await expect(page.getByText(avoidedText.hidden.one)).toHaveCount(0);

  await device.open('/pantry');
  await page.getByRole('button', { name: pantryText.choose }).click();
  await dialog.getByRole('searchbox').fill('kaerahelbed');
  await dialog
    .getByRole('button', { name: /^Kaerahelbed/u })
    .first()
    .click();
  await dialog.getByRole('button', { name: pantryText.show }).click();
  await page
    .getByRole('button', { name: /^Näita veel/u })
    .last()
    .click();
  const dish = page.getByRole('listitem').filter({ has: oats });
  await expect(dish.getByText('Puudu:')).toContainText('kõrvitsaseemned');
  await expect(dish.getByText('Puudu:')).not.toContainText('pähklid');
  await dish.getByRole('button', { name: LIST_OATS }).click();
  await expect(page.getByText(pantryText.listed.replace('{name}', OATS))).toBeVisible();
  await device.open('/shopping');
  await expect(page.getByRole('main').getByText('Kõrvitsaseemned')).toBeVisible();
  await expect(page.getByRole('main').getByText(/pähklid/u)).toHaveCount(0);
});
