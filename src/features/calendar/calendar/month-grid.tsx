import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { addMonths, monthOf } from '../../../../contract/moments.ts';
import { formatMonth, formatWeekday } from '../../../language/dates.ts';
import { actions, calendar } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DayPlan } from './day-plan.ts';
import { GridDay } from './grid-day.tsx';
import styles from './month-grid.module.css';
import { dayAfterKey, dayInMonth, weeksOf } from './month.ts';

interface MonthGridProps {
  /** The selected day; the grid shows its month. */
  day: string;
  today: string;
  planOf: (day: string) => DayPlan;
  onChoose: (day: string) => void;
  /** Counts from the day requested last, which may not be shown yet. */
  onMove: (next: (day: string) => string) => void;
}

/** Makes the table an ARIA grid, so that screen readers treat its cells as gridcells. */
const GRID = { role: 'grid' } as const;
const WEEKDAYS = calendar.weekShort.split(' ');

/** A month in weeks from Monday. Arrow keys move by day and week, Page Up and Page Down by month. */
export function MonthGrid({ day, today, planOf, onChoose, onMove }: MonthGridProps) {
  const titleId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const isMovedByKey = useRef(false);
  const month = monthOf(day);
  useLayoutEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isMovedByKey.current = false;
  }, [day]);
  const move = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey || ctrlKey || metaKey || dayAfterKey(day, key) === undefined) return;
    event.preventDefault();
    isMovedByKey.current = true;
    onMove((asked) => dayAfterKey(asked, key) ?? asked);
  };
  const turn = (months: number) =>
    onMove((asked) => {
      const wanted = addMonths(monthOf(asked), months);
      return monthOf(today) === wanted ? today : dayInMonth(asked, wanted);
    });
  const weeks = weeksOf(month);
  return (
    <section aria-labelledby={titleId} className={styles.month}>
      <header className={styles.header}>
        <h2 id={titleId} aria-live="polite" className={styles.title}>
          {formatMonth(month)}
        </h2>
        {day !== today && (
          <Button variant="secondary" size="compact" onClick={() => onChoose(today)}>
            {actions.today}
          </Button>
        )}
        <IconButton icon={ChevronLeft} label={calendar.monthPrev} onClick={() => turn(-1)} />
        <IconButton icon={ChevronRight} label={calendar.monthNext} onClick={() => turn(1)} />
      </header>
      <div className={styles.wide}>
        <table ref={grid} {...GRID} aria-labelledby={titleId} className={styles.grid}>
          <thead>
            <tr>
              {weeks[0]?.map((weekday, index) => (
                <th key={weekday} scope="col" abbr={formatWeekday(weekday)} className={styles.weekday}>
                  {WEEKDAYS[index]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((each) => (
                  <GridDay
                    key={each}
                    day={each}
                    isChosen={each === day}
                    isToday={each === today}
                    isOutside={monthOf(each) !== month}
                    plan={planOf(each)}
                    onChoose={onChoose}
                    onKeyDown={move}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
