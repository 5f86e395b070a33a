import { type ReactNode, useId } from 'react';
import { dayOf, momentOf } from '../../../../contract/moments.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { calendar } from '../../../language/words.ts';
import { Card } from '../../../ui/card.tsx';
import { DayList } from './day-list.tsx';
import type { DayPlan } from './day-plan.ts';
import styles from './day-panel.module.css';
import { MenuOfDay } from './menu-of-day.tsx';
import type { CalendarMonth } from './use-month.ts';

interface DayPanelProps {
  plan: DayPlan;
  month: CalendarMonth;
  now: Date;
  isMember: boolean;
  /** The menu is open to her. */
  hasMenu: boolean;
  ofChallenge: ReactNode;
  onPlanMoved: (day: string) => void;
}

/** The trainings and the menu of the day selected in the grid. */
export function DayPanel(props: DayPanelProps) {
  const { plan, month, now, isMember, hasMenu, ofChallenge, onPlanMoved } = props;
  const titleId = useId();
  const isEmpty = plan.planned.length + plan.others.length === 0;
  const hasOther = Boolean(ofChallenge) || plan.sessions.length + plan.own.length > 0;
  // The notice above already names the missing part; a visitor's empty card would only repeat it.
  if (isEmpty && month.scheduleState !== 'ready' && !isMember) return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title} aria-live="polite">
          {formatDayWithWeekday(plan.day)}
        </h2>
        {isEmpty && !hasOther && month.scheduleState === 'ready' && (
          <p className={styles.quiet}>{calendar.noTrainings}</p>
        )}
        <DayList key={plan.day} plan={plan} now={now} isMember={isMember} onMoved={onPlanMoved}>
          {ofChallenge}
        </DayList>
        {hasMenu && (
          <MenuOfDay
            key={`menu ${plan.day}`}
            day={plan.day}
            today={dayOf(momentOf(now))}
            isShown={month.scheduleState !== 'loading'}
          />
        )}
      </div>
    </Card>
  );
}
