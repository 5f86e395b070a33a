/** The shopping list of four weeks: of as many foods as the table has, each meal with nine of them. */
import type { MealPlanMealFragment } from '../../../contract/documents.generated.ts';
import { addDays } from '../../../contract/moments.ts';
import { prepareCollation } from '../../../src/language/collation.ts';
import { daySource } from '../../../src/features/food/shopping/listed-foods.ts';
import { shoppingList } from '../../../src/features/food/shopping/shopping-list.ts';

const FOODS = 182;
const MEALS_A_DAY = 4;
const FOODS_A_MEAL = 9;
const GROUPS = ['köögivili', 'piim', 'liha', 'kala', 'teravili', 'maitse', 'leib', 'pähklid'];

function mealOf(day: string, place: number): MealPlanMealFragment {
  const seed = Number(day.slice(8)) * MEALS_A_DAY + place;
  return {
    __typename: 'MealPlanEntry',
    id: `${day}-${place}`,
    sk_dateTime: `${day}T12:00:00+02:00`,
    mealType: 'LUNCH',
    servings: 1.5,
    recipe: {
      __typename: 'Recipe',
      id: `roog-${seed}`,
      name_EE: `Roog ${seed}`,
      thumbnail: null,
      mealType: ['LUNCH'],
      tags: [],
      cookingTime: 20,
      accessLevel: 'PREMIUM',
      servings: 4,
      allergens: [],
      locked: false,
      updatedAt: day,
      ingredients: Array.from({ length: FOODS_A_MEAL }, (_, index) =>
        ingredientOf((seed * 37 + index * 19) % FOODS),
      ),
    },
  };
}

function ingredientOf(food: number) {
  return {
    __typename: 'RecipeIngredient' as const,
    amount: 10 + food,
    unit: 'G' as const,
    ingredient: {
      __typename: 'Ingredient' as const,
      id: `toiduaine-${food}`,
      name_EE: `Toiduaine ${food}`,
      quantity_EE: '1 spl ≈ 15 g',
      group_EE: GROUPS[food % GROUPS.length] ?? null,
      kcal: 100,
      protein: 1,
      fat: 1,
      carbs: 1,
    },
  };
}

/** Milliseconds from the menus to the merged list, each time; the page has done before what opening the list does. */
export function shoppingLists(days: number, rounds: number): { times: number[]; rows: number } {
  const menus = Array.from({ length: days }, (_, offset) => addDays('2026-11-23', offset)).map((day) => ({
    day,
    meals: Array.from({ length: MEALS_A_DAY }, (_, place) => mealOf(day, place)),
  }));
  const none = new Map<string, never>();
  prepareCollation();
  shoppingList({ sources: none, ticks: none, own: none, staples: none, order: undefined });
  let rows = 0;
  const times = Array.from({ length: rounds }, () => {
    const startedAt = performance.now();
    const sources = new Map(menus.map(({ day, meals }) => [`day.${day}.1`, daySource(meals, 3)]));
    const { open } = shoppingList({ sources, ticks: none, own: none, staples: none, order: undefined });
    const tookMs = performance.now() - startedAt;
    rows = open.reduce((sum, aisle) => sum + aisle.rows.length, 0);
    return tookMs;
  });
  return { times, rows };
}
