import { Pause, Play, RotateCcw, X } from 'lucide-react';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import type { ProgramStart } from '../../contract/marks/program-start.mark.ts';
import { paths } from '../../contract/paths.ts';
import { formatDayAndMonth } from '../../language/dates.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { actions, fill } from '../../language/words.ts';
import { useIsVisitor, useMember } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Session } from './program-progress.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import type { ProgramCourse } from './use-program-start.ts';

interface ProgramSteeringProps {
  course: ProgramCourse;
  sessions: readonly Session[];
  next: Session | undefined;
  nextTraining: TrainingCardFragment | undefined;
}

/** Buttons to start, resume, rest and stop. */
export function ProgramSteering({ course, sessions, next, nextTraining }: ProgramSteeringProps) {
  const isVisitor = useIsVisitor();
  const isMember = useMember() !== undefined;
  if (isVisitor) {
    return (
      <Notice action={<LinkButton to={paths.login.to()}>{actions.signIn}</LinkButton>}>
        {programsText.signIn}
      </Notice>
    );
  }
  if (!isMember) return null;
  if (!course.start) {
    return (
      <div className={styles.begin}>
        <Button size="large" icon={Play} onClick={course.begin} disabled={next === undefined}>
          {programsText.begin}
        </Button>
        <p className={styles.facts}>{programsText.beginHint}</p>
      </div>
    );
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
        <Finished course={course} />
      ) : (
        <Underway course={course} start={course.start} isFirst={done === 0} nextTraining={nextTraining} />
      )}
    </Card>
  );
}

function Finished({ course }: { course: ProgramCourse }) {
  return (
    <>
      <output className={styles.finished}>{programsText.allDone}</output>
      <p>{programsText.allDoneText}</p>
      <div className={styles.buttons}>
        <Button variant="secondary" icon={RotateCcw} onClick={course.begin}>
          {programsText.again}
        </Button>
      </div>
    </>
  );
}

interface UnderwayProps {
  course: ProgramCourse;
  start: ProgramStart;
  isFirst: boolean;
  nextTraining: TrainingCardFragment | undefined;
}

function Underway({ course, start, isFirst, nextTraining }: UnderwayProps) {
  const resting = start.pauses.find(({ to }) => to === undefined);
  return (
    <>
      {resting ? (
        <output className={styles.resting}>
          <span className={styles.finished}>
            {fill(programsText.pausedTitle, { date: formatDayAndMonth(resting.from, 'elative') })}
          </span>
          <span>{programsText.pausedText}</span>
        </output>
      ) : (
        nextTraining && (
          <div className={styles.next}>
            <h2 className={styles.kicker}>{isFirst ? programsText.first : programsText.next}</h2>
            <LinkButton size="large" icon={Play} to={paths.studio.to(nextTraining.id)}>
              {nextTraining.title}
            </LinkButton>
            {nextTraining.duration !== null && <p>{formatWithUnit(nextTraining.duration, 'min', 0)}</p>}
          </div>
        )
      )}
      <div className={styles.buttons}>
        {resting ? (
          <Button icon={Play} onClick={course.goOn}>
            {programsText.goOn}
          </Button>
        ) : (
          <Button variant="secondary" icon={Pause} onClick={course.pause}>
            {programsText.pause}
          </Button>
        )}
        <Button variant="quiet" icon={X} onClick={course.leave}>
          {programsText.leave}
        </Button>
      </div>
    </>
  );
}
