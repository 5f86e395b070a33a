import { ChevronUp, Timer } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../contract/paths.ts';
import { fill, food } from '../../language/words.ts';
import { classes } from '../../ui/classes.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { useSoundAtNextTap } from '../cues/use-sound-at-next-tap.ts';
import { formatCountdown, isTimerDone, type KitchenTimer, remainingMs } from './kitchen-timer.ts';
import { timersText } from './timers.text.ts';
import styles from './timer-badge.module.css';
import { TimerEndSaid } from './timer-end-said.tsx';
import { TimerList } from './timer-list.tsx';
import { cookAddress } from './cook-address.ts';
import { useKitchenTimers } from './use-kitchen-timers.ts';

/** The timer that ends first, above the bar of every screen: pressing it leads back to its dish. Renders nothing without timers. */
export function TimerBadge() {
  const { timers, nowMs, isSoundRefused, soundAgain } = useKitchenTimers();
  const { pathname, key } = useLocation();
  // A link in the list leads away from it.
  const [openAt, setOpenAt] = useState<string>();
  const next = nextOf(timers, nowMs);
  useSoundAtNextTap(isSoundRefused, soundAgain);
  if (!next) return null;
  const isDone = isTimerDone(next, nowMs);
  // A recipe shows its own timers, and says itself when one is over.
  const isListed = pathname.startsWith(`${paths.recipes.to()}/`);
  return createPortal(
    <>
      {isDone && (
        <TimerEndSaid
          key={next.id}
          text={fill(timersText.isDone, { recipe: next.recipeName })}
          isListed={isListed}
        />
      )}
      <div className={classes(styles.pill, isDone && styles.done)}>
        <Link className={styles.next} to={cookAddress(paths.recipes.to(next.recipeId), next.step)}>
          <Timer size={18} aria-hidden="true" />
          <span className={styles.left}>
            {isDone ? food.timerDone : formatCountdown(remainingMs(next, nowMs))}
          </span>
          {next.name !== undefined && <span className={styles.name}>{next.name}</span>}
          <span className="visually-hidden">{wordsOf(next, isDone)}</span>
        </Link>
        <IconButton
          icon={ChevronUp}
          label={timersText.all}
          aria-haspopup="dialog"
          onClick={() => setOpenAt(key)}
        />
      </div>
      <Sheet isOpen={openAt === key} onClose={() => setOpenAt(undefined)} title={timersText.title}>
        <TimerList />
      </Sheet>
    </>,
    document.querySelector('main') ?? document.body,
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
  return fill(endsAt === null ? timersText.leftPaused : timersText.leftRuns, { recipe });
}
