// @vitest-environment jsdom
/** A day of her list whose menu she has changed since. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type ListedFood, shoppingSource } from '../../../../../contract/marks/shopping-source.mark.ts';
import { addDays, dayOf, momentOf, mondayOf } from '../../../../../contract/moments.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import type { MenuMeal } from '../../../../../src/features/food/menu/her-menu.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { renewedDay } from '../../../../../src/features/food/shopping/renewed-day.ts';
import { ShoppingScreen } from '../../../../../src/features/food/shopping/shopping-screen.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { formatDayWithWeekday } from '../../../../../src/language/dates.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { MEMBER } from '../../entry-arbitraries.ts';
import { completeJsdom, openOutbox, openPage, serverThat, SIGNED_IN, VISITOR } from '../../member-page.tsx';

const MONDAY = addDays(mondayOf(dayOf(momentOf(new Date()))), 7);
const KEY = `day.${MONDAY}.1`;
const NAME = formatDayWithWeekday(MONDAY);
const SESSION = { ...SIGNED_IN, member: { ...MEMBER, groups: ['food'] } };
const TOMATO: ListedFood = ['tomat', 'Tomat', 'köögivili', 'G', 200 * PARTS, null];
const FISH: ListedFood = ['lohe', 'Lõhe', 'kala', 'G', 150 * PARTS, null];
const CHICKEN: ListedFood = ['kana', 'Kana', 'liha', 'G', 150 * PARTS, null];

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

const ingredient = ([id, name_EE, group_EE, unit, parts]: ListedFood) => ({
  __typename: 'RecipeIngredient',
  amount: parts / PARTS,
  unit,
  ingredient: {
    __typename: 'Ingredient',
    id,
    name_EE,
    group_EE,
    quantity_EE: null,
    kcal: 1,
    protein: 1,
    fat: 1,
    carbs: 1,
  },
});

/** The menu of that Monday: one dish of these foods. */
const menu = (foods: readonly ListedFood[], servings = 1, day = MONDAY) => ({
  __typename: 'MealPlanEntry',
  id: `${day}_DINNER`,
  sk_dateTime: `${day}T18:30:00+02:00`,
  mealType: 'DINNER',
  servings,
  recipe: {
    __typename: 'Recipe',
    id: 'roog',
    name_EE: 'Roog',
    thumbnail: null,
    mealType: ['DINNER'],
    tags: [],
    cookingTime: null,
    accessLevel: 'FOOD',
    servings: 1,
    allergens: [],
    locked: false,
    updatedAt: '2026-11-01T00:00:00Z',
    ingredients: foods.map(ingredient),
  },
});

async function open(meal: unknown, listed = KEY, session: typeof SESSION | typeof VISITOR = SESSION) {
  const { client, questions } = serverThat(() => ({ listMealPlanWeek: [meal] }));
  await saveMark(registerOf(outbox), shoppingSource, listed, { count: 1, foods: [TOMATO, FISH] });
  openPage(<ShoppingScreen />, { outbox, client, session });
  return questions;
}

const rows = () =>
  screen.getAllByRole('checkbox').map((each) => each.closest('label')?.textContent?.trim().split(' ')[0]);
const renewal = () => screen.queryByRole('button', { name: `${shoppingText.renew}: ${NAME}` });

it('says that its menu has changed, takes its food with one press, keeps what is ticked, and goes back', async () => {
  await open(menu([TOMATO, CHICKEN]));
  expect(await screen.findByText(shoppingText.menuChanged)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Tomat/u }));
  const bought = () => within(screen.getByRole('region', { name: shoppingText.bought }));
  expect(await screen.findByRole('region', { name: shoppingText.bought })).toBeTruthy();
  expect(rows()).toEqual(['Lõhe', 'Tomat']);
  const button = renewal();
  button?.focus();
  fireEvent.click(button ?? document.body);
  await expect.poll(rows).toEqual(['Kana', 'Tomat']);
  expect(bought().getByRole('checkbox', { name: /^Tomat/u })).toBeTruthy();
  expect(screen.queryByText(shoppingText.menuChanged)).toBeNull();
  expect(document.activeElement?.textContent).toBe(`${NAME}, ${fill(shoppingText.forPeople, { n: 1 })}`);
  fireEvent.click(await screen.findByRole('button', { name: actions.undo }));
  await expect.poll(rows).toEqual(['Lõhe', 'Tomat']);
  expect(await screen.findByText(shoppingText.menuChanged)).toBeTruthy();
});

it('goes from the list with one press when its menu has nothing to buy any more', async () => {
  await open(menu([TOMATO, FISH], 0));
  fireEvent.click(await screen.findByRole('button', { name: `${shoppingText.renew}: ${NAME}` }));
  expect(await screen.findByText(shoppingText.nothing)).toBeTruthy();
});

const YESTERDAY = addDays(dayOf(momentOf(new Date())), -1);

it.each([
  ['of a day that is over', `day.${YESTERDAY}.1`, SESSION],
  ['of a visitor', KEY, VISITOR],
])('asks nothing about the menu %s', async (_of, listed, session) => {
  const questions = await open(menu([CHICKEN]), listed, session);
  expect(screen.getByRole('region', { name: shoppingText.listed })).toBeTruthy();
  expect(questions.filter(({ operation }) => operation.startsWith('MealPlan'))).toEqual([]);
});

const listed = { count: 1, foods: [TOMATO, FISH] };
const RENAMED: ListedFood = ['tomat', 'Tomatid', 'juurvili', 'G', 200 * PARTS, '1 tk ≈ 60 g'];

it.each([
  ['the same food in another order', [menu([FISH, TOMATO])]],
  ['the same food under another name', [menu([RENAMED, FISH])]],
  ['no menu of that day', []],
  ['a dish that could not be read', [menu([CHICKEN]), { ...menu([]), isUnread: true as const }]],
])('finds no change in %s', (_what, meals) => {
  expect(renewedDay(listed, meals as unknown as MenuMeal[])).toBeUndefined();
});

it('finds another amount, and lists it for as many people as before', () => {
  const meals = [menu([TOMATO, FISH], 2)] as unknown as MenuMeal[];
  expect(
    renewedDay({ ...listed, count: 3 }, meals)?.foods.map(([id, , , , parts]) => [id, parts / PARTS]),
  ).toEqual([
    ['tomat', 1_200],
    ['lohe', 900],
  ]);
});
