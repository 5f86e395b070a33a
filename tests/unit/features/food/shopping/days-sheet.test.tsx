// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Client } from '@urql/core';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { MARK_VALUE_MAX_LENGTH } from '../../../../../contract/limits.ts';
import { type ShoppingSource, shoppingSource } from '../../../../../contract/marks/shopping-source.mark.ts';
import { menuMeal } from '../../../../../contract/marks/menu-meal.mark.ts';
import { valueOf } from '../../../../../src/platform/marks/mark-value.ts';
import { saveMark } from '../../../../../src/platform/marks/save-mark.ts';
import { DaysSheet } from '../../../../../src/features/food/shopping/days-sheet.tsx';
import { shoppingText } from '../../../../../src/features/food/shopping/shopping.text.ts';
import { formatDayWithWeekday } from '../../../../../src/language/dates.ts';
import { actions, fill } from '../../../../../src/language/words.ts';
import { registerOf } from '../../../../../src/offline/mark-register.ts';
import type { Outbox } from '../../../../../src/offline/outbox.ts';
import { completeJsdom, openOutbox, openPage, serverThat } from '../../member-page.tsx';

const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const NEXT_MONDAY = '2026-11-30';

const dish = (day: string, foods: number) => ({
  __typename: 'MealPlanEntry',
  id: `${day}_DINNER`,
  sk_dateTime: `${day}T18:30:00+02:00`,
  mealType: 'DINNER',
  servings: 1,
  recipe: {
    __typename: 'Recipe',
    id: `roog-${day}`,
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
    ingredients: Array.from({ length: foods }, (_, index) => ({
      __typename: 'RecipeIngredient',
      amount: 100 + index,
      unit: 'G',
      ingredient: {
        __typename: 'Ingredient',
        id: `toiduaine-${index}`,
        name_EE: `Toiduaine ${index}`,
        quantity_EE: '1 tk ≈ 60 g',
        group_EE: 'köögivili',
        kcal: 1,
        protein: 1,
        fat: 1,
        carbs: 1,
      },
    })),
  },
});

let outbox: Outbox;

beforeAll(completeJsdom);
beforeEach(async () => {
  outbox = await openOutbox();
});

function openSheet(client: Client, sources: ReadonlyMap<string, ShoppingSource> = new Map()): void {
  openPage(
    <DaysSheet
      offered={{ day: MONDAY, view: 'week' }}
      today={MONDAY}
      sources={sources}
      onClose={() => undefined}
    />,
    { outbox, client },
  );
}

it.each([
  ['the asked week', MONDAY],
  ['the week after it', NEXT_MONDAY],
])('offers the days that it knows, and says that %s could not be read', async (_what, missing) => {
  const other = missing === MONDAY ? NEXT_MONDAY : MONDAY;
  const { client } = serverThat(({ variables }) =>
    variables['date'] === missing ? undefined : { listMealPlanWeek: [dish(other, 2)] },
  );
  openSheet(client);
  expect(await screen.findByRole('checkbox', { name: formatDayWithWeekday(other) })).toBeTruthy();
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  expect(screen.getByRole('button', { name: actions.retry })).toBeTruthy();
});

const ofDay = (words: string, day: string) =>
  fill(words, { day: formatDayWithWeekday(day) }).replaceAll('\u00A0', ' ');
const listed = () =>
  [...registerOf(outbox).marks.values()].flatMap(({ key, value }) => (value === null ? [] : [key]));

const dayBox = (day: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: formatDayWithWeekday(day) });
/** Lists the day on this device with food that its menu no longer has. */
async function listDay(day: string, count: number): Promise<Map<string, ShoppingSource>> {
  const source: ShoppingSource = { count, foods: [['tomat', 'Tomat', null, 'G', 100, null]] };
  await saveMark(registerOf(outbox), shoppingSource, `day.${day}.1`, source);
  return new Map([[`day.${day}.1`, source]]);
}
const listedCounts = () =>
  [...registerOf(outbox).marks.values()].flatMap((mark) =>
    mark.kind === shoppingSource.name ? [[mark.key, valueOf(shoppingSource, mark)?.count]] : [],
  );

const leftOut = (day: string) => ({ ...dish(day, 5), servings: 0 });

