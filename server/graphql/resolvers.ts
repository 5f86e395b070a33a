/** Every resolver of the contract, each from the module of its noun. */
import { accountMutations, accountQueries } from '../modules/account/account.resolvers.ts';
import { calendarQueries } from '../modules/calendar/calendar.resolvers.ts';
import { mealPlanQueries } from '../modules/mealplan/mealplan.resolvers.ts';
import { pageQueries } from '../modules/pages/pages.resolvers.ts';
import { profileMutations, profileQueries } from '../modules/profile/profile.resolvers.ts';
import { recipeFields, recipeQueries } from '../modules/recipes/recipes.resolvers.ts';
import {
  planQueries,
  subscriptionMutations,
  subscriptionQueries,
} from '../modules/subscriptions/subscriptions.resolvers.ts';
import { completionMutations, completionQueries } from '../modules/timeline/completions.resolvers.ts';
import { measurementFields, measurementMutations } from '../modules/timeline/measurements.resolvers.ts';
import { privateTimelineQueries } from '../modules/timeline/private-timeline.resolvers.ts';
import { timelineQueries } from '../modules/timeline/timeline.resolvers.ts';
import { trainingFields, trainingQueries } from '../modules/trainings/trainings.resolvers.ts';
import { userQueries } from '../modules/users/users.resolvers.ts';
import type { MutationResolvers, QueryResolvers } from './resolver-types.generated.ts';

export const queries: Required<QueryResolvers> = {
  ...recipeQueries,
  ...mealPlanQueries,
  ...trainingQueries,
  ...pageQueries,
  ...profileQueries,
  ...timelineQueries,
  ...completionQueries,
  ...planQueries,
  ...subscriptionQueries,
  ...privateTimelineQueries,
  ...userQueries,
  ...accountQueries,
  ...calendarQueries,
};

export const mutations: Required<MutationResolvers> = {
  ...measurementMutations,
  ...completionMutations,
  ...profileMutations,
  ...subscriptionMutations,
  ...accountMutations,
};

export const fields = { Recipe: recipeFields, Training: trainingFields, MeasurementEvent: measurementFields };

/** Root fields whose answer depends on the content and the caller's access alone. */
export const CONTENT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(recipeQueries),
  ...Object.keys(mealPlanQueries),
  ...Object.keys(trainingQueries),
  ...Object.keys(pageQueries),
  ...Object.keys(planQueries),
]);
