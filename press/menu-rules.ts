import type { FoodContent, RecipeContent } from '../server/modules/platform/content/content.ts';
import { mealTypeLabels } from './labels.ts';
import type { WrittenMeal } from './menu-file.ts';
import type { Problem } from './problem.ts';
import { kcalPerServing } from './recipe-nutrition.ts';
import { WEEKDAYS } from './weekdays.ts';

const LEAST_DAY_KCAL = 1500;
const MOST_DAY_KCAL = 2100;

/** The menu belongs to the nutrition plan, so its members must be able to open every recipe in it. */
const OPEN_LEVELS = ['PUBLIC', 'SUBSCRIBER', 'FOOD'];

type MenuRecipe = Pick<
  RecipeContent,
  'id' | 'name_EE' | 'accessLevel' | 'mealType' | 'servings' | 'ingredients'
>;

/** Finds what is wrong with the menu once the recipes are known: first in each meal, then in each day as a whole. */
export function findMenuFaults(
  meals: readonly WrittenMeal[],
  recipeById: ReadonlyMap<string, MenuRecipe>,
  foodById: ReadonlyMap<string, FoodContent>,
): Problem[] {
  const problems: Problem[] = meals.flatMap((meal) =>
    findMealFaults(meal, recipeById.get(meal.recipeId)).map((message) => ({
      file: meal.file,
      line: meal.line,
      message,
    })),
  );
  for (const [first, ...others] of groupByDay(meals)) {
    const day = [first, ...others];
    const report = (message: string) => problems.push({ file: first.file, line: first.line, message });
    const name = WEEKDAYS[first.weekday - 1] ?? '';
    if (new Set(day.map((meal) => meal.recipeId)).size < day.length)
      report(`Sama retsept on päeval kaks korda (${name}).`);
    if (!day.every((meal) => recipeById.has(meal.recipeId))) continue;
    const kcal = Math.round(dayKcal(day, recipeById, foodById));
    if (kcal < LEAST_DAY_KCAL || kcal > MOST_DAY_KCAL) {
      report(
        `Päeva (${name}) kokku on ${kcal} kcal, aga peab olema ${LEAST_DAY_KCAL}–${MOST_DAY_KCAL} kcal.`,
      );
    }
  }
  return problems;
}

/** Total energy of the given meals, in kcal. An unknown recipe counts as zero. */
export function dayKcal(
  meals: readonly Pick<WrittenMeal, 'recipeId' | 'servings'>[],
  recipeById: ReadonlyMap<string, MenuRecipe>,
  foodById: ReadonlyMap<string, FoodContent>,
): number {
  return meals.reduce((sum, meal) => {
    const recipe = recipeById.get(meal.recipeId);
    return recipe ? sum + kcalPerServing(recipe, foodById) * meal.servings : sum;
  }, 0);
}

function findMealFaults(meal: WrittenMeal, recipe: MenuRecipe | undefined): string[] {
  if (!recipe) return [`Retsepti „${meal.recipeId}“ ei ole kaustas recipes.`];
  const faults: string[] = [];
  if (!OPEN_LEVELS.includes(recipe.accessLevel)) {
    faults.push(`Retsept „${recipe.name_EE}“ ei ole toitumiskavaga avatud ja menüüsse ei sobi.`);
  }
  if (!recipe.mealType.includes(meal.mealType)) {
    faults.push(`Retsept „${recipe.name_EE}“ ei ole ${mealTypeLabels.words[meal.mealType].toLowerCase()}.`);
  }
  return faults;
}

function groupByDay(meals: readonly WrittenMeal[]): [WrittenMeal, ...WrittenMeal[]][] {
  const days = new Map<string, [WrittenMeal, ...WrittenMeal[]]>();
  for (const meal of meals) {
    const key = `${meal.week}/${meal.weekday}`;
    const day = days.get(key);
    if (day) day.push(meal);
    else days.set(key, [meal]);
  }
  return [...days.values()];
}