it('lists no day on which there is nothing to buy, says which it is, and lists the others', async () => {
  const { client } = serverThat(({ variables }) => ({
    listMealPlanWeek: variables['date'] === MONDAY ? [dish(MONDAY, 3), leftOut(TUESDAY)] : [],
  }));
  openSheet(client);
  expect(await screen.findByText(ofDay(shoppingText.nothingToBuy, TUESDAY))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listed).toEqual([`day.${MONDAY}.1`]);
  expect(await screen.findByText('Lisatud ostunimekirja: 1 päev.')).toBeTruthy();
});

it('takes a listed day off the list once there is nothing left to buy on it', async () => {
  const { client } = serverThat(({ variables }) => ({
    listMealPlanWeek: variables['date'] === MONDAY ? [leftOut(TUESDAY)] : [],
  }));
  openSheet(client, await listDay(TUESDAY, 2));
  fireEvent.click(await dayBox(TUESDAY));
  expect(await screen.findByText(ofDay(shoppingText.nothingToBuy, TUESDAY))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listed).toEqual([]);
  const name = formatDayWithWeekday(TUESDAY).replaceAll('\u00A0', ' ');
  expect(await screen.findByText(fill(shoppingText.removed, { name }))).toBeTruthy();
});

it('says beside the form which day has more foods than can be listed, and lists the others', async () => {
  const { client } = serverThat(({ variables }) => ({
    listMealPlanWeek: variables['date'] === MONDAY ? [dish(MONDAY, 20), dish(TUESDAY, 120)] : [],
  }));
  openSheet(client);
  expect(await screen.findByText(ofDay(shoppingText.tooManyFoods, TUESDAY))).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listed).toEqual([`day.${MONDAY}.1`]);
  for (const { value } of registerOf(outbox).marks.values()) {
    expect(value?.length).toBeLessThanOrEqual(MARK_VALUE_MAX_LENGTH);
  }
});

it('offers to list what is not listed, and leaves a listed day as it is, also with another number of people', async () => {
  const { client } = serverThat(({ variables }) => ({
    listMealPlanWeek: variables['date'] === MONDAY ? [dish(MONDAY, 3), dish(TUESDAY, 3)] : [],
  }));
  openSheet(client, await listDay(MONDAY, 3));
  expect((await dayBox(MONDAY)).checked).toBe(false);
  expect((await dayBox(TUESDAY)).checked).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: shoppingText.fewerPeople }));
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listedCounts).toEqual([
    [`day.${MONDAY}.1`, 3],
    [`day.${TUESDAY}.1`, 2],
  ]);
});

it('lists a listed day anew where she asks for it', async () => {
  const { client } = serverThat(({ variables }) => ({
    listMealPlanWeek: variables['date'] === MONDAY ? [dish(MONDAY, 3)] : [],
  }));
  openSheet(client, await listDay(MONDAY, 1));
  fireEvent.click(await dayBox(MONDAY));
  fireEvent.click(screen.getByRole('button', { name: shoppingText.morePeople }));
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listedCounts).toEqual([[`day.${MONDAY}.1`, 2]]);
});

it('keeps a listed day whole while one of its dishes cannot be read, and says so', async () => {
  const { client } = serverThat(({ operation, variables }) => {
    if (operation === 'RecipeScreen_Recipe') return undefined;
    const lunch = { ...dish(MONDAY, 2), id: `${MONDAY}_LUNCH`, mealType: 'LUNCH' };
    return {
      listMealPlanWeek: variables['date'] === MONDAY ? [lunch, dish(MONDAY, 3), dish(TUESDAY, 3)] : [],
    };
  });
  await saveMark(registerOf(outbox), menuMeal, `${MONDAY}_DINNER`, { recipeId: 'supp', servings: 1 });
  openSheet(client, await listDay(MONDAY, 2));
  fireEvent.click(await dayBox(MONDAY));
  expect(await screen.findByText(ofDay(shoppingText.staysListed, MONDAY))).toBeTruthy();
  expect(screen.queryByText(fill(shoppingText.unreadMeals, { n: 1 }))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: shoppingText.morePeople }));
  fireEvent.click(screen.getByRole('button', { name: shoppingText.add }));
  await expect.poll(listedCounts).toEqual([
    [`day.${MONDAY}.1`, 2],
    [`day.${TUESDAY}.1`, 3],
  ]);
});
