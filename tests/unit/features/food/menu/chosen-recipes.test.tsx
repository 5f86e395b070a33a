// @vitest-environment jsdom
/** A dish that she chose, if this phone does not have its recipe: it keeps its place until it can be read. */
import { notSavedText } from '../../../../../src/platform/sync-status/not-saved.text.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Client, fetchExchange } from '@urql/core';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { addedMealKey, menuMeal } from '../../../../../contract/marks/menu-meal.mark.ts';
import { DayMenuView } from '../../../../../src/features/food/menu/day-menu-view.tsx';
import { mealplanText } from '../../../../../src/features/food/menu/mealplan.text.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { DaysSheet } from '../../../../../src/features/food/shopping/days-sheet.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { formatDayWithWeekday } from '../../../../../src/language/dates.ts';
import { actions, fill, mealType, sync } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage } from '../../member-page.tsx';

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
const SALAD = recipe('salat', 'Kurgisalat', 100);
const STEW = recipe('hautis', 'Läätsehautis', 300);
const dinner = (day: string, dish: object) => ({
  __typename: 'MealPlanEntry',
  id: `${day}_DINNER`,
  sk_dateTime: `${day}T18:30:00+02:00`,
  mealType: 'DINNER',
  servings: 1,
  recipe: dish,
});

let kcalOfHers = 200;
/** The service's answer to the question about a recipe. */
let answer: 'recipe' | 'no network' | 'broken' | 'gone';
/** Its answers come when this resolves. */
let held = Promise.resolve();

interface Variables {
  date?: string;
  id?: string;
}

const failing = (code: string) => ({
  data: { getRecipe: null },
  errors: [{ message: code, path: ['getRecipe'], extensions: { code } }],
});

function respond(operation: string, { date, id }: Variables): object {
  if (operation === 'MealPlanScreen_Day') {
    return { data: { listMealPlan: date === DAY ? [dinner(DAY, SUGGESTED)] : [] } };
  }
  if (operation === 'MealPlanScreen_Week') {
    const week = [dinner(DAY, SUGGESTED), dinner('2026-11-24', SALAD), dinner('2026-11-25', STEW)];
    return { data: { listMealPlanWeek: date === DAY ? week : [] } };
  }
  if (operation !== 'RecipeScreen_Recipe' || answer === 'no network') throw new TypeError('no network');
  if (answer === 'gone') return failing('NOT_FOUND');
  return answer === 'broken'
    ? failing('INTERNAL')
    : {
        data: {
          getRecipe: [SALAD, STEW].find((dish) => dish.id === id) ?? recipe('supp', 'Kalasupp', kcalOfHers),
        },
      };
}

const openClient = () =>
  new Client({
    url: 'http://localhost/graphql',
    preferGetMethod: false,
    requestPolicy: 'network-only',
    exchanges: [fetchExchange],
    fetch: async (_input, init) => {
      const { operationName, variables }: { operationName: string; variables: Variables } = JSON.parse(
        String(init?.body),
      );
      if (operationName === 'RecipeScreen_Recipe') await held;
      return new Response(JSON.stringify(respond(operationName, variables)), {
        headers: { 'Content-Type': 'application/json' },
      });
    },
  });

let outbox: Outbox;
let client: Client;

beforeAll(completeJsdom);
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  outbox = await openOutbox();
  client = openClient();
  kcalOfHers = 200;
  held = Promise.resolve();
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
  const said = fill(shoppingText.foodsUnknown, { day: formatDayWithWeekday(DAY) });
  expect(screen.getByText(said.replaceAll('\u00A0', ' '))).toBeTruthy();
  expect(screen.getByRole('button', { name: shoppingText.add }).ariaDisabled).toBe('true');
});

