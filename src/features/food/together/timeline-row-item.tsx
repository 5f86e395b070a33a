import { Timer } from 'lucide-react';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { momentOf } from '../../../../contract/moments.ts';
import { fill } from '../../../language/words.ts';
import checkbox from '../../../ui/checkbox.module.css';
import { classes } from '../../../ui/classes.ts';
import { ratiosOf } from '../recipes/cooked-ingredient.ts';
import { isTimerDone } from '../../../platform/timers/kitchen-timer.ts';
import { ReplacedInStep } from '../recipes/replaced-in-step.tsx';
import { scaledAmounts, sliceScaled } from '../recipes/scale-step.ts';
import { findStepIngredients } from '../recipes/step-ingredients.ts';
import { timerOfStep } from '../recipes/step-timer.ts';
import { cookAddress, COOKING_ENTERED } from '../../../platform/timers/cook-address.ts';
import { useKitchenTimers } from '../../../platform/timers/use-kitchen-timers.ts';
import { clockTime } from './clock-time.ts';
import type { DishRow } from './dish-rows.ts';
import { DishName } from './dish-name.tsx';
import type { TimelineRow } from './timeline.ts';
import styles from './together.module.css';
import { togetherText } from './together.text.ts';
import type { Dish } from './use-dishes.ts';

interface TimelineRowItemProps {
  row: TimelineRow;
  dish: Dish;
  isDone: boolean;
  /** The first that is not done. */
  isPresent: boolean;
  /** Takes the focus of a button in the row that is gone. */
  place: RefObject<HTMLLIElement | null> | undefined;
  onDone: (isDone: boolean) => void;
  /** The notes on the present one. */
  children?: ReactNode;
}

/** A step leads to itself in cook mode, a timer starts on the way there; each is ticked off. */
export function TimelineRowItem(props: TimelineRowItemProps) {
  const { row: placed, dish, isDone, isPresent, place, onDone, children } = props;
  const { dish: index, row, startsAt, endsAt } = placed;
  const words = useRowWords(dish, row, isPresent);
  return (
    <li
      ref={place}
      tabIndex={place && -1}
      className={classes(styles.row, isPresent && styles.present, isDone && styles.done)}
      aria-current={isPresent ? 'step' : undefined}
    >
      <time className={styles.time} dateTime={momentOf(new Date(startsAt))}>
        {clockTime(startsAt)}
      </time>
      <div className={styles.words}>
        <DishName index={index} name={dish.name_EE} />
        <Link
          className={styles.link}
          to={cookAddress(paths.recipes.to(dish.id), row.step)}
          state={COOKING_ENTERED}
          aria-label={
            words.start && !isDone ? fill(togetherText.startTimer, { name: words.text }) : undefined
          }
          onClick={() => {
            if (isDone || !words.start) return;
            words.start();
            onDone(true);
          }}
        >
          {words.start && <Timer size={18} aria-hidden="true" />}
          <span>
            {words.text}
            {words.start && (
              <span className={styles.until}> {fill(togetherText.until, { time: clockTime(endsAt) })}</span>
            )}
          </span>
        </Link>
        {row.kind === 'step' && <Replaced dish={dish} step={row.step} />}
        {children}
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          className={checkbox.box}
          checked={isDone}
          aria-label={fill(togetherText.done, { text: words.text })}
          onChange={(event) => onDone(event.target.checked)}
        />
      </label>
    </li>
  );
}

/** The words of the row, and for a timer how to start it. */
function useRowWords(dish: Dish, row: DishRow, isWhole: boolean): { text: string; start?: () => void } {
  const { timers, nowMs, start } = useKitchenTimers();
  if (row.kind === 'step') {
    const step = scaledStep(dish, row.step);
    return { text: isWhole ? step : firstSentence(step) };
  }
  const timer = timerOfStep(dish, row.step, row.duration);
  const running = timers.find(({ id }) => id === timer.id);
  return {
    text: timer.name === undefined ? timer.label : `${timer.name}, ${timer.label}`,
    start: () => {
      if (!running || isTimerDone(running, nowMs)) start(timer);
    },
  };
}

/** For her portions. */
function scaledStep({ steps, ingredients, cooked, factor }: Dish, step: number): string {
  const text = steps[step - 1] ?? '';
  const foods = ingredients.map(({ ingredient }) => ingredient.name_EE);
  const amounts = scaledAmounts(text, foods, factor, ratiosOf(cooked));
  return sliceScaled(text, amounts, 0, text.length);
}

function Replaced({ dish: { ingredients, cooked, factor, steps }, step }: { dish: Dish; step: number }) {
  const amounts = useMemo(
    () => findStepIngredients(ingredients, steps)[step - 1] ?? [],
    [ingredients, steps, step],
  );
  return <ReplacedInStep ingredients={cooked} factor={factor} amounts={amounts} />;
}

function firstSentence(text: string): string {
  const first = /^.*?[.!?](?=\s|$)/u.exec(text)?.[0];
  return first === undefined || first === text ? text : `${first.slice(0, -1)}\u00A0…`;
}
