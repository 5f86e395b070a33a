import { Pause, Play, RotateCcw } from 'lucide-react';
import type { TrainingCardFragment } from '../../../../contract/documents.generated.ts';
import { isCalendarDay, LAST_CALENDAR_DAY } from '../../../../contract/calendar-day.ts';
import { addDays, dayOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDaySeenFrom, formatWeekdaySeenFrom } from '../../../language/dates.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { actions, fill } from '../../../language/words.ts';
import { useIsVisitor, useMember } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { useToday } from '../../../ui/use-today.ts';
import { EndPrograms } from './end-programs.tsx';
import { ProgramBeginning } from './program-beginning.tsx';
import type { KnownProgram } from './program-catalogue.ts';
import { weekdaysAfter } from './chosen-weekdays.ts';
import { usualWeekdays } from './program-days.ts';
import type { Session } from './program-progress.ts';
import { type ProgramRun, restOn } from './program-run.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import type { ProgramCourse } from './use-program-run.ts';
import { WeekdayChips } from './weekday-chips.tsx';

interface ProgramSteeringProps {
  program: KnownProgram;
  course: ProgramCourse;
  sessions: readonly Session[];
  next: Session | undefined;
  nextTraining: TrainingCardFragment | undefined;
}

/** Buttons to start, resume, rest and stop. */
export function ProgramSteering(props: ProgramSteeringProps) {
  const isVisitor = useIsVisitor();
  const isMember = useMember() !== undefined;
  // The button that starts it goes, and so does the one that starts it again.
  const place = useFocusWhenLost<HTMLDivElement>();
  if (isVisitor) {
    return (
      <Notice action={<LinkButton to={paths.login.to()}>{actions.signIn}</LinkButton>}>
        {programsText.signIn}
      </Notice>
    );
  }
  if (!isMember) return null;
  return (
    <div ref={place} tabIndex={-1}>
      <MemberSteering {...props} />
    </div>
  );
}

function MemberSteering({ program, course, sessions, next, nextTraining }: ProgramSteeringProps) {
  if (!course.run) {
    return <ProgramBeginning program={program} isDisabled={next === undefined} onBegin={course.begin} />;
  }
  const done = sessions.filter(({ isDone }) => isDone).length;
  return (
    <Card look="tinted" as="section">
      <Progress
        label={programsText.progress}
        value={done}
        max={sessions.length}
        text={fill(programsText.progressValue, { done, all: sessions.length })}
      />
      {done === sessions.length ? (
        <Finished programId={program.id} course={course} />
      ) : (
        <Underway
          program={program}
          course={course}
          run={course.run}
          isFirst={done === 0}
          nextTraining={nextTraining}
        />
      )}
    </Card>
  );
}

function Finished({ programId, course }: { programId: string; course: ProgramCourse }) {
  return (
    <>
      <output className={styles.finished}>{programsText.allDone}</output>
      <p>{programsText.allDoneText}</p>
      <div className={styles.buttons}>
        <Button
          variant="secondary"
          icon={RotateCcw}
          onClick={() => course.begin({ weekdays: course.run?.weekdays })}
        >
          {programsText.again}
        </Button>
        <EndPrograms programIds={[programId]} />
      </div>
    </>
  );
}

interface UnderwayProps {
  program: KnownProgram;
  course: ProgramCourse;
  run: ProgramRun;
  isFirst: boolean;
  nextTraining: TrainingCardFragment | undefined;
}

function Underway({ program, course, run, isFirst, nextTraining }: UnderwayProps) {
  const today = useToday();
  const rest = restOn(run, today);
  const usual = usualWeekdays(program.weeks);
  return (
    <>
      {rest ? (
        <>
          <output className={styles.resting}>
            <span className={styles.finished}>
              {rest.to === undefined
                ? fill(programsText.pausedTitle, { date: formatDaySeenFrom(today, rest.from, 'elative') })
                : fill(programsText.pausedUntil, { date: formatWeekdaySeenFrom(today, rest.to, 'adessive') })}
            </span>
            <span>{programsText.pausedText}</span>
          </output>
          <DayField
            label={programsText.resumeDay}
            hint={programsText.resumeHint}
            isOptional
            value={rest.to ?? ''}
            min={addDays(today, 1)}
            max={LAST_CALENDAR_DAY}
            isUsed={(day) => day === '' || (isCalendarDay(day) && day > today)}
            onChange={(day) => course.pauseUntil(day || undefined)}
          />
        </>
      ) : (
        nextTraining && (
          <div className={styles.next}>
            {dayOf(run.startedAt) > today && (
              <p>
                {fill(programsText.startsOn, {
                  date: formatWeekdaySeenFrom(today, run.startedAt, 'adessive'),
                })}
              </p>
            )}
            <h2 className={styles.kicker}>{isFirst ? programsText.first : programsText.next}</h2>
            <LinkButton size="large" icon={Play} to={paths.studio.to(nextTraining.id)}>
              {nextTraining.title}
            </LinkButton>
            {nextTraining.duration !== null && <p>{formatWithUnit(nextTraining.duration, 'min', 0)}</p>}
          </div>
        )
      )}
      {!rest && (
        <WeekdayChips
          weekdays={run.weekdays ?? usual}
          onPress={(weekday) => course.changeWeekdays((kept = usual) => weekdaysAfter(kept, weekday))}
        />
      )}
      <div className={styles.buttons}>
        {rest ? (
          <Button icon={Play} onClick={course.goOn}>
            {programsText.goOn}
          </Button>
        ) : (
          <Button variant="secondary" icon={Pause} onClick={course.pause}>
            {programsText.pause}
          </Button>
        )}
        <EndPrograms programIds={[program.id]} />
      </div>
    </>
  );
}
