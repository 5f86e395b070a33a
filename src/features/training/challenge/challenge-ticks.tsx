import { Link } from 'react-router-dom';
import { challenge, tickKey } from '../../../../contract/marks/challenge.mark.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayWithWeekday } from '../../../language/dates.ts';
import { actions, fill } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { MarkdownText } from '../../../ui/markdown-text.tsx';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import type { ChallengeDay, ChallengeWeek } from './challenge-days.ts';
import { type ChallengeRun, dateOf } from './challenge-run.ts';
import { challengeText } from './challenge.text.ts';
import styles from './own-challenge.module.css';

interface ChallengeTicksProps {
  run: ChallengeRun;
  weeks: readonly ChallengeWeek[];
}

/** Week by week; this week is open. */
export function ChallengeTicks({ run, weeks }: ChallengeTicksProps) {
  return weeks.map(({ id, title, habit, days }) => {
    const [first, last] = [days[0]?.number ?? 0, days.at(-1)?.number ?? 0];
    return (
      <details key={id} open={first <= Math.max(1, run.today) && run.today <= last}>
        <summary>{title}</summary>
        <MarkdownText text={habit} />
        <ol className={styles.days}>
          {days.map((day) => (
            <Day key={day.number} run={run} day={day} />
          ))}
        </ol>
      </details>
    );
  });
}

function Day({ run, day }: { run: ChallengeRun; day: ChallengeDay }) {
  const date = dateOf(run, day.number);
  const isToday = day.number === run.today;
  const words = { day: day.number, date: formatDayWithWeekday(date) };
  return (
    <li className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <h3 className={styles.date}>
        <Link to={paths.calendar.to(date)}>{fill(challengeText.dayOn, words)}</Link>
        {isToday && <Badge tone="primary">{actions.today}</Badge>}
      </h3>
      <MarkdownText text={day.text} />
      <DayTicks run={run} day={day} />
    </li>
  );
}

/** The ticks of one day. A training that is in her calendar needs no tick of its own: it is ticked there. */
export function DayTicks({ run, day }: { run: ChallengeRun; day: ChallengeDay }) {
  const { number, isRest } = day;
  return (
    <div className={styles.ticks}>
      {(!isRest || run.doneDays.has(number)) && (
        <Tick
          what="day"
          run={run}
          day={number}
          label={challengeText.trainingDone}
          isDoneElsewhere={run.doneElsewhere.has(number)}
        />
      )}
      <Tick what="habit" run={run} day={number} label={challengeText.habitDone} />
    </div>
  );
}

interface TickProps {
  what: 'day' | 'habit';
  run: ChallengeRun;
  day: number;
  label: string;
  isDoneElsewhere?: boolean;
}

function Tick({ what, run: { startDay }, day, label, isDoneElsewhere = false }: TickProps) {
  const [value, set] = useChangingMark(challenge, tickKey(what, day));
  return (
    <Checkbox
      label={
        <>
          <span className="visually-hidden">{fill(challengeText.dayNumber, { day })}:</span> {label}
        </>
      }
      isChecked={isDoneElsewhere || value === startDay}
      isDisabled={isDoneElsewhere}
      {...(isDoneElsewhere && { hint: challengeText.inCalendar })}
      onChange={(isChecked) => set(() => (isChecked ? startDay : undefined))}
    />
  );
}
