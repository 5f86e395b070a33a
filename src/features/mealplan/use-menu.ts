import type { MealPlanMealFragment } from '../../contract/documents.generated.ts';
import type { Reading } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { mealsOfDay } from './day-menu.ts';
import { dayMenuQuestion, weekMenuQuestion } from './mealplan.question.ts';

/** A day's meals; offline also taken from its week, if that was viewed before. */
export function useDayMenu(day: string): Reading<readonly MealPlanMealFragment[]> {
  const own = useQuestion(dayMenuQuestion, day);
  const isMissing = own.state === 'offline' || own.state === 'failed';
  const week = useQuestion(isMissing && weekMenuQuestion, day);
  if (own.state === 'ready') return { ...own, answer: mealsOfDay(own.answer, day) };
  if (week.state === 'ready') return { ...week, answer: mealsOfDay(week.answer, day) };
  return isMissing && week.state === 'loading' ? { ...week, retry: own.retry } : own;
}
