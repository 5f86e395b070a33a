import { useMemo, useState } from 'react';
import type { MealPlanMealFragment } from '../../../../contract/documents.generated.ts';
import { menuMeal } from '../../../../contract/marks/menu-meal.mark.ts';
import { addDays, mondayOf } from '../../../../contract/moments.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMarks } from '../../../platform/marks/use-mark.ts';
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
  const ofWeek = useMemo(() => mealsOfDay(week.answer ?? [], day ?? ''), [week.answer, day]);
  return useHers(ofEither(own, week, ofWeek), days);
}

/** Her menu of the week around the day. */
export function useWeekMenu(day: string): Reading<readonly MenuMeal[]> {
  const monday = mondayOf(day);
  const days = useMemo(() => WEEK.map((offset) => addDays(monday, offset)), [monday]);
  return useHers(useQuestion(weekMenuQuestion, day), days);
}

type Suggested = Reading<readonly MealPlanMealFragment[]>;

function ofEither(own: Suggested, week: Suggested, ofWeek: readonly MealPlanMealFragment[]): Suggested {
  const isMissing = own.state === 'offline' || own.state === 'failed';
  if (isMissing && week.state === 'ready') return { ...week, answer: ofWeek };
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
  const shown = useShown(hers, days);
  if (reading.state !== 'ready') return reading;
  return shown ? { ...reading, answer: shown } : { ...reading, state: 'loading', answer: undefined };
}

/**
 * Her menu, and as it was last shown of the same days while a dish from another of her phones is read: without it the view would
 * go, and with it a sheet that she has open there and its text.
 */
function useShown(hers: readonly MenuMeal[] | undefined, days: readonly string[]) {
  const of = days.join(' ');
  const [last, setLast] = useState<{ of: string; hers: readonly MenuMeal[] }>();
  if (hers && (last?.hers !== hers || last.of !== of)) setLast({ of, hers });
  return hers ?? (last?.of === of ? last.hers : undefined);
}
