import { lazy, Suspense } from 'react';
import { FirstDayPlace } from '../first-day/first-day-place.tsx';
import { InstallPlace } from '../../account/install/install-place.tsx';
import styles from './calendar-screen.module.css';
import { OfChallenge } from './of-challenge.tsx';
import { ProgramOffer } from './program-offer.tsx';
import { TodayCard, type TodayCardProps } from './today-card.tsx';
import { TodaysTrainingFrame } from './todays-training-frame.tsx';
import type { Followed } from './use-followed.ts';
import { comesFirst } from './use-unfinished.ts';
import { WeekGoal } from './week-goal.tsx';

const FirstDayCard = lazy(async () => ({
  default: (await import('../first-day/first-day-card.tsx')).FirstDayCard,
}));

const EndedProgramsWatch = lazy(async () => ({
  default: (await import('../todays-training/todays-training.tsx')).EndedProgramsWatch,
}));

interface TodayColumnProps extends Omit<TodayCardProps, 'isBelowHers' | 'ofChallenge'> {
  today: string;
  followed: Followed;
  isWithoutPlan: boolean;
}

/** The day's column begins with her own training of today, or else the schedule's and those that she could begin. */
export function TodayColumn({ today, followed, isWithoutPlan, ...ofCard }: TodayColumnProps) {
  const { month, now, member, unfinished } = ofCard;
  const { hasStarted, doesProgram, isOfChallenge } = followed;
  const doesChallenge = isOfChallenge(today);
  const hasHers = doesProgram || doesChallenge;
  // An unfinished training comes before anything else she could do, and is the first thing of today.
  const isHersAbove = member !== undefined && hasHers && !(unfinished && comesFirst(unfinished, now));
  return (
    <div className={styles.today}>
      {member && isHersAbove && <TodaysTrainingFrame {...{ today, member, doesProgram, doesChallenge }} />}
      {isWithoutPlan && !hasHers && (
        <Suspense fallback={<FirstDayPlace />}>
          <FirstDayCard />
        </Suspense>
      )}
      <TodayCard
        {...ofCard}
        isBelowHers={isHersAbove}
        ofChallenge={!isHersAbove && doesChallenge && <OfChallenge day={today} today={today} />}
      />
      {member && !hasHers && !isWithoutPlan && month.scheduleState !== 'loading' && <ProgramOffer />}
      {member && <WeekGoal today={today} month={month} member={member} />}
      {member && hasStarted && !isHersAbove && (
        <Suspense>
          <EndedProgramsWatch memberId={member.id} />
        </Suspense>
      )}
      {member && <InstallPlace />}
    </div>
  );
}
