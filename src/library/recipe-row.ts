/** A recipe as a list shows it. */
import type { RecipeCardFragment } from '../../contract/documents.generated.ts';
import type { AccessLevel, Allergen, MealType, RecipeTag } from '../../contract/enumerations.ts';
import { nutritionPerServing } from '../../contract/recipe-nutrition.ts';
import { compareWords } from '../language/collation.ts';

/** The known contents of a dish; null if they are not known: a closed dish tells no ingredients. */
export interface DishContents {
  allergens: readonly Allergen[] | null;
  foodIds: readonly string[] | null;
}

/** The fields of this build's rows, and the data beside them. Rows that an older build stored are made again. */
export const ROW_FIELDS = 'allergens foodIds, foods';

export interface RecipeRow extends DishContents {
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
  /** She cooks it with other foods than it is written with; never in a stored row. */
  isHers?: true;
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
    ...contentsOf(recipe),
  };
}

export function contentsOf({ allergens, ingredients }: RecipeCardFragment): DishContents {
  return { allergens, foodIds: ingredients?.map(({ ingredient }) => ingredient.id) ?? null };
}

/** Open recipes first, then by name in Estonian order. */
export function inListOrder(rows: readonly RecipeRow[]): RecipeRow[] {
  return rows.toSorted(
    (left, right) => Number(left.locked) - Number(right.locked) || compareWords(left.name_EE, right.name_EE),
  );
}
