import type { MealType } from '../../../../contract/enumerations.ts';
import type { RecipeRow } from '../../../library/recipe-row.ts';

interface Meal {
  mealType: MealType;
  /** The dish that is there; undefined if it is added. */
  recipeId: string | undefined;
  /** Energy of one portion; undefined if it is not known. */
  kcal: number | undefined;
}

/** The recipes that can take the meal's place: dishes for this time of day first, and of these the ones of similar energy. */
export function likeRecipes(rows: readonly RecipeRow[], { mealType, recipeId, kcal }: Meal): RecipeRow[] {
  const isOfMeal = (row: RecipeRow) => row.mealType.includes(mealType);
  const distance = ({ kcalPerPortion }: RecipeRow) =>
    kcal === undefined || kcalPerPortion === null ? 0 : Math.abs(kcalPerPortion - kcal);
  return rows
    .filter(({ id, locked }) => id !== recipeId && !locked)
    .toSorted(
      (one, other) => Number(isOfMeal(other)) - Number(isOfMeal(one)) || distance(one) - distance(other),
    );
}
