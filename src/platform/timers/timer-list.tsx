import { Pause, Play, Timer, X } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { fill, food } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { classes } from '../../ui/classes.ts';
import { AlarmLine } from '../cues/alarm-line.tsx';
import { formatCountdown, isTimerDone, remainingMs } from './kitchen-timer.ts';
import type { KitchenTimer } from './kitchen-timer.ts';
import { timersText } from './timers.text.ts';
import styles from './timer-list.module.css';
import { cookAddress } from './cook-address.ts';
import { useRowFocus } from './use-row-focus.ts';
import { useKitchenTimers } from './use-kitchen-timers.ts';

const ANNOUNCED_MS = 60_000;

interface TimerListProps {
  /** The recipe on screen, if any: its own timers need no recipe name. */
  recipeId?: string;
  /** She removed the last one, or one by a tap: the focus wants another place. */
  onFocusLost?: () => void;
}

/** Every running timer, including other recipes', the one that ends first on top. Renders nothing without timers. */
export function TimerList({ recipeId, onFocusLost }: TimerListProps) {
  const { timers, nowMs, isSoundRefused, pause, resume, remove } = useKitchenTimers();
  const list = useRef<HTMLUListElement>(null);
  const rowFocus = useRowFocus(list, onFocusLost);
  if (timers.length === 0) return null;
  return (
    <section data-timers aria-label={timersText.title}>
      <ul ref={list} className={styles.list} {...rowFocus}>
        {timers.toSorted(byEnd).map((timer) => (
          <TimerRow
            key={timer.id}
            timer={timer}
            nowMs={nowMs}
            recipeId={recipeId}
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
  recipeId: string | undefined;
  onToggle: () => void;
  onRemove: () => void;
}

function TimerRow({ timer, nowMs, recipeId, onToggle, onRemove }: TimerRowProps) {
  const isDone = isTimerDone(timer, nowMs);
  const overMs = -remainingMs(timer, nowMs);
  const isPaused = timer.endsAt === null;
  const name = timerWords(timer);
  const isOfOther = timer.recipeId !== recipeId;
  // Two dishes may have the same timer at the same step.
  const ofTimer = { name: isOfOther ? `${timer.recipeName}, ${name}` : name };
  return (
    <li className={classes(styles.timer, isDone && styles.done)}>
      <Timer size={20} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {isOfOther && (
          <Link
            to={cookAddress(paths.recipes.to(timer.recipeId), timer.step)}
            replace={recipeId !== undefined}
          >
            {fill(timersText.dishAtStep, { recipe: timer.recipeName, n: timer.step })}
          </Link>
        )}
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
            <span role="timer" className={styles.left} translate="no">
              {formatCountdown(remainingMs(timer, nowMs))}
            </span>
            <IconButton
              icon={isPaused ? Play : Pause}
              label={fill(isPaused ? timersText.continue : timersText.pause, ofTimer)}
              onClick={onToggle}
            />
          </>
        )}
        <IconButton icon={X} label={fill(timersText.remove, ofTimer)} onClick={onRemove} />
      </span>
    </li>
  );
}

/** Paused ones last. */
function byEnd(one: KitchenTimer, other: KitchenTimer): number {
  return (one.endsAt ?? Number.MAX_VALUE) - (other.endsAt ?? Number.MAX_VALUE);
}

/** „Ahi, kartul: 20 minutit“, or which step it is of. */
function timerWords({ name, step, label }: KitchenTimer): string {
  return name === undefined
    ? fill(timersText.name, { n: step, duration: label })
    : fill(timersText.nameOf, { name, duration: label });
}

/** „Aeg on täis!“, and after a minute how long ago that was. */
export function overText(overMs: number): string {
  const minutes = Math.floor(overMs / 60_000);
  return minutes < 1 ? food.timerDone : fill(timersText.doneAgo, { minutes });
}
