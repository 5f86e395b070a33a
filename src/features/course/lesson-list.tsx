import { Check, Clock } from 'lucide-react';
import { fill } from '../../language/words.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Progress } from '../../ui/progress.tsx';
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
  const ids = lessons.map(({ id }) => id);
  const read = ids.filter((id) => progress.read.includes(id)).length;
  const next = lessonToContinue(progress, ids);
  return (
    <>
      <div className={styles.head}>
        <Progress
          label={courseText.progress}
          value={read}
          max={ids.length}
          text={fill(courseText.progressValue, { read, all: ids.length })}
        />
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
          <LessonCard key={lesson.id} lesson={lesson} isRead={progress.read.includes(lesson.id)} />
        ))}
      </ol>
    </>
  );
}

function LessonCard({ lesson, isRead }: { lesson: PageItem; isRead: boolean }) {
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
      </p>
    </Card>
  );
}
