import type { NewKitchenTimer } from '../../../platform/timers/kitchen-timer.ts';
import type { StepDuration } from './step-durations.ts';
import { type TimedRecipe, timerName } from './timer-name.ts';

export interface StepRecipe extends TimedRecipe {
  id: string;
  name_EE: string;
}

/** The timer of one time in a step, which counts from 1; wherever it is started, it is the same. */
export function timerOfStep(recipe: StepRecipe, step: number, duration: StepDuration): NewKitchenTimer {
  return {
    id: `${recipe.id}/${step}/${duration.start}`,
    recipeId: recipe.id,
    recipeName: recipe.name_EE,
    name: timerName(recipe, step, duration),
    step,
    label: (recipe.steps[step - 1] ?? '').slice(duration.start, duration.end),
    seconds: duration.seconds,
  };
}
