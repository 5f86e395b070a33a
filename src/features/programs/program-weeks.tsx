import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ProgramStart } from '../../contract/marks/program-start.mark.ts';
import { paths } from '../../contract/paths.ts';
import { formatDayAndMonth } from '../../language/dates.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { fill } from '../../language/words.ts';
import { Badge } from '../../ui/badge.tsx';
import { LockedBadge } from '../access/locked-badge.tsx';
import type { KnownProgram, Trainings } from './program-catalogue.ts';
import { type Session, weekBegins } from './program-progress.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';

interface ProgramWeeksProps {
  program: KnownProgram;
  sessions: readonly Session[];
  trainings: Trainings;
  next: Session | undefined;
  start: ProgramStart | undefined;
  today: string;
}

/** All weeks with their trainings; future ones also say when they will start, approximately. */
export function ProgramWeeks({ program, sessions, trainings, next, start, today }: ProgramWeeksProps) {
  return (
    <section className={styles.weeks} aria-labelledby="program-weeks">
      <h2 id="program-weeks">{programsText.weeks}</h2>
      <ol className={styles.weekList}>
        {program.weeks.map((_, week) => {
          const isAhead = start !== undefined && next !== undefined && week > next.week;
          const begins = isAhead ? weekBegins(week, start, { today, currentWeek: next.week }) : undefined;
          return (
            <li key={week} className={styles.week}>
              <h3 className={styles.weekTitle}>
                {fill(programsText.week, { n: week + 1 })}
                {start && next?.week === week && <Badge tone="accent">{programsText.currentWeek}</Badge>}
                {begins && (
                  <span className={styles.begins}>
                    {fill(programsText.weekBegins, { date: formatDayAndMonth(begins, 'adessive') })}
                  </span>
                )}
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
                      isNext={session === next && start !== undefined}
                    />
                  ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

interface SessionRowProps {
  session: Session;
  /** Its place in the week, from 1. */
  number: number;
  trainings: Trainings;
  isNext: boolean;
}

function SessionRow({ session, number, trainings, isNext }: SessionRowProps) {
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
        {training?.locked && <LockedBadge level={training.accessLevel} />}
      </div>
    </li>
  );
}
