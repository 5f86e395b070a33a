// Written by scripts/generate.mjs from src/contract/marks/*.mark.ts; do not edit.
import type { MarkKind } from './mark-kind.ts';
import { challenge } from './challenge.mark.ts';
import { cooking } from './cooking.mark.ts';
import { eaten } from './eaten.mark.ts';
import { favourite } from './favourite.mark.ts';
import { lessonOpened } from './lesson-opened.mark.ts';
import { lessonRead } from './lesson-read.mark.ts';
import { menuMeal } from './menu-meal.mark.ts';
import { programPause } from './program-pause.mark.ts';
import { programStart } from './program-start.mark.ts';
import { programWeekdays } from './program-weekdays.mark.ts';
import { recipeRating } from './recipe-rating.mark.ts';
import { restsOff } from './rests-off.mark.ts';
import { shoppingOrder } from './shopping-order.mark.ts';
import { shoppingOwn } from './shopping-own.mark.ts';
import { shoppingRound } from './shopping-round.mark.ts';
import { shoppingSource } from './shopping-source.mark.ts';
import { shoppingStaple } from './shopping-staple.mark.ts';
import { shoppingTick } from './shopping-tick.mark.ts';
import { watchPosition } from './watch-position.mark.ts';
import { weekGoal } from './week-goal.mark.ts';
import { weightProposals } from './weight-proposals.mark.ts';

export const MARK_KINDS: readonly MarkKind<unknown>[] = [
  challenge,
  cooking,
  eaten,
  favourite,
  lessonOpened,
  lessonRead,
  menuMeal,
  programPause,
  programStart,
  programWeekdays,
  recipeRating,
  restsOff,
  shoppingOrder,
  shoppingOwn,
  shoppingRound,
  shoppingSource,
  shoppingStaple,
  shoppingTick,
  watchPosition,
  weekGoal,
  weightProposals,
];
