import { useId } from 'react';
import { addDays } from '../../contract/moments.ts';
import { formatWeekday } from '../../language/dates.ts';
import { classes } from '../../ui/classes.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';

const A_SUNDAY = '2026-11-22';
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
  const name = formatWeekday(addDays(A_SUNDAY, weekday));
  return { weekday, name, letter: name.charAt(0).toUpperCase() };
});

interface WeekdayChipsProps {
  weekdays: readonly number[];
  /** In order, and never none. */
  onChange: (weekdays: readonly number[]) => void;
}

/** E T K N R L P, each a toggle; the last one stays, and it is said why. */
export function WeekdayChips({ weekdays, onChange }: WeekdayChipsProps) {
  const hintId = useId();
  const isLast = weekdays.length === 1;
  const toggle = (weekday: number) => {
    const changed = WEEKDAYS.map((each) => each.weekday).filter(
      (each) => weekdays.includes(each) !== (each === weekday),
    );
    if (changed.length > 0) onChange(changed);
  };
  return (
    <fieldset>
      <legend className={styles.legend}>{programsText.weekdays}</legend>
      <div className={styles.weekdays}>
        {WEEKDAYS.map(({ weekday, name, letter }) => {
          const isPressed = weekdays.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              className={classes(styles.weekday, isPressed && styles.chosen)}
              aria-label={name}
              aria-pressed={isPressed}
              aria-describedby={isLast && isPressed ? hintId : undefined}
              onClick={() => toggle(weekday)}
            >
              {letter}
            </button>
          );
        })}
      </div>
      <output id={hintId} className={styles.facts}>
        {isLast && programsText.lastWeekday}
      </output>
    </fieldset>
  );
}
