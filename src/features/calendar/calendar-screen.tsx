import { lazy, Suspense, useMemo, useState } from 'react';
import { challenge, CHALLENGE_START, challengeDayOn } from '../../contract/marks/challenge.mark.ts';
import { plannedTraining } from '../../contract/marks/planned-training.mark.ts';
import { programStart } from '../../contract/marks/program-start.mark.ts';
import { paths } from '../../contract/paths.ts';
import { permissionsOfGroups } from '../../contract/permissions.ts';
import { dayOf, momentOf, monthOf } from '../../contract/moments.ts';
import { nav, training } from '../../language/words.ts';
import type { Member } from '../../session/session.ts';
import { useIsVisitor, useMember } from '../../session/use-session.ts';
import { classes } from '../../ui/classes.ts';
import { Page } from '../../ui/page.tsx';
import { SeeAlso } from '../../ui/see-also.tsx';
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx';
import { FirstDayPlace } from '../first-day/first-day-place.tsx';
import { InstallPlace } from '../install/install-place.tsx';
import { useMark, useMarks } from '../marks/use-mark.ts';
import { endedBefore, recallEndedRuns } from '../programs/ended-runs.ts';
import { useCalendarAddress } from './calendar-address.ts';
import { CalendarInvitation } from './calendar-invitation.tsx';
import styles from './calendar-screen.module.css';
import { MarksLegend } from './day-marks.tsx';
import { DayPanel } from './day-panel.tsx';
import { dayPlanOf } from './day-plan.ts';
import { MonthGrid } from './month-grid.tsx';
import { ProgramOffer } from './program-offer.tsx';
import { ReadingNotice } from './reading-notice.tsx';
import { SaveWeekButton } from './save-week-button.tsx';
import { TodayCard } from './today-card.tsx';
import { TodaysTrainingFrame } from './todays-training-frame.tsx';
import { useLinkedDay } from './use-linked-day.ts';
import { useMonth } from './use-month.ts';
import { useMovingPlan } from './use-moving-plan.ts';
import { comesFirst, useUnfinished } from './use-unfinished.ts';
import { WeekGoal } from './week-goal.tsx';
import { useNow } from '../../ui/use-now.ts';

const FirstDayCard = lazy(async () => ({
  default: (await import('../first-day/first-day-card.tsx')).FirstDayCard,
}));
const LatestTrainings = lazy(async () => ({
  default: (await import('../trainings/latest-trainings.tsx')).LatestTrainings,
}));

const ChallengeOfDay = lazy(async () => ({
  default: (await import('../challenge/challenge-of-day.tsx')).ChallengeOfDay,
}));

const EndedProgramsWatch = lazy(async () => ({
  default: (await import('../todays-training/todays-training.tsx')).EndedProgramsWatch,
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
  const starts = useMarks(programStart);
  // Read once, when she comes, so that nothing above disappears while she looks at it.
  const [ended] = useState(() => (member ? recallEndedRuns(member.id) : {}));
  const doesProgram = [...starts].some(([id, { startedAt }]) => !endedBefore(ended, id, startedAt, today));
  const challengeStart = useMark(challenge, CHALLENGE_START);
  const isOfChallenge = (each: string) =>
    member !== undefined &&
    challengeStart !== undefined &&
    challengeDayOn(challengeStart, each) !== undefined;
  const movePlan = useMovingPlan(today, choose);
  const hasHers = doesProgram || isOfChallenge(today);
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
  // It comes before anything else she could do, and stands first of today.
  const unfinished = useUnfinished(today, todayMonth, member);
  const isHersAbove = member !== undefined && hasHers && !(unfinished && comesFirst(unfinished, now));
  return (
    <Page title={nav['/calendar']} focusKey="calendar" width="wide">
      <div className={styles.calendar}>
        <div className={styles.today}>
          {member && isHersAbove && (
            <TodaysTrainingFrame
              today={today}
              member={member}
              doesProgram={doesProgram}
              doesChallenge={isOfChallenge(today)}
            />
          )}
          {isWithoutPlan && !hasHers && (
            <Suspense fallback={<FirstDayPlace />}>
              <FirstDayCard />
            </Suspense>
          )}
          <TodayCard
            plan={todayPlan}
            month={todayMonth}
            now={now}
            member={member}
            unfinished={unfinished}
            isBelowHers={isHersAbove}
            onPlanMoved={choose}
            ofChallenge={!isHersAbove && isOfChallenge(today) && <OfChallenge day={today} today={today} />}
          />
          {member && !hasHers && !isWithoutPlan && todayMonth.scheduleState !== 'loading' && <ProgramOffer />}
          {member && <WeekGoal today={today} month={todayMonth} member={member} />}
          {member && starts.size > 0 && !isHersAbove && (
            <Suspense>
              <EndedProgramsWatch memberId={member.id} />
            </Suspense>
          )}
          {member && <InstallPlace />}
        </div>
        <div className={classes(styles.main, todayMonth.scheduleState === 'loading' && styles.waiting)}>
          <MonthGrid
            day={day}
            today={today}
            planOf={planOf}
            onChoose={choose}
            onMove={chooseFrom}
            onPlanDropped={movePlan}
          />
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
                ofChallenge={isOfChallenge(day) && <OfChallenge day={day} today={today} />}
              />
            </div>
          )}
          {member && !isWithoutPlan && <SaveWeekButton memberId={member.id} />}
          {isVisitor && <CalendarInvitation />}
          {todayMonth.scheduleState !== 'loading' && (
            <Suspense>
              <LatestTrainings />
            </Suspense>
          )}
          <SeeAlso links={isWithoutPlan ? [...CHALLENGE, PLANS] : CHALLENGE} />
        </div>
      </div>
    </Page>
  );
}

function OfChallenge(props: { day: string; today: string }) {
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton shape="row" />
        </LoadingRegion>
      }
    >
      <ChallengeOfDay {...props} />
    </Suspense>
  );
}
