import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it } from 'vitest';
import type { RecipeDetailsFragment } from '../../../../../contract/documents.generated.ts';
import {
  dayMenuQuestion,
  weekMenuQuestion,
} from '../../../../../src/features/food/menu/mealplan.question.ts';
import type { LibraryMeal } from '../../../../../src/library/library-database.ts';
import { withLibrary } from '../../../../../src/library/library-database.ts';
import { answerFromLibrary } from '../../../../../src/reading/answer-from-library.ts';

const VIEWER = 'member-1';
const MONDAY = '2026-11-23';

const meal = (day: string, recipe: string) =>
  ({ id: `${day}.LUNCH`, sk_dateTime: `${day}T12:00:00+02:00`, recipe: { id: recipe } }) as LibraryMeal;

async function keep(...recipes: readonly string[]): Promise<void> {
  await withLibrary(VIEWER, async (database) => {
    await database.put('menus', [meal(MONDAY, 'supp'), meal('2026-11-24', 'salat')], MONDAY);
    for (const id of recipes)
      await database.put('recipes', { __typename: 'Recipe', id } as RecipeDetailsFragment, id);
  });
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

it('promise 8: a dish that staff have withdrawn takes no other dish of the week with it, and is not passed over', async () => {
  await keep('salat');
  const week = await answerFromLibrary(VIEWER, weekMenuQuestion, { date: MONDAY });
  const ids = ['unread:supp', 'salat'].map((id) => ({ recipe: { id } }));
  expect(week?.data).toMatchObject({ listMealPlanWeek: ids });
  const tuesday = await answerFromLibrary(VIEWER, dayMenuQuestion, { date: '2026-11-24' });
  expect(tuesday?.data).toMatchObject({ listMealPlan: [{ recipe: { id: 'salat' } }] });
});

it('is unknown while none of its dishes is on the device', async () => {
  await keep();
  expect(await answerFromLibrary(VIEWER, weekMenuQuestion, { date: MONDAY })).toBeUndefined();
});
