import type { MealType } from '../../../../contract/enumerations.ts';
import { MEAL_TIMES } from '../../../../contract/meal-times.ts';
import { weekdayOf } from '../../../../contract/moments.ts';
import type { Caller } from '../../../core/caller.ts';
import type { MealPlanEntry } from '../../../core/contract-types.generated.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { cycleWeekOf } from '../../platform/content/cycle-week.ts';
import { isHidden } from '../../platform/content/ownership.ts';
import { tallinnMoment } from '../../../core/tallinn-time.ts';
import { recipeViews } from '../recipes/recipe-views.ts';

export function mealMoment(day: string, mealType: MealType): string {
  return tallinnMoment(day, MEAL_TIMES[mealType]);
}

/** The menu of a day, in the order of its meals. */
export function menuOn(day: string, snapshot: ContentSnapshot, caller: Caller): MealPlanEntry[] {
  const week = cycleWeekOf(day, snapshot.menuWeeks);
  const { byId } = recipeViews(snapshot, caller);
  return snapshot.menu
    .filter((meal) => meal.week === week && meal.weekday === weekdayOf(day))
    .toSorted((one, other) => MEAL_TIMES[one.mealType].localeCompare(MEAL_TIMES[other.mealType]))
    .flatMap(({ mealType, servings, recipeId }) => {
      const recipe = byId.get(recipeId);
      const sk_dateTime = mealMoment(day, mealType);
      return recipe === undefined || isHidden(recipe)
        ? []
        : [{ id: `${day}_${mealType}`, sk_dateTime, mealType, servings, recipe }];
    });
}
