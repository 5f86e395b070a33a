/**
 * A recipe with the foods that she takes in place of others: amounts, figures and allergens are those of the dish that she cooks.
 */
import {
  ALLERGENS,
  type Allergen,
  type IngredientUnit,
  type RecipeTag,
} from '../../../../contract/enumerations.ts';
import { substitutionKey } from '../../../../contract/marks/substitution.mark.ts';
import type { SubstituteFood, SubstitutePair, Substitutes } from '../../../../contract/substitutes.ts';

interface Ingredient {
  amount: number | null;
  unit: IngredientUnit;
  ingredient: { id: string; name_EE: string; partitive_EE?: string | null };
  replaces?: Replaced;
}

/** The recipe's own food, if she takes another one. */
export interface Replaced {
  food: { id: string; name_EE: string; partitive_EE: string | null };
  /** The amount of the substitute for one unit of it; undefined if one is weighed and the other poured. */
  ratio: number | undefined;
}

interface Recipe<Entry extends Ingredient> {
  id: string;
  ingredients: readonly Entry[] | null;
  tags: readonly RecipeTag[];
  allergens: readonly Allergen[] | null;
}

/** The ids of her substitutes, keyed by the keys of their marks. */
export type Chosen = ReadonlyMap<string, string>;

/** True whatever is cooked; the others promise foods. */
const TAGS_THAT_STAY: readonly RecipeTag[] = ['EASY', 'GRILL', 'OVEN'];

/** Returns the same object if she replaces nothing of it, or only by foods that the table no longer has. */
export function substituted<Entry extends Ingredient, Whole extends Recipe<Entry>>(
  recipe: Whole & Recipe<Entry>,
  table: Substitutes,
  chosen: Chosen,
): Whole {
  const ingredients = recipe.ingredients?.map((entry) => {
    const found = takenFor(recipe.id, entry, table, chosen);
    return found ? withSubstitute(entry, found.pair, found.food) : entry;
  });
  if (!ingredients?.some(({ replaces }) => replaces)) return recipe;
  return {
    ...recipe,
    ingredients,
    tags: recipe.tags.filter((tag) => TAGS_THAT_STAY.includes(tag)),
    allergens: allergensOf(ingredients, table),
  };
}

function takenFor(recipeId: string, { ingredient, unit }: Ingredient, table: Substitutes, chosen: Chosen) {
  const id = chosen.get(substitutionKey(recipeId, ingredient.id));
  if (id === undefined || unit === 'TASTE') return undefined;
  const pair = table.pairs.find(
    ({ foodId, substituteId }) => foodId === ingredient.id && substituteId === id,
  );
  const food = table.foods.find((each) => each.id === id);
  return pair && food && { pair, food };
}

function withSubstitute<Entry extends Ingredient>(
  entry: Entry,
  { ratio }: SubstitutePair,
  { unit, ...food }: SubstituteFood,
): Entry {
  const { id, name_EE, partitive_EE = null } = entry.ingredient;
  return {
    ...entry,
    amount: entry.amount === null ? null : entry.amount * ratio,
    unit,
    ingredient: { ...entry.ingredient, ...food },
    replaces: {
      food: { id, name_EE, partitive_EE },
      ratio: unit === entry.unit ? ratio : undefined,
    },
  };
}

/** Rather not known than too few. */
function allergensOf(ingredients: readonly Ingredient[], table: Substitutes): Allergen[] | null {
  const held = ingredients.map(({ ingredient }) => allergensOfFood(ingredient.id, table));
  return held.includes(undefined)
    ? null
    : ALLERGENS.filter((each) => held.some((some) => some?.includes(each)));
}

/** Undefined if they are not known. */
export function allergensOfFood(id: string, { allergens }: Substitutes): readonly Allergen[] | undefined {
  return Object.hasOwn(allergens, id) ? allergens[id] : undefined;
}

export interface Candidate {
  food: SubstituteFood;
  /** The amount in the substitute's own unit, not scaled to her portions. */
  amount: number;
  note: string | null;
}

/** The foods that can replace the ingredient and are not in the recipe already; none if it is added to taste. */
export function candidatesFor(
  { amount, unit, ingredient }: Ingredient,
  ingredients: readonly Ingredient[],
  { pairs, foods }: Substitutes,
): Candidate[] {
  if (amount === null || unit === 'TASTE') return [];
  const taken = new Set(ingredients.map((entry) => entry.ingredient.id));
  return pairs.flatMap(({ foodId, substituteId, ratio, note }) => {
    const food = foods.find(({ id }) => id === substituteId);
    const isOpen = foodId === ingredient.id && food && !taken.has(substituteId);
    return isOpen ? [{ food, amount: amount * ratio, note }] : [];
  });
}
