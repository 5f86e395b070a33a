/** The suggested menu with her own choices in its place. */
import type { MealPlanMealFragment } from '../../../../contract/documents.generated.ts';
import { mealOfKey, type MenuChoice } from '../../../../contract/marks/menu-meal.mark.ts';
import { MEAL_TIMES } from '../../../../contract/meal-times.ts';
import { dayOf } from '../../../../contract/moments.ts';
import { unreadIdOf, unreadRecipe } from './unread-recipe.ts';

type Recipe = MealPlanMealFragment['recipe'];

export interface MenuMeal extends MealPlanMealFragment {
  /** The suggested menu's dish here, if hers differs. */
  suggested?: Pick<MealPlanMealFragment, 'recipe' | 'servings'>;
  /** She chose it for a place in which the menu suggests nothing, or no longer does. */
  isAlone?: true;
  /** The dish could not be read: its id and the portions are known, and none of its contents. */
  isUnread?: true;
}

/** Her choices by the id of the menu's entry. */
export type MenuChoices = ReadonlyMap<string, MenuChoice>;

/** The recipes that she chose and the suggested menu does not hold in the same place, each once. */
export function chosenRecipeIds(
  suggested: readonly MealPlanMealFragment[],
  choices: MenuChoices,
  days: readonly string[],
): readonly string[] {
  const inPlace = suggested.flatMap(({ id, recipe }) => {
    const choice = choices.get(id);
    return choice && choice.recipeId !== recipe.id ? [choice.recipeId] : [];
  });
  const added = addedChoices(suggested, choices, days).map(([, { recipeId }]) => recipeId);
  return [...new Set([...inPlace, ...added])];
}

/**
 * A recipe that is no longer to be had gives way to the suggested one; one that could not be read keeps its place, so that
 * nobody cooks or buys the suggested one for hers. `days` are those that the suggested menu is of.
 */
export function herMenu(
  suggested: readonly MealPlanMealFragment[],
  choices: MenuChoices,
  recipes: ReadonlyMap<string, Recipe | 'gone' | 'unread'>,
  days: readonly string[],
): readonly MenuMeal[] {
  const dishOf = (id: string): Pick<MenuMeal, 'recipe' | 'isUnread'> | undefined => {
    const recipe = recipes.get(id);
    if (recipe === 'unread') return { recipe: unreadRecipe(id), isUnread: true };
    return recipe === undefined || recipe === 'gone' ? undefined : { recipe };
  };
  const inPlace = suggested.map((meal): MenuMeal => {
    const read = asRead(meal);
    const choice = choices.get(meal.id);
    if (!choice) return read;
    const isSame = choice.recipeId === read.recipe.id;
    const dish = isSame ? read : dishOf(choice.recipeId);
    if (!dish || (isSame && choice.servings === meal.servings)) return read;
    return {
      ...meal,
      ...dish,
      servings: choice.servings,
      suggested: { recipe: read.recipe, servings: meal.servings },
    };
  });
  const added = addedChoices(suggested, choices, days).flatMap(([id, { recipeId, servings }]): MenuMeal[] => {
    const dish = dishOf(recipeId);
    if (!dish) return [];
    const { day, mealType, isAdded: isBesides } = mealOfKey(id);
    const sk_dateTime = `${day}T${MEAL_TIMES[mealType]}:00${offsetOn(day, suggested)}`;
    const meal: MenuMeal = { __typename: 'MealPlanEntry', id, sk_dateTime, mealType, servings, ...dish };
    return [isBesides ? meal : { ...meal, isAlone: true }];
  });
  if (added.length === 0) return inPlace;
  return [...inPlace, ...added].toSorted((one, other) => one.sk_dateTime.localeCompare(other.sk_dateTime));
}

/** The meal as the library answered it, which takes the place of a dish that it lacks. */
function asRead(meal: MealPlanMealFragment): MenuMeal {
  const id = unreadIdOf(meal.recipe);
  return id === undefined ? meal : { ...meal, recipe: unreadRecipe(id), isUnread: true };
}

/** Returns choices that replace no suggested dish, in an order that is the same on each phone. */
function addedChoices(
  suggested: readonly MealPlanMealFragment[],
  choices: MenuChoices,
  days: readonly string[],
) {
  const places = new Set(suggested.map(({ id }) => id));
  return [...choices]
    .filter(([key, { servings }]) => !places.has(key) && servings > 0 && days.includes(mealOfKey(key).day))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The clock of the menu that day. */
function offsetOn(day: string, suggested: readonly MealPlanMealFragment[]): string {
  const ofDay = suggested.find(({ sk_dateTime }) => dayOf(sk_dateTime) === day);
  return ofDay?.sk_dateTime.slice('2026-11-23T08:00:00'.length) ?? '+02:00';
}

/** True if she eats it besides the suggested meals. */
export function isAdded({ id, isAlone }: Pick<MenuMeal, 'id' | 'isAlone'>): boolean {
  return isAlone === true || mealOfKey(id).isAdded;
}

/** True if she changed it, or added it. */
export function isHers(meal: MenuMeal): boolean {
  return meal.suggested !== undefined || isAdded(meal);
}

export function isLeftOut({ servings }: MenuMeal): boolean {
  return servings === 0;
}

/** Returns the dish of the suggested menu, whatever she chose. */
export function suggestedOf({ recipe, servings, suggested = { recipe, servings } }: MenuMeal) {
  return suggested;
}

/** The choice to store so that she has this recipe in the meal's place: null if the menu suggests it. */
export function choiceOf(meal: MenuMeal, recipeId: string, servings: number): MenuChoice | null {
  const suggested = suggestedOf(meal);
  const isSuggested = recipeId === suggested.recipe.id && servings === suggested.servings;
  return isSuggested && !isAdded(meal) ? null : { recipeId, servings };
}
