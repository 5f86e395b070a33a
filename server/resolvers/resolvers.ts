/** Every resolver of the contract, each from the module of its noun. */
import { accountMutations, accountQueries } from './account.resolvers.ts';
import { calendarMutations, calendarQueries } from './calendar.resolvers.ts';
import { markMutations, markQueries } from './marks.resolvers.ts';
import { contentDigestFields, libraryQueries } from './library.resolvers.ts';
import { mealPlanQueries } from './mealplan.resolvers.ts';
import { pageQueries } from './pages.resolvers.ts';
import { profileMutations, profileQueries } from './profile.resolvers.ts';
import { recipeFields, recipeQueries } from './recipes.resolvers.ts';
import { planOwnerQueries } from './plan-owners.resolvers.ts';
import { planQueries, subscriptionMutations, subscriptionQueries } from './subscriptions.resolvers.ts';
import { completionMutations, completionQueries } from './completions.resolvers.ts';
import { measurementFields, measurementMutations } from './measurements.resolvers.ts';
import { privateTimelineQueries } from './private-timeline.resolvers.ts';
import { reminderMutations } from './reminders.resolvers.ts';
import { shoppingLinkMutations, shoppingLinkQueries } from './shopping-links.resolvers.ts';
import { sessionMutations } from './sessions.resolvers.ts';
import { timelineQueries } from './timeline.resolvers.ts';
import { trainingFields, trainingQueries } from './trainings.resolvers.ts';
import { userQueries } from './users.resolvers.ts';
import type { MutationResolvers, QueryResolvers } from './resolver-types.generated.ts';

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
