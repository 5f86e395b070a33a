import type { KeyboardEvent } from 'react';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { classes } from '../../../ui/classes.ts';
import { calendarText } from './calendar.text.ts';
import { countsOf, type DayCounts, type DayPlan } from './day-plan.ts';
import { DayMarks } from './day-marks.tsx';
import styles from './month-grid.module.css';

interface GridDayProps {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  /** Belongs to the month before or after. */
  isOutside: boolean;
  plan: DayPlan;
  onChoose: (day: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Explicit, for screen readers that do not infer it from the grid. */
const GRIDCELL = { role: 'gridcell' } as const;

/** A day in the month's grid, with marks for its trainings. */
export function GridDay(props: GridDayProps) {
  const { day, isChosen, isToday, isOutside, plan, onChoose, onKeyDown } = props;
  if (isOutside) return <td aria-hidden="true" className={styles.outside} />;
  const counts = countsOf(plan);
  return (
    <td {...GRIDCELL} aria-selected={isChosen} className={styles.cell}>
      <button
        type="button"
        data-day={day}
        tabIndex={isChosen ? 0 : -1}
        aria-label={nameOf(day, isToday, counts)}
        aria-current={isToday ? 'date' : undefined}
        className={classes(styles.day, isChosen && styles.chosen, isToday && styles.today)}
        onClick={() => onChoose(day)}
        onKeyDown={onKeyDown}
      >
        <span className={styles.number}>{Number(day.slice(8, 10))}</span>
        <DayMarks counts={counts} />
      </button>
    </td>
  );
}

/** `neljapäev, 19. november, 1 plaanis, 2 tehtud, ootab saatmist`. */
function nameOf(day: string, isToday: boolean, counts: DayCounts): string {
  return [
    formatDayWithWeekday(day),
    isToday && calendarText.cellToday,
    counts.planned > 0 && fill(calendarText.cellPlanned, { count: counts.planned }),
    counts.done > 0 && fill(calendarText.cellDone, { count: counts.done }),
    counts.hasWaiting && calendarText.cellWaiting,
    counts.hasFailed && calendarText.cellFailed,
  ]
    .filter((part) => part !== false)
    .join(', ');
}
