import { useQuery, type UseQueryState } from 'urql';
import {
  MealPlanScreen_DayDocument,
  MealPlanScreen_WeekDocument,
} from '../../contract/documents.generated.ts';
import { mondayOf } from '../../contract/moments.ts';
import { mealsOfDay } from './day-menu.ts';

/** A day's meals; without a network also out of its week, when that was looked at before. */
export function useDayMenu(day: string) {
  const [asked, ask] = useQuery({ query: MealPlanScreen_DayDocument, variables: { date: day } });
  const own = answerFor(day, asked);
  const isMissing = !asked.fetching && isFor(day, asked) && !own?.listMealPlan;
  const monday = mondayOf(day);
  const [week] = useQuery({
    query: MealPlanScreen_WeekDocument,
    variables: { date: monday },
    pause: !isMissing,
  });
  const meals = own?.listMealPlan ?? answerFor(monday, week)?.listMealPlanWeek;
  return {
    meals: meals && mealsOfDay(meals, day),
    isLoading: asked.fetching || !isFor(day, asked) || week.fetching,
    error: asked.error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

/** Every day of one week is asked for by its Monday, so that they share one answer. */
export function useWeekMenu(day: string) {
  const monday = mondayOf(day);
  const [asked, ask] = useQuery({ query: MealPlanScreen_WeekDocument, variables: { date: monday } });
  return {
    meals: answerFor(monday, asked)?.listMealPlanWeek ?? undefined,
    isLoading: asked.fetching || !isFor(monday, asked),
    error: asked.error,
    retry: () => ask({ requestPolicy: 'network-only' }),
  };
}

type Asked<Data> = UseQueryState<Data, { date: string }>;

/** After another date was asked for, the former one's answer stands in the result until the new one comes. */
function isFor(date: string, { operation }: Asked<unknown>): boolean {
  return operation?.variables.date === date;
}

function answerFor<Data>(date: string, asked: Asked<Data>): Data | undefined {
  return isFor(date, asked) ? asked.data : undefined;
}
