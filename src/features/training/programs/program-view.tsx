import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { LockedNotice } from '../../../platform/access/locked-notice.tsx';
import { PROGRAMS_ADDRESS, programAddress } from './program-address.ts';
import { type KnownProgram, lockedLevel, type Trainings } from './program-catalogue.ts';
import { programFacts } from './program-facts.ts';
import { type Completion, nextSession, sessionsOf } from './program-progress.ts';
import { ProgramSteering } from './program-steering.tsx';
import { ProgramWeeks } from './program-weeks.tsx';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import { useProgramRun } from './use-program-run.ts';

interface ProgramViewProps {
  program: KnownProgram;
  /** Staff have taken it out of the list while she reads it. */
  isWithdrawn: boolean;
  trainings: Trainings;
  completions: readonly Completion[];
  /** When the program was read (epoch ms), given while there is no connection. */
  asOf: number | undefined;
}

const BACK = { to: PROGRAMS_ADDRESS, label: programsText.toList };

/** One program: its description, her place in it, and its weeks. */
export function ProgramView({ program, isWithdrawn, trainings, completions, asOf }: ProgramViewProps) {
  const course = useProgramRun(program.id);
  const today = useToday();
  const sessions = sessionsOf(program, course.run, completions);
  const next = nextSession(sessions, (id) => trainings.get(id)?.locked === false);
  const level = lockedLevel(program, trainings);
  const cover = trainings.get(program.weeks[0]?.[0] ?? '')?.thumbnail;
  return (
    <Page
      title={program.title}
      lead={programFacts(program)}
      back={BACK}
      focusKey={programAddress(program.id)}
    >
      <StaleNote asOf={asOf} />
      {isWithdrawn && <Notice title={programsText.withdrawn} isAnnounced />}
      <div className={styles.columns}>
        <div className={styles.about}>
          <div className={styles.cover}>
            <CoverImage src={cover} alt="" tint="training" ratio="wide" isEager />
          </div>
          {(course.run || !isWithdrawn) && (
            <ProgramSteering
              {...{ program, course, sessions, next }}
              nextTraining={next && trainings.get(next.trainingId)}
            />
          )}
          {level && <LockedNotice thing="program" level={level} />}
          <MarkdownText text={program.description} />
          {!course.run && <BeforeStarting />}
        </div>
        <ProgramWeeks {...{ program, sessions, trainings, next, today }} run={course.run} />
      </div>
    </Page>
  );
}

function BeforeStarting() {
  return (
    <Notice title={programsText.beforeTitle}>
      <p>{programsText.beforeText}</p>
      <ul className={styles.questions}>
        {programsText.questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p>{programsText.notKept}</p>
    </Notice>
  );
}
