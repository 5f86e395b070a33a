/**
 * Every question of the screens that a member's client reads. The app reads ahead what is on this list; a contract test finds a
 * question that is missing from it.
 */
import { recipeOwnerQuestion, trainingOwnerQuestion } from '../platform/access/plan-owner.question.ts';
import {
  completionQuestion,
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../features/training/completions/completions.question.ts';
import { publishedRecipesQuestion } from '../features/find/favourites-list/published.question.ts';
import { marksQuestion } from '../platform/marks/marks.question.ts';
import { dayMenuQuestion, weekMenuQuestion } from '../features/food/menu/mealplan.question.ts';
import { consentsQuestion } from '../platform/consents/consents.question.ts';
import { measurementsQuestion } from '../features/diary/measurements/measurements.question.ts';
import { pageQuestion } from '../features/lessons/pages/pages.question.ts';
import { recipeQuestion, recipesQuestion } from '../features/food/recipes/recipes.question.ts';
import { monthsSessionsQuestion, sessionsQuestion } from '../features/training/sessions/sessions.question.ts';
import {
  sharedListQuestion,
  shoppingLinkQuestion,
} from '../features/food/shopping/shopping-list.question.ts';
import { scheduleQuestion } from '../features/training/schedule/schedule.question.ts';
import {
  calendarFeedQuestion,
  exportQuestion,
  profileQuestion,
} from '../features/account/settings/settings.question.ts';
import {
  checkoutQuestion,
  planChangeQuestion,
  planContentsQuestion,
  portalQuestion,
  subscriptionsQuestion,
} from '../features/account/subscription/subscription.question.ts';
import {
  latestTrainingsQuestion,
  trainingQuestion,
  trainingsQuestion,
  videoQuestion,
} from '../features/training/trainings/trainings.question.ts';
import type { AnyQuestion } from '../reading/question.ts';

export const QUESTIONS: readonly AnyQuestion[] = [
  calendarFeedQuestion,
  checkoutQuestion,
  completionQuestion,
  completionsQuestion,
  consentsQuestion,
  dayMenuQuestion,
  exportQuestion,
  latestTrainingsQuestion,
  marksQuestion,
  measurementsQuestion,
  monthsCompletionsQuestion,
  monthsSessionsQuestion,
  pageQuestion,
  planChangeQuestion,
  planContentsQuestion,
  portalQuestion,
  profileQuestion,
  publishedRecipesQuestion,
  recipeOwnerQuestion,
  recipeQuestion,
  recipesQuestion,
  scheduleQuestion,
  sessionsQuestion,
  sharedListQuestion,
  shoppingLinkQuestion,
  subscriptionsQuestion,
  trainingOwnerQuestion,
  trainingQuestion,
  trainingsQuestion,
  videoQuestion,
  weekMenuQuestion,
];
