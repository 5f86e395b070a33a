import {
  MealPlanScreen_DayDocument,
  MealPlanScreen_WeekDocument,
} from '../../../../contract/documents.generated.ts';
import { mondayOf } from '../../../../contract/moments.ts';
import type { LibraryDatabase } from '../../../library/library-database.ts';
import { declareQuestion } from '../../../reading/question.ts';
import { withEveryField } from '../recipes/recipes.question.ts';
import { standInFor } from './unread-recipe.ts';

export const dayMenuQuestion = declareQuestion({
  document: MealPlanScreen_DayDocument,
  variables: (day: string) => ({ date: day }),
  answerOf: ({ listMealPlan }) => listMealPlan,
  async fromLibrary(library, { date }) {
    const week = await keptWeek(library, date);
    return week && { listMealPlan: week.filter(({ sk_dateTime }) => sk_dateTime.startsWith(date)) };
  },
});

/** Every day of a week is asked by its Monday, so that all share one cached result. */
export const weekMenuQuestion = declareQuestion({
  document: MealPlanScreen_WeekDocument,
  variables: (day: string) => ({ date: mondayOf(day) }),
  answerOf: ({ listMealPlanWeek }) => listMealPlanWeek,
  async fromLibrary(library, { date }) {
    const week = await keptWeek(library, date);
    return week && { listMealPlanWeek: week };
  },
});

/**
 * The week's meals with their recipes; undefined if none of those is on the device. A dish that staff have just withdrawn or put
 * in can be missing, if only recipes or only menus came through: something stands in for it, and the others are as they are.
 */
async function keptWeek(library: LibraryDatabase, date: string) {
  const kept = await library.get('menus', mondayOf(date));
  if (!kept) return undefined;
  const recipes = await Promise.all(kept.map((meal) => library.get('recipes', meal.recipe.id)));
  if (kept.length > 0 && recipes.every((recipe) => recipe === undefined)) return undefined;
  return kept.map((meal, index) => {
    const recipe = recipes[index];
    return { ...meal, recipe: recipe ? withEveryField(recipe) : standInFor(meal.recipe.id) };
  });
}
