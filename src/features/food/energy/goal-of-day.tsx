import { Link } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { fill } from '../../../language/words.ts';
import styles from './energy-goal.module.css';
import { energyGoalText } from './energy-goal.text.ts';
import { inKcal, macrosSentence } from './energy-goal.ts';
import { GoalBar } from './goal-bar.tsx';
import { useGoalOfMenu } from './use-energy-goal.ts';

/** Her goal below a day's energy. Renders nothing if she has no goal to show. */
export function GoalOfDay({ kcal }: { kcal: number }) {
  const goal = useGoalOfMenu();
  if (!goal) return null;
  const macros = macrosSentence(goal);
  return (
    <>
      <GoalBar kcal={kcal} goalKcal={goal.kcal} />
      <p>{fill(energyGoalText.goal, { kcal: inKcal(goal.kcal) })}</p>
      {macros !== undefined && <p className={styles.quiet}>{macros}</p>}
      <Link to={paths.calculator.to()} className={styles.change}>
        {energyGoalText.change}
      </Link>
    </>
  );
}
