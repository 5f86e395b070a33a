import { lazy, type ReactNode, Suspense } from 'react';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { AddSession, SessionRows, useSessionChanging } from '../../training/sessions/day-sessions.tsx';
import styles from './day-panel.module.css';
import { countsAsDone, type DayPlan } from './day-plan.ts';
import { type DayRun, runsOf } from './day-runs.ts';
import { DayTrainings } from './day-trainings.tsx';
import { WaysToAdd } from './ways-to-add.tsx';

const OwnPlans = lazy(async () => ({ default: (await import('./own-plans.tsx')).OwnPlans }));

interface DayListProps {
  plan: DayPlan;
  now: Date;
  isMember: boolean;
  /** The studio's trainings have a heading, under which nothing else may be. */
  isStudioApart?: boolean;
  onMoved: (day: string) => void;
  /** The rest of the day's list. */
  children: ReactNode;
}

/**
 * The trainings of a day in order of time: the schedule's, hers that she planned, and those that she did; and the rows added to
 * them.
 */
export function DayList({ plan, now, isMember, isStudioApart = false, onMoved, children }: DayListProps) {
  const place = useFocusWhenLost<HTMLDivElement>();
  const changing = useSessionChanging();
  const runs = runsOf(plan, isStudioApart);
  const lastOwn = runs.findLast(({ kind }) => kind === 'own');
  if (!isMember && runs.length === 0 && !children) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.panel}>
      {changing.problem}
      {runs.map((run, index) => (
        <Run
          key={keyOf(runs, index)}
          {...{ run, plan, now, isMember, changing, onMoved }}
          isQuiet={isStudioApart}
          isRemindOffered={run === lastOwn}
        />
      ))}
      {children}
      {isMember && <AddSession day={plan.day} now={now} otherWays={<WaysToAdd day={plan.day} now={now} />} />}
      {changing.dialogs}
    </div>
  );
}

interface RunProps extends Pick<DayListProps, 'plan' | 'now' | 'isMember' | 'onMoved'> {
  run: DayRun;
  changing: ReturnType<typeof useSessionChanging>;
  isQuiet: boolean;
  isRemindOffered: boolean;
}

function Run({ run, plan, now, isMember, changing, onMoved, isQuiet, isRemindOffered }: RunProps) {
  const { kind, planned, others, own, sessions } = run;
  if (kind === 'trainings') {
    return (
      <DayTrainings plan={{ ...plan, planned, others }} now={now} isMember={isMember} isQuiet={isQuiet} />
    );
  }
  if (kind === 'sessions') {
    return (
      <SessionRows sessions={sessions} isDone={(shown) => countsAsDone(plan, shown)} changing={changing} />
    );
  }
  return (
    <Suspense
      fallback={
        <LoadingRegion>
          <Skeleton shape="row" count={own.length} />
        </LoadingRegion>
      }
    >
      <OwnPlans plans={own} now={now} isRemindOffered={isRemindOffered} onMoved={onMoved} />
    </Suspense>
  );
}

/** Keeps a run's key while only rows within the runs come and go. */
function keyOf(runs: readonly DayRun[], index: number): string {
  const kind = runs[index]?.kind ?? '';
  return `${kind} ${runs.slice(0, index).filter((run) => run.kind === kind).length}`;
}
