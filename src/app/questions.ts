/**
 * Every question of the screens that a member's client reads. The app reads ahead what is on this list; a contract test finds a
 * question that is missing from it.
 */
import { recipeOwnerQuestion, trainingOwnerQuestion } from '../features/access/plan-owner.question.ts';
import {
  completionQuestion,
  completionsQuestion,
  monthsCompletionsQuestion,
} from '../features/completions/completions.question.ts';
import { publishedRecipesQuestion } from '../features/favourites-list/published.question.ts';
import { marksQuestion } from '../features/marks/marks.question.ts';
import { dayMenuQuestion, weekMenuQuestion } from '../features/mealplan/mealplan.question.ts';
import {
  diaryProfileQuestion,
  measurementsQuestion,
} from '../features/measurements/measurements.question.ts';
import { pageQuestion } from '../features/pages/pages.question.ts';
import { recipeQuestion, recipesQuestion } from '../features/recipes/recipes.question.ts';
import { monthsSessionsQuestion, sessionsQuestion } from '../features/sessions/sessions.question.ts';
import {
  sharedListQuestion,
  shoppingLinkQuestion,
} from '../features/shopping-list/shopping-list.question.ts';
import { scheduleQuestion } from '../features/schedule/schedule.question.ts';
import {
  calendarFeedQuestion,
  exportQuestion,
  profileQuestion,
} from '../features/settings/settings.question.ts';
import {
  checkoutQuestion,
  planChangeQuestion,
  planContentsQuestion,
  portalQuestion,
  subscriptionsQuestion,
} from '../features/subscription/subscription.question.ts';
import {
  latestTrainingsQuestion,
  trainingQuestion,
  trainingsQuestion,
  videoQuestion,
} from '../features/trainings/trainings.question.ts';
import type { AnyQuestion } from '../reading/question.ts';

export const QUESTIONS: readonly AnyQuestion[] = [
  calendarFeedQuestion,
  checkoutQuestion,
  completionQuestion,
  completionsQuestion,
  dayMenuQuestion,
  diaryProfileQuestion,
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
