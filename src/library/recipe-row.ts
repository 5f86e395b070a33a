/** A recipe as a list shows it. */
import type { RecipeCardFragment } from '../contract/documents.generated.ts';
import type { AccessLevel, MealType, RecipeTag } from '../contract/enumerations.ts';
import { nutritionPerServing } from '../contract/recipe-nutrition.ts';
import { compareWords } from '../language/collation.ts';

export interface RecipeRow {
  id: string;
  name_EE: string;
  thumbnail: string | null;
  mealType: readonly MealType[];
  tags: readonly RecipeTag[];
  /** Minutes. */
  cookingTime: number | null;
  accessLevel: AccessLevel;
  locked: boolean;
  /** Null when locked. */
  kcalPerPortion: number | null;
  servings: number;
}

export function recipeRowOf(recipe: RecipeCardFragment): RecipeRow {
  const { id, name_EE, thumbnail, mealType, tags, cookingTime, accessLevel, locked, servings } = recipe;
  const kcalPerPortion = nutritionPerServing(recipe.ingredients, servings)?.kcal ?? null;
  return {
    id,
    name_EE,
    thumbnail,
    mealType,
    tags,
    cookingTime,
    accessLevel,
    locked,
    kcalPerPortion,
    servings,
  };
}

/** Open recipes first, then by name in Estonian order. */
export function inListOrder(rows: readonly RecipeRow[]): RecipeRow[] {
  return rows.toSorted(
    (left, right) => Number(left.locked) - Number(right.locked) || compareWords(left.name_EE, right.name_EE),
  );
}
