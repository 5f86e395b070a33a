import styles from './energy-goal.module.css';
import { goalBar } from './energy-goal.ts';

/** The day's energy against her goal, in one colour whichever is more; the words beside it say the same. */
export function GoalBar({ kcal, goalKcal }: { kcal: number; goalKcal: number }) {
  const { day, goal } = goalBar(kcal, goalKcal);
  return (
    <div className={styles.bar} aria-hidden="true">
      <span className={styles.day} style={{ inlineSize: `${day * 100}%` }} />
      <span className={styles.goal} style={{ insetInlineStart: `${goal * 100}%` }} />
    </div>
  );
}
