import { taskDone, taskKey } from '../../../../contract/marks/task-done.mark.ts';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import styles from './page-screen.module.css';
import { pagesText } from './pages.text.ts';
import type { PageItem } from './pages.question.ts';

interface PageTaskProps {
  page: Pick<PageItem, 'key' | 'id'>;
  task: string;
  heading: 'h2' | 'h3';
}

/** The one thing to do, with her tick, which is the same on all her devices. */
export function PageTask({ page: { key, id }, task, heading: Heading }: PageTaskProps) {
  const [isDone = false, change] = useChangingMark(taskDone, taskKey(key, id));
  return (
    <Card look="food">
      <Heading className={styles.taskTitle}>{pagesText.task}</Heading>
      <Checkbox
        label={task}
        hint={isDone ? pagesText.taskDone : pagesText.taskHint}
        isChecked={isDone}
        onChange={(isTicked) => change(() => (isTicked ? true : undefined))}
      />
    </Card>
  );
}
