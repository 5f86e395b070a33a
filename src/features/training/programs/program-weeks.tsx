import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { fill } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import type { KnownProgram, Trainings } from './program-catalogue.ts';
import { plannedDays, usualWeekdays } from './program-days.ts';
import type { Session } from './program-progress.ts';
import type { ProgramRun } from './program-run.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';

interface ProgramWeeksProps {
  program: KnownProgram;
  sessions: readonly Session[];
  trainings: Trainings;
  next: Session | undefined;
  run: ProgramRun | undefined;
  today: string;
}

/** All weeks with their trainings; those to come say on which day. */
export function ProgramWeeks({ program, sessions, trainings, next, run, today }: ProgramWeeksProps) {
  const isOpen = (session: Session) => trainings.get(session.trainingId)?.locked === false;
  const planned =
    run && plannedDays(sessions.filter(isOpen), run, run.weekdays ?? usualWeekdays(program.weeks), today);
  return (
    <section className={styles.weeks} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{programsText.weeks}</h2>
      <ol className={styles.weekList}>
        {[...new Set(sessions.map(({ week }) => week))].map((week) => (
          <li key={week} className={styles.week}>
            <h3 className={styles.weekTitle}>
              {fill(programsText.week, { n: week + 1 })}
              {run && next?.week === week && <Badge tone="accent">{programsText.currentWeek}</Badge>}
            </h3>
            <ul className={styles.sessions}>
              {sessions
                .filter((session) => session.week === week)
                .map((session, position) => (
                  <SessionRow
                    key={position}
                    session={session}
                    number={position + 1}
                    trainings={trainings}
                    plannedOn={planned?.get(session)}
                    isNext={session === next && run !== undefined}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SessionRowProps {
  session: Session;
  /** Its place in the week, from 1. */
  number: number;
  trainings: Trainings;
  plannedOn: string | undefined;
  isNext: boolean;
}

function SessionRow({ session, number, trainings, plannedOn, isNext }: SessionRowProps) {
  const training = trainings.get(session.trainingId);
  return (
    <li className={styles.session} aria-current={isNext ? 'step' : undefined}>
      {session.isDone ? (
        <CircleCheck size={22} aria-hidden="true" className={styles.done} />
      ) : (
        <span className={styles.number}>{number}.</span>
      )}
      <div className={styles.what}>
        {training ? (
          <Link className={styles.sessionLink} to={paths.studio.to(training.id)}>
            {training.title}
          </Link>
        ) : (
          <span className={styles.sessionLink}>{programsText.unknownTraining}</span>
        )}
        {session.isDone && <span className="visually-hidden">, {programsText.done}</span>}
        {training && training.duration !== null && (
          <span className={styles.facts}>{formatWithUnit(training.duration, 'min', 0)}</span>
        )}
        {plannedOn !== undefined && (
          <span className={styles.facts}>{formatDayWithWeekday(plannedOn, 'adessive')}</span>
        )}
        {training?.locked && <LockedBadge level={training.accessLevel} />}
      </div>
    </li>
  );
}
