import { useQuery } from 'urql';
import {
  MealPlanScreen_DayDocument,
  MealPlanScreen_WeekDocument,
} from '../../contract/documents.generated.ts';
import { mondayOf } from '../../contract/moments.ts';
import { mealsOfDay } from './day-menu.ts';

/** A day's meals; without a network also out of its week, when that was looked at before. */
export function useDayMenu(day: string) {
  const [asked, ask] = useQuery({ query: MealPlanScreen_DayDocument, variables: { date: day } });
  const isMissing = !asked.fetching && !asked.data?.listMealPlan;
  const [week] = useQuery({
    query: MealPlanScreen_WeekDocument,
    variables: { date: mondayOf(day) },
    pause: !isMissing,
  });
  const meals = asked.data?.listMealPlan ?? week.data?.listMealPlanWeek;
  return {
    meals: meals && mealsOfDay(meals, day),
    isLoading: asked.fetching || week.fetching,
    error: asked.error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

/** Every day of one week is asked for by its Monday, so that they share one answer. */
export function useWeekMenu(day: string) {
  const [asked, ask] = useQuery({
    query: MealPlanScreen_WeekDocument,
    variables: { date: mondayOf(day) },
  });
  return {
    meals: asked.data?.listMealPlanWeek ?? undefined,
    isLoading: asked.fetching,
    error: asked.error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}
