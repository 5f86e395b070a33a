import { Play } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatWeekdaySeenFrom } from '../../../language/dates.ts';
import { fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useFocusOnward } from '../../../ui/use-focus-onward.ts';
import { PROGRAMS_ADDRESS, programAddress } from '../../training/programs/program-address.ts';
import { programsText } from '../../training/programs/programs.text.ts';
import { useProgramRun } from '../../training/programs/use-program-run.ts';
import { StartTodaysTraining } from './start-todays-training.tsx';
import type { TodaysTraining } from './of-today.ts';
import { todaysTrainingText } from './todays-training.text.ts';
import { Done, Next, Saying, Training } from './todays-training-parts.tsx';
import styles from './todays-training.module.css';

interface TodaysTrainingViewProps {
  todays: TodaysTraining;
  today: string;
}

/** One thing to do at most; any other is a link. */
export function TodaysTrainingView({ todays, today }: TodaysTrainingViewProps) {
  const { program } = todays;
  const line = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={line} tabIndex={-1} className={styles.program}>
        <Link to={programAddress(program.id)}>{program.title}</Link>
        {'next' in todays && fill(todaysTrainingText.week, { week: todays.next.week + 1 })}
      </p>
      <Today todays={todays} today={today} line={line} />
    </>
  );
}

interface TodayProps extends TodaysTrainingViewProps {
  /** Says of which program it is; gets the focus once a button is gone. */
  line: RefObject<HTMLElement | null>;
}

function Today({ todays, today, line }: TodayProps) {
  const { program } = todays;
  const course = useProgramRun(program.id);
  const steering = useFocusOnward<HTMLDivElement>(line);
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
            {fill(todaysTrainingText.next, {
              date: formatWeekdaySeenFrom(today, todays.next.day, 'adessive'),
            })}
          </Saying>
          <Next training={todays.next.training} />
        </>
      );
    case 'rest':
      return (
        <>
          <Saying text={todaysTrainingText.rest}>
            {fill(todaysTrainingText.restNext, {
              date: formatWeekdaySeenFrom(today, todays.next.day, 'adessive'),
            })}
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
              date: formatWeekdaySeenFrom(today, todays.startDay, 'adessive'),
            })}
          />
          <div ref={steering}>
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
              : fill(todaysTrainingText.pausedUntil, {
                  date: formatWeekdaySeenFrom(today, todays.to, 'adessive'),
                })}
          </Saying>
          <div ref={steering}>
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

/** The program on a day on which the challenge has a training and the program has none. */
export function ProgramBeside({ todays, today }: TodaysTrainingViewProps) {
  return (
    <p className={styles.program}>
      <Link to={programAddress(todays.program.id)}>{todays.program.title}</Link>
      {besideWords(todays, today)}
    </p>
  );
}

function besideWords(todays: TodaysTraining, today: string): string {
  if (todays.state === 'paused') return todaysTrainingText.paused;
  const date = (day: string) => formatWeekdaySeenFrom(today, day, 'adessive');
  if (todays.state === 'toCome') return fill(todaysTrainingText.toCome, { date: date(todays.startDay) });
  return 'next' in todays ? fill(todaysTrainingText.programNext, { date: date(todays.next.day) }) : '';
}
