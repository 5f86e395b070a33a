import { Pause, Play, Timer, X } from 'lucide-react';
import { fill, food } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { classes } from '../../ui/classes.ts';
import { AlarmLine } from '../cues/alarm-line.tsx';
import { formatCountdown, isTimerDone, remainingMs } from './kitchen-timer.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { recipesText } from './recipes.text.ts';
import styles from './timer-list.module.css';
import { useKitchenTimers } from './use-kitchen-timers.ts';

const ANNOUNCED_MS = 60_000;

interface TimerListProps {
  /** The recipe on screen, if any: its own timers need no recipe name. */
  recipeId?: string;
}

/** Every running timer, including other recipes'. Renders nothing without timers. */
export function TimerList({ recipeId }: TimerListProps) {
  const { timers, nowMs, isSoundRefused, pause, resume, remove } = useKitchenTimers();
  if (timers.length === 0) return null;
  return (
    <section className={styles.timers} aria-label={recipesText.timers}>
      <ul className={styles.list}>
        {timers.map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            nowMs={nowMs}
            isOfOther={timer.recipeId !== recipeId}
            onToggle={() => (timer.endsAt === null ? resume(timer.id) : pause(timer.id))}
            onRemove={() => remove(timer.id)}
          />
        ))}
      </ul>
      <AlarmLine isSoundRefused={isSoundRefused} />
    </section>
  );
}

interface TimerRowProps {
  timer: KitchenTimer;
  nowMs: number;
  isOfOther: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

function TimerRow({ timer, nowMs, isOfOther, onToggle, onRemove }: TimerRowProps) {
  const isDone = isTimerDone(timer, nowMs);
  const overMs = -remainingMs(timer, nowMs);
  const isPaused = timer.endsAt === null;
  const step = fill(recipesText.timerName, { n: timer.step, duration: timer.label });
  return (
    <li className={classes(styles.timer, isDone && styles.done)}>
      <Timer size={20} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{isOfOther ? `${timer.recipeName}, ${step.toLowerCase()}` : step}</span>
        {isDone && (
          // Announced when it ends, not again every minute.
          <span role={overMs < ANNOUNCED_MS ? 'alert' : undefined} className={styles.over}>
            {overText(overMs)}
          </span>
        )}
      </span>
      <span className={styles.controls}>
        {!isDone && (
          <>
            <span role="timer" className={styles.left}>
              {formatCountdown(remainingMs(timer, nowMs))}
            </span>
            <IconButton
              icon={isPaused ? Play : Pause}
              label={isPaused ? recipesText.timerContinue : recipesText.timerPause}
              onClick={onToggle}
            />
          </>
        )}
        <IconButton icon={X} label={recipesText.timerRemove} onClick={onRemove} />
      </span>
    </li>
  );
}

/** „Aeg on täis!“, and after a minute how long ago that was. */
export function overText(overMs: number): string {
  const minutes = Math.floor(overMs / 60_000);
  return minutes < 1 ? food.timerDone : fill(recipesText.timerDoneAgo, { minutes });
}
