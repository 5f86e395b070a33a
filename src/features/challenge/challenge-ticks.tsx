import { challenge, tickKey } from '../../contract/marks/challenge.mark.ts';
import { formatDayWithWeekday } from '../../language/dates.ts';
import { fill } from '../../language/words.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MarkdownText } from '../../ui/markdown-text.tsx';
import { useChangingMark } from '../marks/use-changing-mark.ts';
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
      <details key={id} className={styles.week} open={first <= Math.max(1, run.today) && run.today <= last}>
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
  const date = formatDayWithWeekday(dateOf(run, day.number));
  return (
    <li className={styles.day} aria-current={day.number === run.today ? 'date' : undefined}>
      <h3 className={styles.date}>{fill(challengeText.dayOn, { day: day.number, date })}</h3>
      <MarkdownText text={day.text} />
      <div className={styles.ticks}>
        {!day.isRest && <Tick what="day" run={run} day={day.number} label={challengeText.trainingDone} />}
        <Tick what="habit" run={run} day={day.number} label={challengeText.habitDone} />
      </div>
    </li>
  );
}

interface TickProps {
  what: 'day' | 'habit';
  run: ChallengeRun;
  day: number;
  label: string;
}

function Tick({ what, run: { startDay }, day, label }: TickProps) {
  const [value, set] = useChangingMark(challenge, tickKey(what, day));
  return (
    <Checkbox
      label={
        <>
          <span className="visually-hidden">{fill(challengeText.dayNumber, { day })}:</span> {label}
        </>
      }
      isChecked={value === startDay}
      onChange={(isChecked) => set(() => (isChecked ? startDay : undefined))}
    />
  );
}
