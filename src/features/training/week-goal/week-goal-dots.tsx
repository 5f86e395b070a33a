import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { formatCount } from '../../../language/plurals.ts';
import { fill } from '../../../language/words.ts';
import { Card, CardBody } from '../../../ui/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { weekGoalText } from './week-goal.text.ts';
import styles from './week-goal.module.css';

interface WeekGoalDotsProps {
  goal: number;
  /** Trainings done this week; undefined while they are being read. */
  done: number | undefined;
  /** True if one of her programs rests this week: then nothing is to be done. */
  isResting: boolean;
}

/** A dot for each training she means to do this week, and for each more that she did; filled once it is done. */
export function WeekGoalDots({ goal, done, isResting }: WeekGoalDotsProps) {
  return (
    <Card as="section" labelledBy="week-goal">
      <CardBody>
        <h2 id="week-goal">{weekGoalText.title}</h2>
        {done === undefined ? <Skeleton count={2} /> : <DoneOfGoal {...{ goal, done, isResting }} />}
        <Link to={paths.settings.to()} className={styles.change}>
          {weekGoalText.change}
        </Link>
      </CardBody>
    </Card>
  );
}

interface DoneOfGoalProps extends WeekGoalDotsProps {
  done: number;
}

function DoneOfGoal(props: DoneOfGoalProps) {
  const { goal, done, isResting } = props;
  const dots = Math.max(isResting ? 0 : goal, done);
  return (
    <>
      {dots > 0 && (
        <span className={styles.dots} aria-hidden="true">
          {Array.from({ length: dots }, (_, place) => (
            <span key={place} className={classes(styles.dot, place < done && styles.done)} />
          ))}
        </span>
      )}
      <p>{wordsOf(props)}</p>
    </>
  );
}

function wordsOf({ goal, done, isResting }: DoneOfGoalProps): string {
  if (isResting) return weekGoalText.resting;
  const words = { count: formatCount(done, 'treening'), goal: formatCount(goal, 'treening') };
  if (done === 0) return fill(weekGoalText.ahead, words);
  return fill(done < goal ? weekGoalText.underway : weekGoalText.reached, words);
}
