import { mealOfKey, menuMeal } from '../../../../contract/marks/menu-meal.mark.ts';
import { dayOf, isDay } from '../../../../contract/moments.ts';
import type { Database } from '../../../database/database.ts';
import type { ContentSnapshot } from '../../platform/content/content-store.ts';
import { listMarksOfKind } from '../../platform/marks/marks.repository.ts';
import { mealMoment } from '../../food/menu/menu.ts';

export interface PlannedMeal {
  /** The id of the menu's entry. */
  id: string;
  startsAt: string;
  name: string;
}

/** Stands for a personal recipe, which her id alone does not prove to be hers, and for one that there is not, so that neither proves the other. */
const SOME_DISH = 'Roog';

/** The dishes that she put into her menu herself; the suggested ones would fill her calendar with what she did not plan. */
export async function plannedMeals(
  database: Database,
  memberId: string,
  { recipes }: ContentSnapshot,
  from: string,
  to: string,
): Promise<PlannedMeal[]> {
  const byId = new Map(recipes.map(({ body }) => [body.id, body]));
  const marks = await listMarksOfKind(database, memberId, menuMeal.name);
  return marks.flatMap(({ key, value }) => {
    const choice: unknown = JSON.parse(value);
    if (!menuMeal.isValue(choice) || choice.servings === 0) return [];
    const recipe = byId.get(choice.recipeId);
    const { day, mealType } = mealOfKey(key);
    // A key looks like a day, and need not be one: 2026-02-30.
    if (!isDay(day)) return [];
    const startsAt = mealMoment(day, mealType);
    if (dayOf(startsAt) < from || dayOf(startsAt) > to) return [];
    const isNamed = recipe !== undefined && (recipe.accessLevel !== 'OWNER' || recipe.owner === memberId);
    return [{ id: key, startsAt, name: isNamed ? recipe.name_EE : SOME_DISH }];
  });
}
