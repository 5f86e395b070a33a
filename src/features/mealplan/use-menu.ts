import { useMemo } from 'react';
import type { MealPlanMealFragment } from '../../contract/documents.generated.ts';
import { menuMeal } from '../../contract/marks/menu-meal.mark.ts';
import { addDays, mondayOf } from '../../contract/moments.ts';
import type { Reading } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { useMarks } from '../marks/use-mark.ts';
import { useSubstituting } from '../substitutes/use-substitutes.ts';
import { mealsOfDay } from './day-menu.ts';
import { chosenRecipeIds, herMenu, type MenuMeal } from './her-menu.ts';
import { dayMenuQuestion, weekMenuQuestion } from './mealplan.question.ts';
import { useChosenRecipes } from './use-chosen-recipes.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Her menu of a day; offline also taken from its week, if that was viewed before. Of no day, it stays loading. */
export function useDayMenu(day: string | undefined): Reading<readonly MenuMeal[]> {
  const own = useQuestion(day !== undefined && dayMenuQuestion, day ?? '');
  const isMissing = own.state === 'offline' || own.state === 'failed';
  const week = useQuestion(isMissing && weekMenuQuestion, day ?? '');
  const days = useMemo(() => (day === undefined ? [] : [day]), [day]);
  return useHers(dayOfEither(own, week, day ?? ''), days);
}

/** Her menu of the week around the day. */
export function useWeekMenu(day: string): Reading<readonly MenuMeal[]> {
  const monday = mondayOf(day);
  const days = useMemo(() => WEEK.map((offset) => addDays(monday, offset)), [monday]);
  return useHers(useQuestion(weekMenuQuestion, day), days);
}

type Suggested = Reading<readonly MealPlanMealFragment[]>;

function dayOfEither(own: Suggested, week: Suggested, day: string): Suggested {
  const isMissing = own.state === 'offline' || own.state === 'failed';
  if (isMissing && week.state === 'ready') return { ...week, answer: mealsOfDay(week.answer, day) };
  return isMissing && week.state === 'loading' ? { ...week, retry: own.retry } : own;
}

function useHers(reading: Suggested, days: readonly string[]): Reading<readonly MenuMeal[]> {
  const choices = useMarks(menuMeal);
  const { answer: suggested } = reading;
  const recipes = useChosenRecipes(suggested ? chosenRecipeIds(suggested, choices, days) : []);
  const apply = useSubstituting();
  const hers = useMemo(
    () =>
      suggested &&
      recipes &&
      apply &&
      herMenu(suggested, choices, recipes, days).map((meal) => ({ ...meal, recipe: apply(meal.recipe) })),
    [suggested, choices, recipes, days, apply],
  );
  if (reading.state !== 'ready') return reading;
  return hers ? { ...reading, answer: hers } : { ...reading, state: 'loading', answer: undefined };
}
