/** The suggested menu with what she chose in its place. */
import type { MealPlanMealFragment } from '../../contract/documents.generated.ts';
import type { MenuChoice } from '../../contract/marks/menu-meal.mark.ts';

type Recipe = MealPlanMealFragment['recipe'];

export interface MenuMeal extends MealPlanMealFragment {
  /** What the suggested menu has here, where hers differs. */
  suggested?: Pick<MealPlanMealFragment, 'recipe' | 'servings'>;
}

/** Her choices by the id of the menu's entry. */
export type MenuChoices = ReadonlyMap<string, MenuChoice>;

/** The recipes that she chose and the suggested menu does not hold in the same place, each once. */
export function chosenRecipeIds(
  suggested: readonly MealPlanMealFragment[],
  choices: MenuChoices,
): readonly string[] {
  const ids = suggested.flatMap(({ id, recipe }) => {
    const choice = choices.get(id);
    return choice && choice.recipeId !== recipe.id ? [choice.recipeId] : [];
  });
  return [...new Set(ids)];
}

/** A recipe that is no longer to be had gives way to the suggested one. */
export function herMenu(
  suggested: readonly MealPlanMealFragment[],
  choices: MenuChoices,
  recipes: ReadonlyMap<string, Recipe>,
): readonly MenuMeal[] {
  return suggested.map((meal) => {
    const choice = choices.get(meal.id);
    if (!choice) return meal;
    const recipe = choice.recipeId === meal.recipe.id ? meal.recipe : recipes.get(choice.recipeId);
    if (!recipe || (recipe === meal.recipe && choice.servings === meal.servings)) return meal;
    return {
      ...meal,
      recipe,
      servings: choice.servings,
      suggested: { recipe: meal.recipe, servings: meal.servings },
    };
  });
}

export function isLeftOut({ servings }: MenuMeal): boolean {
  return servings === 0;
}

/** Of the suggested menu, whatever she chose. */
export function suggestedOf({ recipe, servings, suggested = { recipe, servings } }: MenuMeal) {
  return suggested;
}

/** What to store so that she has this recipe in the meal's place: null where that is what the menu suggests. */
export function choiceOf(meal: MenuMeal, recipeId: string, servings: number): MenuChoice | null {
  const suggested = suggestedOf(meal);
  const isSuggested = recipeId === suggested.recipe.id && servings === suggested.servings;
  return isSuggested ? null : { recipeId, servings };
}
