import { Link } from 'react-router-dom';
import { challengeDayOn } from '../../../../contract/marks/challenge.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { useCompletions } from '../completions/use-completions.ts';
import { pageQuestion } from '../../lessons/pages/pages.question.ts';
import type { ChallengeDay } from './challenge-days.ts';
import { DayTicks } from './challenge-ticks.tsx';
import { challengeText } from './challenge.text.ts';
import styles from './own-challenge.module.css';
import { type ChallengeInfo, useChallenge } from './use-challenge.ts';

export function ChallengeOfDay({ day, today }: { day: string; today: string }) {
  const { answer: items } = useQuestion(pageQuestion, 'timetable');
  const info = useChallenge(items, useCompletions(), today);
  const number = info && challengeDayOn(info.run.startDay, day);
  const its = info?.days.find((each) => each.number === number);
  return info && its ? <ChallengeDayView info={info} day={its} isToCome={day > today} /> : null;
}

interface ChallengeDayViewProps {
  info: ChallengeInfo;
  day: ChallengeDay;
  /** Then there is nothing to tick yet. */
  isToCome?: boolean;
}

export function ChallengeDayView({ info, day, isToCome = false }: ChallengeDayViewProps) {
  return (
    <div className={styles.day}>
      <h3 className={styles.date}>
        <Link to={paths.challenge.to()}>{fill(challengeText.ofChallenge, { day: day.number })}</Link>
      </h3>
      <MarkdownText text={`${day.text}\n\n${info.habitOn(day.number)}`} />
      {!isToCome && <DayTicks run={info.run} day={day} />}
    </div>
  );
}
