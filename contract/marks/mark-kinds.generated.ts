// Written by scripts/generate.mjs from contract/marks/*.mark.ts; do not edit.
import type { MarkKind } from './mark-kind.ts';
import { avoidedAllergen } from './avoided-allergen.mark.ts';
import { avoidedFood } from './avoided-food.mark.ts';
import { challenge } from './challenge.mark.ts';
import { cooking } from './cooking.mark.ts';
import { eaten } from './eaten.mark.ts';
import { energyGoal } from './energy-goal.mark.ts';
import { exerciseSwap } from './exercise-swap.mark.ts';
import { favourite } from './favourite.mark.ts';
import { lessonOpened } from './lesson-opened.mark.ts';
import { lessonRead } from './lesson-read.mark.ts';
import { menuMeal } from './menu-meal.mark.ts';
import { pantryFood } from './pantry-food.mark.ts';
import { plannedTraining } from './planned-training.mark.ts';
import { programDone } from './program-done.mark.ts';
import { programPause } from './program-pause.mark.ts';
import { programStart } from './program-start.mark.ts';
import { programWeekdays } from './program-weekdays.mark.ts';
import { quietHours } from './quiet-hours.mark.ts';
import { recipeNote } from './recipe-note.mark.ts';
import { recipeRating } from './recipe-rating.mark.ts';
import { restsOff } from './rests-off.mark.ts';
import { shoppingOrder } from './shopping-order.mark.ts';
import { shoppingOwn } from './shopping-own.mark.ts';
import { shoppingRound } from './shopping-round.mark.ts';
import { shoppingSource } from './shopping-source.mark.ts';
import { shoppingStaple } from './shopping-staple.mark.ts';
import { shoppingTick } from './shopping-tick.mark.ts';
import { substitution } from './substitution.mark.ts';
import { taskDone } from './task-done.mark.ts';
import { togetherDone } from './together-done.mark.ts';
import { together } from './together.mark.ts';
import { watchPosition } from './watch-position.mark.ts';
import { weekGoal } from './week-goal.mark.ts';
import { weightProposals } from './weight-proposals.mark.ts';

export const MARK_KINDS: readonly MarkKind<unknown>[] = [
  avoidedAllergen,
  avoidedFood,
  challenge,
  cooking,
  eaten,
  energyGoal,
  exerciseSwap,
  favourite,
  lessonOpened,
  lessonRead,
  menuMeal,
  pantryFood,
  plannedTraining,
  programDone,
  programPause,
  programStart,
  programWeekdays,
  quietHours,
  recipeNote,
  recipeRating,
  restsOff,
  shoppingOrder,
  shoppingOwn,
  shoppingRound,
  shoppingSource,
  shoppingStaple,
  shoppingTick,
  substitution,
  taskDone,
  togetherDone,
  together,
  watchPosition,
  weekGoal,
  weightProposals,
];

export type MarkKindName =
  | 'avoided-allergen'
  | 'avoided-food'
  | 'challenge'
  | 'cooking'
  | 'eaten'
  | 'energy-goal'
  | 'exercise-swap'
  | 'favourite'
  | 'lesson-opened'
  | 'lesson-read'
  | 'menu-meal'
  | 'pantry-food'
  | 'planned-training'
  | 'program-done'
  | 'program-pause'
  | 'program-start'
  | 'program-weekdays'
  | 'quiet-hours'
  | 'recipe-note'
  | 'recipe-rating'
  | 'rests-off'
  | 'shopping-order'
  | 'shopping-own'
  | 'shopping-round'
  | 'shopping-source'
  | 'shopping-staple'
  | 'shopping-tick'
  | 'substitution'
  | 'task-done'
  | 'together-done'
  | 'together'
  | 'watch-position'
  | 'week-goal'
  | 'weight-proposals';
