import { useId } from 'react';
import { addDays } from '../../../../contract/moments.ts';
import { formatWeekday } from '../../../language/dates.ts';
import { classes } from '../../../ui/classes.ts';
import { WEEKDAYS } from './chosen-weekdays.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';

const A_SUNDAY = '2026-11-22';
const CHIPS = WEEKDAYS.map((weekday) => {
  const name = formatWeekday(addDays(A_SUNDAY, weekday));
  return { weekday, name, letter: name.charAt(0).toUpperCase() };
});

interface WeekdayChipsProps {
  weekdays: readonly number[];
  /** The chips may be drawn before the last press counted, so the change is made to the stored days (`weekdaysAfter`). */
  onPress: (weekday: number) => void;
}

/** E T K N R L P, each a toggle; the last one stays, and it is said why. */
export function WeekdayChips({ weekdays, onPress }: WeekdayChipsProps) {
  const hintId = useId();
  const isLast = weekdays.length === 1;
  return (
    <fieldset>
      <legend className={styles.legend}>{programsText.weekdays}</legend>
      <div className={styles.weekdays}>
        {CHIPS.map(({ weekday, name, letter }) => {
          const isPressed = weekdays.includes(weekday);
          return (
            <button
              key={weekday}
              type="button"
              className={classes(styles.weekday, isPressed && styles.chosen)}
              aria-label={name}
              aria-pressed={isPressed}
              aria-describedby={isLast && isPressed ? hintId : undefined}
              onClick={() => onPress(weekday)}
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
