import {
  MealPlanScreen_DayDocument,
  MealPlanScreen_WeekDocument,
} from '../../contract/documents.generated.ts';
import { mondayOf } from '../../contract/moments.ts';
import type { LibraryDatabase } from '../../library/library-database.ts';
import { declareQuestion } from '../../reading/question.ts';
import { withEveryField } from '../recipes/recipes.question.ts';

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

/** The week's meals with their recipes; undefined if one of them is not on the device. */
async function keptWeek(library: LibraryDatabase, date: string) {
  const kept = await library.get('menus', mondayOf(date));
  if (!kept) return undefined;
  const meals = await Promise.all(
    kept.map(async (meal) => {
      const recipe = await library.get('recipes', meal.recipe.id);
      return recipe && { ...meal, recipe: withEveryField(recipe) };
    }),
  );
  const whole = meals.filter((meal) => meal !== undefined);
  return whole.length === kept.length ? whole : undefined;
}
