import { Timer } from 'lucide-react';
import { Fragment, useEffect } from 'react';
import { fill } from '../../language/words.ts';
import { formatCountdown, isTimerDone, remainingMs } from './kitchen-timer.ts';
import { recipesText } from './recipes.text.ts';
import { findStepDurations } from './step-durations.ts';
import styles from './step-text.module.css';
import { useKitchenTimers } from './use-kitchen-timers.ts';

interface StepTextProps {
  recipe: { id: string; name_EE: string };
  /** From 1. */
  step: number;
  text: string;
}

/** A step's text in which every time is a button that starts a timer. */
export function StepText({ recipe, step, text }: StepTextProps) {
  const { timers, nowMs, start, loadSound } = useKitchenTimers();
  const durations = findStepDurations(text);
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
            {text.slice(ends[index], duration.start)}
            <button
              type="button"
              className={styles.time}
              aria-label={fill(isRunning ? recipesText.timerRuns : recipesText.timerFor, { duration: words })}
              aria-disabled={isRunning}
              onClick={() => {
                const { seconds } = duration;
                if (!isRunning) {
                  start({ id, recipeId: recipe.id, recipeName: recipe.name_EE, step, label: words, seconds });
                }
              }}
            >
              <Timer className={styles.icon} aria-hidden="true" />
              {words}
              {isRunning && <span className={styles.left}>{formatCountdown(remainingMs(timer, nowMs))}</span>}
            </button>
          </Fragment>
        );
      })}
      {text.slice(ends.at(-1))}
    </>
  );
}
