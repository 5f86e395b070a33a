import { CircleCheck, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TrainingCardFragment } from '../../contract/documents.generated.ts';
import { paths } from '../../contract/paths.ts';
import { formatDayWithWeekday } from '../../language/dates.ts';
import { dotted } from '../../language/dotted.ts';
import { formatWithUnit } from '../../language/numbers.ts';
import { fill, trainingCategory } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { CoverImage } from '../../ui/cover-image.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PROGRAMS_ADDRESS, programAddress } from '../programs/program-address.ts';
import { programsText } from '../programs/programs.text.ts';
import { useProgramRun } from '../programs/use-program-run.ts';
import { StartTodaysTraining } from './start-todays-training.tsx';
import type { TodaysTraining } from './of-today.ts';
import { todaysTrainingText } from './todays-training.text.ts';
import styles from './todays-training.module.css';

interface TodaysTrainingViewProps {
  todays: TodaysTraining;
  today: string;
}

/** One thing to do at most; what she may do besides is a link. */
export function TodaysTrainingView({ todays, today }: TodaysTrainingViewProps) {
  const { program } = todays;
  return (
    <>
      <p className={styles.program}>
        <Link to={programAddress(program.id)}>{program.title}</Link>
        {'next' in todays && fill(todaysTrainingText.week, { week: todays.next.week + 1 })}
      </p>
      <Today todays={todays} today={today} />
    </>
  );
}

function Today({ todays, today }: TodaysTrainingViewProps) {
  const { program } = todays;
  const course = useProgramRun(program.id);
  switch (todays.state) {
    case 'due':
      return (
        <>
          <Training training={todays.next.training} />
          <StartTodaysTraining id={todays.next.training.id} />
        </>
      );
    case 'done':
      return (
        <>
          <Saying text={<Done>{todaysTrainingText.done}</Done>}>
            {fill(todaysTrainingText.next, { date: formatDayWithWeekday(todays.next.day, 'adessive') })}
          </Saying>
          <Next training={todays.next.training} />
        </>
      );
    case 'rest':
      return (
        <>
          <Saying text={todaysTrainingText.rest}>
            {fill(todaysTrainingText.restNext, { date: formatDayWithWeekday(todays.next.day, 'adessive') })}
          </Saying>
          <Next training={todays.next.training} />
        </>
      );
    case 'toCome': {
      const weekdays = course.run?.weekdays;
      return (
        <>
          <Saying
            text={fill(todaysTrainingText.toCome, {
              date: formatDayWithWeekday(todays.startDay, 'adessive'),
            })}
          />
          <div>
            <Button variant="secondary" icon={Play} onClick={() => course.begin({ day: today, weekdays })}>
              {todaysTrainingText.beginNow}
            </Button>
          </div>
        </>
      );
    }
    case 'paused':
      return (
        <>
          <Saying text={todaysTrainingText.paused}>
            {todays.to === undefined
              ? todaysTrainingText.pausedText
              : fill(todaysTrainingText.pausedUntil, { date: formatDayWithWeekday(todays.to, 'adessive') })}
          </Saying>
          <div>
            <Button icon={Play} onClick={course.goOn}>
              {programsText.goOn}
            </Button>
          </div>
        </>
      );
    case 'finished':
      return (
        <>
          <Saying text={<Done>{programsText.allDone}</Done>}>{programsText.allDoneText}</Saying>
          <div>
            <LinkButton variant="secondary" to={PROGRAMS_ADDRESS}>
              {todaysTrainingText.chooseNext}
            </LinkButton>
          </div>
        </>
      );
  }
}

function Training({ training }: { training: TrainingCardFragment }) {
  const facts = [
    ...(training.duration === null ? [] : [formatWithUnit(training.duration, 'min', 0)]),
    ...training.category.map((category) => trainingCategory[category]),
  ];
  return (
    <div className={styles.training}>
      <div className={styles.cover} aria-hidden="true">
        <CoverImage src={training.thumbnail} alt="" tint="training" ratio="square" isEager />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <Link to={paths.studio.to(training.id)}>{training.title}</Link>
        </h3>
        {facts.length > 0 && <p className={styles.facts}>{dotted(facts)}</p>}
      </div>
    </div>
  );
}

function Saying({ text, children }: { text: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.words}>
      <output className={styles.saying}>{text}</output>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <span className={styles.done}>
      <CircleCheck size={24} aria-hidden="true" />
      {children}
    </span>
  );
}

function Next({ training }: { training: TrainingCardFragment }) {
  return (
    <Link className={styles.next} to={paths.studio.to(training.id)}>
      {training.title}
    </Link>
  );
}
