import { fill } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardLink } from '../../../ui/card.tsx';
import { CoverImage } from '../../../ui/cover-image.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import { programAddress } from './program-address.ts';
import { type KnownProgram, lockedLevel, type Trainings } from './program-catalogue.ts';
import { programFacts } from './program-facts.ts';
import { type Completion, sessionsOf } from './program-progress.ts';
import { restOn } from './program-run.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import { useProgramRuns } from './use-program-runs.ts';

interface ProgramCardProps {
  program: KnownProgram;
  trainings: Trainings;
  completions: readonly Completion[];
  isEager: boolean;
}

/** A program in the list, with her progress; its cover is its first training's. */
export function ProgramCard({ program, trainings, completions, isEager }: ProgramCardProps) {
  const run = useProgramRuns().get(program.id);
  const today = useToday();
  const sessions = sessionsOf(program, run, completions);
  const done = sessions.filter(({ isDone }) => isDone).length;
  const level = lockedLevel(program, trainings);
  const cover = trainings.get(program.weeks[0]?.[0] ?? '')?.thumbnail;
  return (
    <Card as="li" isFlush>
      <CoverImage src={cover} alt="" tint="training" ratio="wide" isEager={isEager}>
        {run && (
          <Badge tone="solid">
            {done === sessions.length
              ? programsText.finished
              : restOn(run, today)
                ? programsText.paused
                : programsText.inProgress}
          </Badge>
        )}
        {level && <LockedBadge level={level} />}
      </CoverImage>
      <CardBody>
        <h2 className={styles.title}>
          <CardLink to={programAddress(program.id)}>{program.title}</CardLink>
        </h2>
        <p>{program.summary}</p>
        <p className={styles.facts}>{programFacts(program)}</p>
        {run && (
          <Progress
            label={programsText.progress}
            value={done}
            max={sessions.length}
            text={fill(programsText.progressValue, { done, all: sessions.length })}
          />
        )}
      </CardBody>
    </Card>
  );
}
