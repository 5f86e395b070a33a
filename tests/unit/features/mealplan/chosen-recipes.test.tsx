// @vitest-environment jsdom
/** A dish that she chose, where this phone does not have its recipe: it keeps its place until it can be read. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Client, fetchExchange } from '@urql/core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addedMealKey, menuMeal } from '../../../../src/contract/marks/menu-meal.mark.ts';
import { DayMenuView } from '../../../../src/features/mealplan/day-menu-view.tsx';
import { mealplanText } from '../../../../src/features/mealplan/mealplan.text.ts';
import { saveMark } from '../../../../src/features/marks/save-mark.ts';
import { DaysSheet } from '../../../../src/features/shopping-list/days-sheet.tsx';
import { shoppingText } from '../../../../src/features/shopping-list/shopping.text.ts';
import { fill } from '../../../../src/language/words.ts';
import { registerOf } from '../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../member-page.tsx';

const DAY = '2026-11-23';

const recipe = (id: string, name_EE: string, kcal: number) => ({
  __typename: 'Recipe',
  id,
  name_EE,
  thumbnail: null,
  mealType: ['DINNER'],
  tags: [],
  cookingTime: 20,
  accessLevel: 'PUBLIC',
  servings: 1,
  allergens: [],
  locked: false,
  updatedAt: '2026-11-01T00:00:00Z',
  description: null,
  steps: [],
  ingredients: [
    {
      __typename: 'RecipeIngredient',
      amount: 100,
      unit: 'G',
      ingredient: {
        __typename: 'Ingredient',
        id: `toit-${id}`,
        name_EE: `Toit ${id}`,
        quantity_EE: null,
        partitive_EE: null,
        group_EE: null,
        kcal,
        protein: 1,
        fat: 1,
        carbs: 1,
      },
    },
  ],
});

const SUGGESTED = recipe('kook', 'Pähklikook', 400);
let kcalOfHers = 200;
/** What the service says to the question about a recipe. */
let answer: 'recipe' | 'no network' | 'broken' | 'gone';
let questions: string[] = [];

const failing = (code: string) => ({
  data: { getRecipe: null },
  errors: [{ message: code, path: ['getRecipe'], extensions: { code } }],
});

function respond(operation: string, date: unknown): object {
  const meal = {
    __typename: 'MealPlanEntry',
    id: `${DAY}_DINNER`,
    sk_dateTime: `${DAY}T18:30:00+02:00`,
    mealType: 'DINNER',
    servings: 1,
    recipe: SUGGESTED,
  };
  if (operation === 'MealPlanScreen_Day') return { data: { listMealPlan: [meal] } };
  if (operation === 'MealPlanScreen_Week') {
    return { data: { listMealPlanWeek: date === DAY ? [meal] : [] } };
  }
  if (operation !== 'RecipeScreen_Recipe' || answer === 'no network') throw new TypeError('no network');
  if (answer === 'gone') return failing('NOT_FOUND');
  return answer === 'broken'
    ? failing('INTERNAL')
    : { data: { getRecipe: recipe('supp', 'Kalasupp', kcalOfHers) } };
}

const openClient = () =>
  new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (_input, init) => {
      const { operationName, variables }: { operationName: string; variables: { date?: string } } =
        JSON.parse(String(init?.body));
      questions.push(operationName);
      return new Response(JSON.stringify(respond(operationName, variables.date)), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
  });

let outbox: Outbox;
let client: Client;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
  client = openClient();
  questions = [];
  kcalOfHers = 200;
  await choose(`${DAY}_DINNER`);
});

const choose = (key: string) =>
  saveMark(registerOf(outbox), menuMeal, key, { recipeId: 'supp', servings: 1 });
const openDay = () => openPage(<DayMenuView day={DAY} />, { outbox, client });
const dishes = async () =>
  (await screen.findAllByRole('heading', { level: 3 })).slice(0, -1).map(({ textContent }) => textContent);

it.each(['no network', 'broken'] as const)(
  'keeps the place of a dish of hers that could not be read: %s; and shows it at the next chance',
  async (trouble) => {
    answer = trouble;
    await choose(addedMealKey(DAY, 'SNACK'));
    openDay();
    expect(await dishes()).toEqual([mealplanText.unread, mealplanText.unread]);
    expect(screen.queryByText(SUGGESTED.name_EE)).toBeNull();
    expect(screen.getAllByText(mealplanText.unreadText)).toHaveLength(2);
    expect(screen.getByText(fill(mealplanText.unreadInTotal, { n: 2 }))).toBeTruthy();
    answer = 'recipe';
    fireEvent(window, new Event('online'));
    await expect.poll(dishes).toEqual(['Kalasupp', 'Kalasupp']);
    expect(screen.queryByText(mealplanText.unreadText)).toBeNull();
  },
);

it('gives way to the suggested dish where the service says that there is none', async () => {
  answer = 'gone';
  openDay();
  expect(await dishes()).toEqual([SUGGESTED.name_EE]);
});

it('puts nothing on the shopping list for a dish that could not be read, and says so', async () => {
  answer = 'no network';
  openPage(
    <DaysSheet
      offered={{ day: DAY, view: 'day' }}
      today={DAY}
      sources={new Map()}
      onClose={() => undefined}
    />,
    { outbox, client },
  );
  expect(await screen.findByText(fill(shoppingText.unreadMeals, { n: 1 }))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  const listed = () =>
    [...registerOf(outbox).marks.values()].flatMap(({ kind, value }) =>
      kind === 'shopping-source' ? [JSON.parse(value ?? 'null')] : [],
    );
  await expect.poll(listed).toEqual([{ count: 1, foods: [] }]);
});

it('shows the figures that a dish of hers has now, each time that her menu is opened', async () => {
  answer = 'recipe';
  openDay();
  expect(await screen.findAllByText(/200/)).not.toHaveLength(0);
  cleanup();
  kcalOfHers = 250;
  openDay();
  await expect.poll(() => screen.queryAllByText(/250/)).not.toHaveLength(0);
});