it('exchanges two days once, however many she presses while their dishes are read', async () => {
  vi.useFakeTimers({ now: new Date(`${DAY}T09:00:00`), toFake: ['Date'] });
  answer = 'recipe';
  openDay();
  fireEvent.click(
    await screen.findByRole('button', { name: fill(mealplanText.changeMeal, { meal: mealType.DINNER }) }),
  );
  fireEvent.click(await screen.findByRole('button', { name: mealplanText.move }));
  let comes = () => {};
  held = new Promise((resolve) => {
    comes = resolve;
  });
  const salad = await screen.findByRole('button', { name: /Kurgisalat/ });
  fireEvent.click(salad);
  fireEvent.click(screen.getByRole('button', { name: /Läätsehautis/ }));
  expect(salad.textContent).toContain(actions.loading);
  comes();
  const dishOn = () =>
    Object.fromEntries(
      [...registerOf(outbox).marks.values()].map(({ key, value }) => [
        key,
        JSON.parse(value ?? 'null')?.recipeId,
      ]),
    );
  await expect.poll(dishOn).toEqual({ [`${DAY}_DINNER`]: 'salat', '2026-11-24_DINNER': 'supp' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(dishOn()).not.toHaveProperty('2026-11-25_DINNER');
});

it('offers each other day once for an exchange, whatever she added to it or to the meal’s own day', async () => {
  vi.useFakeTimers({ now: new Date(`${DAY}T09:00:00`), toFake: ['Date'] });
  answer = 'recipe';
  await choose(addedMealKey(DAY, 'DINNER'));
  await choose(addedMealKey('2026-11-24', 'DINNER'));
  openDay();
  const [change] = await screen.findAllByRole('button', {
    name: fill(mealplanText.changeMeal, { meal: mealType.DINNER }),
  });
  fireEvent.click(change ?? document.body);
  fireEvent.click(await screen.findByRole('button', { name: mealplanText.move }));
  await screen.findByRole('button', { name: /Kurgisalat/ });
  const dialog = within(screen.getByRole('dialog'));
  const offered = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(offered).toEqual([
    expect.stringMatching(/^teisipäev, 24\.\snovember/u),
    expect.stringMatching(/^kolmapäev, 25\.\snovember/u),
  ]);
});

it('leaves both days as they were where the disk has room for one of them, and says so', async () => {
  vi.useFakeTimers({ now: new Date(`${DAY}T09:00:00`), toFake: ['Date'] });
  answer = 'recipe';
  openDay();
  fireEvent.click(
    await screen.findByRole('button', { name: fill(mealplanText.changeMeal, { meal: mealType.DINNER }) }),
  );
  fireEvent.click(await screen.findByRole('button', { name: mealplanText.move }));
  const before = outbox.entries;
  const add = IDBObjectStore.prototype.add;
  let added = 0;
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...given) {
    if ((added += 1) > 1) throw new DOMException('', 'QuotaExceededError');
    return add.apply(this, given);
  });
  fireEvent.click(await screen.findByRole('button', { name: /Kurgisalat/ }));
  expect(await screen.findByText(`${notSavedText.notSaved} ${sync.storageFull}`)).toBeTruthy();
  vi.restoreAllMocks();
  await outbox.refresh();
  expect(outbox.entries).toEqual(before);
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('leaves an open sheet and what she chose in it while a dish that another phone put in is read', async () => {
  answer = 'recipe';
  openDay();
  fireEvent.click(await screen.findByRole('button', { name: mealplanText.addMeal }));
  const field = await screen.findByRole<HTMLSelectElement>('combobox');
  fireEvent.change(field, { target: { value: 'LUNCH' } });
  field.focus();
  let comes = () => {};
  held = new Promise((resolve) => {
    comes = resolve;
  });
  await act(() =>
    saveMark(registerOf(outbox), menuMeal, `${DAY}_DINNER`, { recipeId: 'hautis', servings: 1 }),
  );
  expect(await dishes(), 'until it is read').toEqual(['Kalasupp']);
  comes();
  await expect.poll(dishes).toEqual(['Läätsehautis']);
  expect(screen.getByRole('combobox')).toBe(field);
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe('LUNCH');
});

it('lets her add a meal to a day for which nothing is suggested yet', async () => {
  openPage(<DayMenuView day="2026-12-31" />, { outbox, client });
  expect(await screen.findByText(mealplanText.emptyDay)).toBeTruthy();
  expect(screen.getByRole('button', { name: mealplanText.addMeal })).toBeTruthy();
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
