import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { fill, nav } from '../../../language/words.ts';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { challengeText } from '../../training/challenge/challenge.text.ts';
import { DayTicks } from '../../training/challenge/challenge-ticks.tsx';
import type { ChallengeInfo } from '../../training/challenge/use-challenge.ts';
import type { ChallengeToday } from './challenge-today.ts';
import { StartTodaysTraining } from './start-todays-training.tsx';
import styles from './todays-training.module.css';
import { todaysTrainingText } from './todays-training.text.ts';
import { Done, Next, Saying, Training } from './todays-training-parts.tsx';

interface TodaysChallengeProps {
  info: ChallengeInfo;
  todays: ChallengeToday;
}

/** The challenge's day as the first of today: its training, or why there is none, its habit, and both ticks. */
export function TodaysChallenge({ info, todays }: TodaysChallengeProps) {
  const { day } = todays;
  return (
    <>
      <p className={styles.program}>
        <Link to={paths.challenge.to()}>{nav['/challenge']}</Link>
        {fill(challengeText.dayNumber, { day: day.number })}
      </p>
      <Today todays={todays} />
      <div>
        <MarkdownText text={info.habitOn(day.number)} />
        <DayTicks run={info.run} day={day} />
      </div>
    </>
  );
}

function Today({ todays: { day, isDone, training, next } }: Pick<TodaysChallengeProps, 'todays'>) {
  if (!isDone && !day.isRest) {
    return (
      <>
        {training && <Training training={training} />}
        {/* The staff's text about the day, or about the trainings that are not open to her. */}
        {!(training && isPlain(day.text)) && <MarkdownText text={day.text} />}
        {training && <StartTodaysTraining id={training.id} />}
      </>
    );
  }
  return (
    <>
      <Saying text={isDone ? <Done>{todaysTrainingText.done}</Done> : todaysTrainingText.rest}>
        {next && fill(todaysTrainingText.next, { date: formatDayWithWeekday(next.day, 'adessive') })}
      </Saying>
      {next?.training && <Next training={next.training} />}
    </>
  );
}

/** `[Kindel kõht](/studio/kindel-koht), 12 minutit`: no more than the training says itself. */
function isPlain(text: string): boolean {
  return /^\[[^\]]+\]\([^)]+\), \d+ minutit$/u.test(text);
}
