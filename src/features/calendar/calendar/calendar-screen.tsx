import { lazy, Suspense, useMemo } from 'react';
import { plannedTraining } from '../../../../contract/marks/planned-training.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { dayOf, momentOf, monthOf } from '../../../../contract/moments.ts';
import { nav, training } from '../../../language/words.ts';
import type { Member } from '../../../session/session.ts';
import { useIsVisitor, useMember } from '../../../session/use-session.ts';
import { classes } from '../../../ui/classes.ts';
import { Page } from '../../../ui/page.tsx';
import { SeeAlso } from '../../../ui/see-also.tsx';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { VisitorMarksPlace } from '../../../platform/visitor-marks/visitor-marks-place.tsx';
import { useCalendarAddress } from './calendar-address.ts';
import { CalendarInvitation } from './calendar-invitation.tsx';
import styles from './calendar-screen.module.css';
import { MarksLegend } from './day-marks.tsx';
import { DayPanel } from './day-panel.tsx';
import { dayPlanOf } from './day-plan.ts';
import { MonthGrid } from './month-grid.tsx';
import { OfChallenge } from './of-challenge.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { SaveWeekButton } from './save-week-button.tsx';
import { TodayColumn } from './today-column.tsx';
import { useFollowed } from './use-followed.ts';
import { useLinkedDay } from './use-linked-day.ts';
import { useMonth } from './use-month.ts';
import { useUnfinished } from './use-unfinished.ts';
import { useNow } from '../../../ui/use-now.ts';

const LatestTrainings = lazy(async () => ({
  default: (await import('../../training/trainings/latest-trainings.tsx')).LatestTrainings,
}));

const CHALLENGE = [
  { to: paths.challenge.to(), label: nav['/challenge'] },
  { to: paths.timetable.to(), label: nav['/timetable'] },
];
const PLANS = { to: paths.subscription.to(), label: training.seePlans };

function hasPlan({ groups }: Member): boolean {
  const permissions = permissionsOfGroups(groups);
  return permissions.has('FOOD') || permissions.has('TRAININGS');
}

/** `/calendar/:date?`: today first, then the month and the selected day, which is in the address. */
export function CalendarScreen() {
  const now = useNow();
  const today = dayOf(momentOf(now));
  const { day, choose, chooseFrom } = useCalendarAddress(today);
  const member = useMember();
  const isVisitor = useIsVisitor();
  const isWithoutPlan = member !== undefined && !hasPlan(member);
  const followed = useFollowed(today, member);
  const month = useMonth(monthOf(day), member);
  const todayMonth = useMonth(monthOf(today), member);
  const isDrawn = todayMonth.scheduleState !== 'loading' && month.scheduleState !== 'loading';
  const linkedDay = useLinkedDay(isDrawn);
  const plans = useMarks(plannedTraining);
  const planOf = useMemo(
    () => (each: string) => dayPlanOf(each, month.schedule, month.completions, month.sessions, plans),
    [month.schedule, month.completions, month.sessions, plans],
  );
  const todayPlan = dayPlanOf(today, todayMonth.schedule, todayMonth.completions, todayMonth.sessions, plans);
  const unfinished = useUnfinished(today, todayMonth, member);
  return (
    <Page title={nav['/calendar']} focusKey="calendar" width="wide">
      <VisitorMarksPlace />
      <div className={styles.calendar}>
        <TodayColumn
          {...{ today, now, member, followed, isWithoutPlan, unfinished }}
          plan={todayPlan}
          month={todayMonth}
          onPlanMoved={choose}
        />
        <div className={classes(styles.main, todayMonth.scheduleState === 'loading' && styles.waiting)}>
          <MonthGrid day={day} today={today} planOf={planOf} onChoose={choose} onMove={chooseFrom} />
          {member && <MarksLegend />}
          <ReadingNotice month={month} />
          {day !== today && (
            <div ref={linkedDay}>
              <DayPanel
                plan={planOf(day)}
                month={month}
                now={now}
                isMember={member !== undefined}
                hasMenu={member !== undefined && permissionsOfGroups(member.groups).has('FOOD')}
                onPlanMoved={choose}
                ofChallenge={followed.isOfChallenge(day) && <OfChallenge day={day} today={today} />}
              />
            </div>
          )}
          {member && !isWithoutPlan && <SaveWeekButton memberId={member.id} />}
          {isVisitor && <CalendarInvitation />}
          <SeeAlso links={isWithoutPlan ? [...CHALLENGE, PLANS] : CHALLENGE} />
          {/* They come last of all: the rows below them would move as she presses it. */}
          {todayMonth.scheduleState !== 'loading' && (
            <Suspense>
              <LatestTrainings />
            </Suspense>
          )}
        </div>
      </div>
    </Page>
  );
}
