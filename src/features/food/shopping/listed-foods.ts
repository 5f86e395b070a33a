/** The foods that a recipe or a day of the menu puts on the shopping list. */
import type {
  MealPlanMealFragment,
  RecipeDetailsFragment,
} from '../../../../contract/documents.generated.ts';
import { MARK_VALUE_MAX_LENGTH } from '../../../../contract/limits.ts';
import type { ListedFood, ShoppingSource } from '../../../../contract/marks/shopping-source.mark.ts';
import { partsOf } from './parts.ts';

type Recipe = Pick<RecipeDetailsFragment, 'name_EE' | 'servings'>;
type Ingredients = NonNullable<MealPlanMealFragment['recipe']['ingredients']>;

export function recipeSource(recipe: Recipe, ingredients: Ingredients, portions: number): ShoppingSource {
  const foods = ingredients.map((entry) => listedFood(entry, portions, recipe.servings));
  return fitting({ name: recipe.name_EE, count: portions, foods: merged(foods) });
}

/** Lists the menu's portions of each meal for so many people. Recipes that are closed to her are left out. */
export function daySource(meals: readonly MealPlanMealFragment[], people: number): ShoppingSource {
  // Nothing is bought for a meal that she leaves out.
  const eaten = meals.filter(({ servings }) => servings > 0);
  const foods = eaten.flatMap(({ recipe, servings }) =>
    (recipe.ingredients ?? []).map((entry) => listedFood(entry, servings * people, recipe.servings)),
  );
  return fitting({ count: people, foods: merged(foods) });
}

/** A day of very many dishes may have more foods than a mark holds, also without their household measures. */
export function canBeListed(source: ShoppingSource): boolean {
  return JSON.stringify(source).length <= MARK_VALUE_MAX_LENGTH;
}

function listedFood(
  { amount, unit, ingredient }: Ingredients[number],
  portions: number,
  servings: number,
): ListedFood {
  const { id, name_EE, group_EE, quantity_EE } = ingredient;
  const isMeasured = amount !== null && unit !== 'TASTE';
  const parts = isMeasured ? partsOf(amount, portions, servings) : 0;
  return [id, name_EE, group_EE ?? null, isMeasured ? unit : 'TASTE', parts, quantity_EE];
}

function merged(foods: readonly ListedFood[]): ListedFood[] {
  const byName = new Map<string, ListedFood>();
  for (const food of foods) {
    const key = `${food[0]} ${food[3]}`;
    const kept = byName.get(key);
    byName.set(key, kept ? [food[0], food[1], food[2], food[3], food[4] + kept[4], food[5]] : food);
  }
  return [...byName.values()];
}

/** Leaves household measures out if the source would otherwise be longer than a mark may be. */
function fitting(source: ShoppingSource): ShoppingSource {
  if (canBeListed(source)) return source;
  const foods = source.foods.map(([id, name, group, unit, parts]): ListedFood => [
    id,
    name,
    group,
    unit,
    parts,
    null,
  ]);
  return { ...source, foods };
}
