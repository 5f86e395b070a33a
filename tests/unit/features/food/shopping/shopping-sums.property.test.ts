import { expect, it } from 'vitest';
import type { MealPlanMealFragment } from '../../../../../contract/documents.generated.ts';
import { daySource } from '../../../../../src/features/food/shopping/listed-foods.ts';
import { PARTS } from '../../../../../src/features/food/shopping/parts.ts';
import { shoppingList } from '../../../../../src/features/food/shopping/shopping-list.ts';
import { daysFrom, numbersFrom, randomMenus } from './menu-of-random-weeks.ts';
import { draws } from '../../../../support/draws.ts';

const WEEKS = draws(10_000);
/** Parts of a gram: recipes make up to 12 portions, and she eats them in halves. */
const FRACTION = 2 * 27_720;

/** The recipes' own amounts for the portions of the menu, in whole fractions of a gram. */
function neededOf(meals: readonly MealPlanMealFragment[], people: number): Map<string, number> {
  const needed = new Map<string, number>();
  for (const { recipe, servings } of meals) {
    const each = (servings * 2 * people * (FRACTION / 2)) / recipe.servings;
    for (const { amount, ingredient } of recipe.ingredients ?? []) {
      needed.set(ingredient.id, (needed.get(ingredient.id) ?? 0) + (amount ?? 0) * each);
    }
  }
  return needed;
}

it(`adds up to exactly what the recipes need, in ${WEEKS} weeks of any menus, portions and people`, () => {
  const next = numbersFrom(11);
  const mealsOf = randomMenus(next);
  const days = daysFrom('2026-11-23', 7);
  const wrong: { week: number; food: string }[] = [];
  let sums = 0;
  for (let week = 0; week < WEEKS; week += 1) {
    const people = 1 + next(12);
    const menus = days.map(mealsOf);
    const sources = new Map(menus.map((meals, place) => [`day.${days[place]}.1`, daySource(meals, people)]));
    const none = new Map<string, never>();
    const { open } = shoppingList({ sources, ticks: none, own: none, staples: none, order: undefined });
    const rows = open.flatMap((aisle) => aisle.rows);
    const needed = neededOf(menus.flat(), people);
    sums += needed.size;
    for (const [food, amount] of needed) {
      const row = rows.find((each) => each.food?.id === food);
      // Both over the same denominator, so that whole numbers are compared.
      if ((row?.food?.left ?? -1) * FRACTION !== amount * PARTS) wrong.push({ week, food });
    }
  }
  expect(wrong).toEqual([]);
  expect(sums).toBeGreaterThan(WEEKS);
}, 120_000);
