import { addDays, mondayOf } from '../../../../contract/moments.ts';
import { requirePermission } from '../../../core/caller.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { menuOn } from './menu.ts';

export const mealPlanQueries = {
  async listMealPlan(_parent, { input }, { caller, services }) {
    requirePermission(caller, 'FOOD');
    return menuOn(input.date, await services.content.current(), caller);
  },

  async listMealPlanWeek(_parent, { input }, { caller, services }) {
    requirePermission(caller, 'FOOD');
    const snapshot = await services.content.current();
    const monday = mondayOf(input.date);
    return [0, 1, 2, 3, 4, 5, 6].flatMap((days) => menuOn(addDays(monday, days), snapshot, caller));
  },
} satisfies QueryResolvers;
