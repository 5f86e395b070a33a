/** A step is kept by its number, and so with a tag of its words: staff may change the step with that number. */
import type { Cooking } from '../../../../contract/marks/cooking.mark.ts';
import { tagOf } from '../../../platform/marks/tag.ts';

export interface CookingPlace {
  /** From 1. */
  step: number;
  /** A tag of the step's words; unknown of a link, and of what an earlier release kept. */
  stepOf?: unknown;
}

/** The place at a step, to be found again. */
export function placeAt(step: number, steps: readonly string[]) {
  return { step, stepOf: tagOf(steps[step - 1] ?? '') };
}

/** Undefined while she is not cooking. */
export function cookingPlaceOf({ step, stepOf }: Cooking): CookingPlace | undefined {
  return step === undefined ? undefined : { step, stepOf };
}

interface StandingStep {
  step: number;
  /** Her step is not in the recipe any more: this one has its place. */
  isChanged: boolean;
}

/** Finds her step in a recipe with steps, even if staff have moved it. */
export function standingStep({ step, stepOf }: CookingPlace, steps: readonly string[]): StandingStep {
  const nearest = Math.min(step, steps.length);
  const isThere = (at: number) => tagOf(steps[at - 1] ?? '') === stepOf;
  if (isThere(nearest)) return { step: nearest, isChanged: false };
  const moved = steps.findIndex((_words, index) => isThere(index + 1)) + 1;
  if (moved > 0) return { step: moved, isChanged: false };
  return { step: nearest, isChanged: stepOf !== undefined || step > nearest };
}
