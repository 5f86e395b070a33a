import { Timer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { fill, food } from '../../language/words.ts';
import { classes } from '../../ui/classes.ts';
import { Sheet } from '../../ui/sheet.tsx';
import { formatCountdown, isTimerDone, type KitchenTimer, remainingMs } from './kitchen-timer.ts';
import { recipesText } from './recipes.text.ts';
import styles from './timer-badge.module.css';
import { TimerList } from './timer-list.tsx';
import { useKitchenTimers } from './use-kitchen-timers.ts';

/** The timer that ends first, in every screen's header; pressing it shows them all. Renders nothing without timers. */
export function TimerBadge() {
  const { timers, nowMs, isSoundRefused, soundAgain } = useKitchenTimers();
  const [isOpen, setIsOpen] = useState(false);
  const { pathname } = useLocation();
  const next = nextOf(timers, nowMs);
  useSoundAtNextTap(isSoundRefused, soundAgain);
  if (!next) return null;
  const isDone = isTimerDone(next, nowMs);
  // A recipe shows its own timers, and says itself when one is over.
  const isElsewhere = !pathname.startsWith(`${paths.recipes.to()}/`);
  return (
    <>
      <span role={isDone && isElsewhere ? 'alert' : undefined} className="visually-hidden">
        {isDone && isElsewhere && fill(recipesText.timerIsDone, { recipe: next.recipeName })}
      </span>
      <button
        type="button"
        className={classes(styles.badge, isDone && styles.done)}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        <Timer size={18} aria-hidden="true" />
        <span className={styles.left}>
          {isDone ? food.timerDone : formatCountdown(remainingMs(next, nowMs))}
        </span>
        <span className="visually-hidden">{wordsOf(next, isDone)}</span>
      </button>
      {createPortal(
        <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={recipesText.timers}>
          <TimerList />
          {recipesOf(timers).map(({ recipeId, recipeName }) => (
            <Link
              key={recipeId}
              to={paths.recipes.to(recipeId)}
              className={styles.recipe}
              onClick={() => setIsOpen(false)}
            >
              {fill(recipesText.toRecipe, { recipe: recipeName })}
            </Link>
          ))}
        </Sheet>,
        document.querySelector('main') ?? document.body,
      )}
    </>
  );
}

/** Finished ones first, then the one that ends soonest; paused ones last. */
function nextOf(timers: readonly KitchenTimer[], nowMs: number): KitchenTimer | undefined {
  const rank = (timer: KitchenTimer) =>
    timer.endsAt === null ? Number.POSITIVE_INFINITY : remainingMs(timer, nowMs);
  return timers.toSorted((one, other) => rank(one) - rank(other))[0];
}

/** The text after the remaining time. */
function wordsOf({ recipeName: recipe, endsAt }: KitchenTimer, isDone: boolean): string {
  if (isDone) return ` ${recipe}`;
  return fill(endsAt === null ? recipesText.timerLeftPaused : recipesText.timerLeftRuns, { recipe });
}

function recipesOf(timers: readonly KitchenTimer[]): KitchenTimer[] {
  return [...new Map(timers.map((timer) => [timer.recipeId, timer])).values()];
}

/** On a screen she reached without a tap, the browser allows no sound until she taps; and a call takes the sound away. */
function useSoundAtNextTap(isRefused: boolean, soundAgain: () => void): void {
  useEffect(() => {
    if (!isRefused) return undefined;
    const options = { capture: true };
    const events = ['pointerup', 'keydown'] as const;
    for (const event of events) addEventListener(event, soundAgain, options);
    return () => {
      for (const event of events) removeEventListener(event, soundAgain, options);
    };
  }, [isRefused, soundAgain]);
}
