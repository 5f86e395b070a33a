import { Check, CircleCheckBig, Clock } from 'lucide-react';
import { taskDone, taskKey } from '../../../../contract/marks/task-done.mark.ts';
import { fill } from '../../../language/words.ts';
import { Card, CardLink } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { useMarks } from '../../../platform/marks/use-mark.ts';
import { readingMinutes, splitHeading } from '../pages/page-text.ts';
import type { PageItem } from '../pages/pages.question.ts';
import { lessonAddress } from './course-address.ts';
import { lessonToContinue } from './course-progress.ts';
import { courseText } from './course.text.ts';
import styles from './course.module.css';
import type { Course } from './use-course-progress.ts';

interface LessonListProps {
  lessons: readonly PageItem[];
  course: Course;
}

/** Her progress, the lesson to continue with, and all lessons. */
export function LessonList({ lessons, course: { progress } }: LessonListProps) {
  const done = useMarks(taskDone);
  const isTaskDone = ({ key, id }: PageItem) => done.has(taskKey(key, id));
  const ids = lessons.map(({ id }) => id);
  const read = ids.filter((id) => progress.read.includes(id)).length;
  const next = lessonToContinue(progress, ids);
  const withTask = lessons.filter(({ task }) => typeof task === 'string');
  const tasksDone = withTask.filter(isTaskDone).length;
  return (
    <>
      <div className={styles.head}>
        <Progress
          label={courseText.progress}
          value={read}
          max={ids.length}
          text={fill(courseText.progressValue, { read, all: ids.length })}
        />
        {withTask.length > 0 && (
          <Progress
            label={courseText.tasks}
            value={tasksDone}
            max={withTask.length}
            text={fill(courseText.progressValue, { read: tasksDone, all: withTask.length })}
          />
        )}
        {next === undefined ? (
          <Notice kind="success">{courseText.allRead}</Notice>
        ) : (
          <LinkButton to={lessonAddress(next)}>
            {read === 0 && progress.lastOpened === undefined ? courseText.begin : courseText.goOn}
          </LinkButton>
        )}
      </div>
      <ol className={styles.lessons} aria-label={courseText.lessons}>
        {lessons.map((lesson) => (
          <LessonCard
            key={lesson.id}
            lesson={lesson}
            isRead={progress.read.includes(lesson.id)}
            isTaskDone={isTaskDone(lesson)}
          />
        ))}
      </ol>
    </>
  );
}

interface LessonCardProps {
  lesson: PageItem;
  isRead: boolean;
  isTaskDone: boolean;
}

function LessonCard({ lesson, isRead, isTaskDone }: LessonCardProps) {
  return (
    <Card as="li" look={isRead ? 'food' : 'plain'}>
      <h2 className={styles.title}>
        <CardLink to={lessonAddress(lesson.id)}>{splitHeading(lesson.value).title}</CardLink>
      </h2>
      <p className={styles.facts}>
        <span className={styles.fact}>
          <Clock size={16} aria-hidden="true" />
          {fill(courseText.minutes, { n: readingMinutes(lesson.value) })}
        </span>
        {isRead && (
          <span className={styles.done}>
            <Check size={16} aria-hidden="true" />
            {courseText.read}
          </span>
        )}
        {isTaskDone && (
          <span className={styles.done}>
            <CircleCheckBig size={16} aria-hidden="true" />
            {courseText.taskDone}
          </span>
        )}
      </p>
    </Card>
  );
}
