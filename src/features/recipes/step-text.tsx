import { Timer } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { fill } from '../../language/words.ts';
import { formatCountdown, isTimerDone, remainingMs } from './kitchen-timer.ts';
import { recipesText } from './recipes.text.ts';
import { scaledAmounts, sliceScaled } from './scale-step.ts';
import { findStepDurations } from './step-durations.ts';
import styles from './step-text.module.css';
import { type StepRecipe, timerOfStep } from './step-timer.ts';
import { useKitchenTimers } from './use-kitchen-timers.ts';

export interface StepTextProps {
  recipe: StepRecipe;
  /** Counted from 1. */
  step: number;
  /** The names of the recipe's ingredients. */
  foods: readonly string[];
  /** Chosen portions divided by the recipe's own. */
  factor: number;
  /** Ratios of foods that she replaces, by their names. */
  ratios: ReadonlyMap<string, number>;
}

/** A step's text with amounts for the chosen portions, in which every time is a button that starts a timer. */
export function StepText({ recipe, step, foods, factor, ratios }: StepTextProps) {
  const { timers, nowMs, start, loadSound } = useKitchenTimers();
  const text = recipe.steps[step - 1] ?? '';
  const durations = findStepDurations(text);
  const amounts = scaledAmounts(text, foods, factor, ratios);
  const hasTimes = durations.length > 0;
  useEffect(() => {
    if (hasTimes) loadSound();
  }, [hasTimes, loadSound]);
  const ends = [0, ...durations.map(({ end }) => end)];
  return (
    <>
      {durations.map((duration, index) => {
        const id = `${recipe.id}/${step}/${duration.start}`;
        const timer = timers.find((kept) => kept.id === id);
        const words = text.slice(duration.start, duration.end);
        const isRunning = timer !== undefined && !isTimerDone(timer, nowMs);
        return (
          <Fragment key={id}>
            {sliceScaled(text, amounts, ends[index] ?? 0, duration.start)}
            <button
              type="button"
              className={styles.time}
              aria-label={fill(isRunning ? recipesText.timerRuns : recipesText.timerFor, { duration: words })}
              aria-disabled={isRunning}
              onClick={() => {
                if (!isRunning) start(timerOfStep(recipe, step, duration));
              }}
            >
              <Timer className={styles.icon} aria-hidden="true" />
              {words}
              {isRunning && <span className={styles.left}>{formatCountdown(remainingMs(timer, nowMs))}</span>}
            </button>
          </Fragment>
        );
      })}
      {sliceScaled(text, amounts, ends.at(-1) ?? 0, text.length)}
    </>
  );
}
