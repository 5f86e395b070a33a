/** Every resolver of the contract, each from the module of its noun. */
import { accountMutations, accountQueries } from '../modules/account/account/account.resolvers.ts';
import { calendarMutations, calendarQueries } from '../modules/calendar/feed/calendar.resolvers.ts';
import { markMutations, markQueries } from '../modules/platform/marks/marks.resolvers.ts';
import { contentDigestFields, libraryQueries } from '../modules/find/library/library.resolvers.ts';
import { mealPlanQueries } from '../modules/food/menu/mealplan.resolvers.ts';
import { pageQueries } from '../modules/lessons/pages/pages.resolvers.ts';
import { profileMutations, profileQueries } from '../modules/platform/profile/profile.resolvers.ts';
import { recipeFields, recipeQueries } from '../modules/food/recipes/recipes.resolvers.ts';
import { planOwnerQueries } from '../modules/account/staff/plan-owners.resolvers.ts';
import {
  planQueries,
  subscriptionMutations,
  subscriptionQueries,
} from '../modules/account/subscription/subscriptions.resolvers.ts';
import {
  completionMutations,
  completionQueries,
} from '../modules/training/completions/completions.resolvers.ts';
import {
  measurementFields,
  measurementMutations,
} from '../modules/diary/measurements/measurements.resolvers.ts';
import { privateTimelineQueries } from '../modules/training/completions/private-timeline.resolvers.ts';
import { reminderMutations } from '../modules/calendar/reminders/reminders.resolvers.ts';
import {
  shoppingLinkMutations,
  shoppingLinkQueries,
} from '../modules/food/shopping/shopping-links.resolvers.ts';
import { sessionMutations } from '../modules/training/sessions/sessions.resolvers.ts';
import { timelineQueries } from '../modules/calendar/timeline/timeline.resolvers.ts';
import { trainingFields, trainingQueries } from '../modules/training/trainings/trainings.resolvers.ts';
import { userQueries } from '../modules/account/staff/users.resolvers.ts';
import type { MutationResolvers, QueryResolvers } from '../context/resolver-types.generated.ts';

export const queries: Required<QueryResolvers> = {
  ...recipeQueries,
  ...mealPlanQueries,
  ...trainingQueries,
  ...pageQueries,
  ...libraryQueries,
  ...profileQueries,
  ...timelineQueries,
  ...completionQueries,
  ...planQueries,
  ...subscriptionQueries,
  ...privateTimelineQueries,
  ...planOwnerQueries,
  ...userQueries,
  ...accountQueries,
  ...calendarQueries,
  ...markQueries,
  ...shoppingLinkQueries,
};

export const mutations: Required<MutationResolvers> = {
  ...measurementMutations,
  ...completionMutations,
  ...sessionMutations,
  ...profileMutations,
  ...markMutations,
  ...shoppingLinkMutations,
  ...reminderMutations,
  ...subscriptionMutations,
  ...accountMutations,
  ...calendarMutations,
};

export const fields = {
  Recipe: recipeFields,
  Training: trainingFields,
  ContentDigest: contentDigestFields,
  MeasurementEvent: measurementFields,
};

/** Root fields whose answer depends on the content and the caller's access alone. */
export const CONTENT_FIELDS: ReadonlySet<string> = new Set([
  ...Object.keys(recipeQueries),
  ...Object.keys(mealPlanQueries),
  ...Object.keys(trainingQueries),
  ...Object.keys(pageQueries),
  ...Object.keys(libraryQueries),
  ...Object.keys(planQueries),
]);
