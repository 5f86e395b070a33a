import { mealOfKey, menuMeal } from '../../../src/contract/marks/menu-meal.mark.ts';
import { dayOf } from '../../../src/contract/moments.ts';
import { ANONYMOUS } from '../../core/caller.ts';
import type { Database } from '../../database/database.ts';
import type { ContentSnapshot } from '../content/content-store.ts';
import { isHidden } from '../content/ownership.ts';
import { listMarksOfKind } from '../marks/marks.repository.ts';
import { mealMoment } from '../mealplan/menu.ts';
import { recipeViews } from '../recipes/recipe-views.ts';

export interface PlannedMeal {
  /** The id of the menu's entry. */
  id: string;
  startsAt: string;
  name: string;
}

/** The dishes that she put into her menu herself; the suggested ones would fill her calendar with what she did not plan. */
export async function plannedMeals(
  database: Database,
  memberId: string,
  snapshot: ContentSnapshot,
  from: string,
  to: string,
): Promise<PlannedMeal[]> {
  const { byId } = recipeViews(snapshot, ANONYMOUS);
  const marks = await listMarksOfKind(database, memberId, menuMeal.name);
  return marks.flatMap(({ key, value }) => {
    const choice: unknown = JSON.parse(value);
    if (!menuMeal.isValue(choice) || choice.servings === 0) return [];
    const recipe = byId.get(choice.recipeId);
    const { day, mealType } = mealOfKey(key);
    const startsAt = mealMoment(day, mealType);
    if (recipe === undefined || isHidden(recipe) || dayOf(startsAt) < from || dayOf(startsAt) > to) return [];
    return [{ id: key, startsAt, name: recipe.name_EE }];
  });
}
