/** Weeks of menus of any foods, amounts and portions, the same at every run. */
import type { MealPlanMealFragment } from '../../../../../contract/documents.generated.ts';
import { addDays } from '../../../../../contract/moments.ts';

/** Returns whole numbers below `below` (mulberry32). */
export function numbersFrom(seed: number): Next {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const FOODS = 40;
const RECIPES = 400;
const MEALS = ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'] as const;

type Recipe = MealPlanMealFragment['recipe'];
type Next = (below: number) => number;

/** A catalogue of recipes; returns a day's meals of them. */
export function randomMenus(next: Next): (day: string) => MealPlanMealFragment[] {
  const recipes = Array.from({ length: RECIPES }, (_, index) => randomRecipe(index, next));
  return (day) =>
    MEALS.map((mealType, place) => ({
      __typename: 'MealPlanEntry',
      id: `${day}-${mealType}`,
      sk_dateTime: `${day}T${String(8 + 4 * place).padStart(2, '0')}:00:00+02:00`,
      mealType,
      servings: (1 + next(6)) / 2,
      recipe: recipes[next(RECIPES)] ?? randomRecipe(RECIPES, next),
    }));
}

function randomRecipe(index: number, next: Next): Recipe {
  return {
    __typename: 'Recipe',
    id: `recipe-${index}`,
    name_EE: 'Roog',
    thumbnail: null,
    mealType: ['LUNCH'],
    tags: [],
    cookingTime: 20,
    accessLevel: 'PREMIUM',
    servings: 1 + next(12),
    allergens: [],
    locked: false,
    updatedAt: '2026-11-01T00:00:00+02:00',
    ingredients: Array.from({ length: 4 + next(8) }, () => randomIngredient(next)),
  };
}

function randomIngredient(next: Next) {
  const food = next(FOODS);
  const unit = food % 7 === 0 ? ('ML' as const) : ('G' as const);
  const isToTaste = next(12) === 0;
  return {
    __typename: 'RecipeIngredient' as const,
    amount: isToTaste ? null : 1 + next(600),
    unit: isToTaste ? ('TASTE' as const) : unit,
    ingredient: {
      __typename: 'Ingredient' as const,
      id: `toit-${food}`,
      name_EE: `Toit ${food}`,
      quantity_EE: food % 3 === 0 ? '1 purk ≈ 240 g' : null,
      group_EE: food % 2 === 0 ? 'köögivili' : 'piim',
      kcal: 100,
      protein: 1,
      fat: 1,
      carbs: 1,
    },
  };
}

export function daysFrom(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, offset) => addDays(first, offset));
}
