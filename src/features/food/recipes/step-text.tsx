import { Timer } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { writtenAmounts } from '../../../language/step-amounts.ts';
import { fill } from '../../../language/words.ts';
import { formatCountdown, isTimerDone, remainingMs } from '../../../platform/timers/kitchen-timer.ts';
import { recipesText } from './recipes.text.ts';
import { scaledAmounts, sliceScaled } from './scale-step.ts';
import { findStepDurations } from './step-durations.ts';
import styles from './step-text.module.css';
import { type StepRecipe, timerOfStep } from './step-timer.ts';
import { useKitchenTimers } from '../../../platform/timers/use-kitchen-timers.ts';

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

const NO_BREAK_SPACE = '\u00A0';
/** The marks that belong to the word before them. */
const MARKS_AFTER = /^[.,;:!?)]*/u;

/** A step's text with amounts for the chosen portions, in which every time is a button that starts a timer. */
export function StepText({ recipe, step, foods, factor, ratios }: StepTextProps) {
  const { timers, nowMs, start, loadSound } = useKitchenTimers();
  const text = recipe.steps[step - 1] ?? '';
  const kept = keepAmounts(text);
  const durations = findStepDurations(text);
  const amounts = scaledAmounts(text, foods, factor, ratios);
  const hasTimes = durations.length > 0;
  useEffect(() => {
    if (hasTimes) loadSound();
  }, [hasTimes, loadSound]);
  const ends = [0, ...durations.map(({ end }) => end + marksAfter(text, end).length)];
  return (
    <>
      {durations.map((duration, index) => {
        const id = `${recipe.id}/${step}/${duration.start}`;
        const timer = timers.find((each) => each.id === id);
        const words = text.slice(duration.start, duration.end);
        const isRunning = timer !== undefined && !isTimerDone(timer, nowMs);
        return (
          <Fragment key={id}>
            {sliceScaled(kept, amounts, ends[index] ?? 0, duration.start)}
            <span className={styles.kept}>
              <button
                type="button"
                className={styles.time}
                aria-label={fill(isRunning ? recipesText.timerRuns : recipesText.timerFor, {
                  duration: words,
                })}
                aria-disabled={isRunning}
                onClick={() => {
                  if (!isRunning) start(timerOfStep(recipe, step, duration));
                }}
              >
                <Timer className={styles.icon} aria-hidden="true" />
                {words}
                {isRunning && (
                  <span className={styles.left}>{formatCountdown(remainingMs(timer, nowMs))}</span>
                )}
              </button>
              {marksAfter(text, duration.end)}
            </span>
          </Fragment>
        );
      })}
      {sliceScaled(kept, amounts, ends.at(-1) ?? 0, text.length)}
    </>
  );
}

function marksAfter(text: string, end: number): string {
  return MARKS_AFTER.exec(text.slice(end))?.[0] ?? '';
}

/** No line ends between a number and its unit. As long as `text`, so that every place in it stays the same. */
function keepAmounts(text: string): string {
  let kept = text;
  for (const { end, unit } of writtenAmounts(text)) {
    const gap = end - unit.length - 1;
    kept = kept.slice(0, gap) + NO_BREAK_SPACE + kept.slice(gap + 1);
  }
  return kept;
}
