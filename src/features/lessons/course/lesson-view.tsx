import { ArrowLeft, ArrowRight, Check, Clock, Undo2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { calculator, fill } from '../../../language/words.ts';
import { BesideArt } from '../../../ui/beside-art.tsx';
import { Button } from '../../../ui/button.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { PageBody } from '../pages/page-body.tsx';
import { readingMinutes, splitHeading } from '../pages/page-text.ts';
import type { PageItem } from '../pages/pages.question.ts';
import { COURSE_ADDRESS, lessonAddress } from './course-address.ts';
import { courseText } from './course.text.ts';
import styles from './course.module.css';
import type { Course } from './use-course-progress.ts';

interface LessonViewProps {
  lessons: readonly PageItem[];
  /** The shown lesson's index, which always exists. */
  position: number;
  course: Course;
  /** When the lessons were read (epoch ms), given while there is no connection. */
  asOf: number | undefined;
}

const BACK = { to: COURSE_ADDRESS, label: courseText.toList };

/** One lesson, with links to its neighbours. Opening it is remembered; she marks it as read herself. */
export function LessonView({ lessons, position, course, asOf }: LessonViewProps) {
  const lesson = lessons[position];
  const lessonId = lesson?.id ?? '';
  const noteOpened = useEffectEvent(() => void course.opened(lessonId));
  useEffect(() => noteOpened(), [lessonId]);
  if (!lesson) return null;
  const { title, body } = splitHeading(lesson.value);
  const isRead = course.progress.read.includes(lesson.id);
  return (
    <Page title={title} back={BACK} focusKey={lessonAddress(lesson.id)}>
      <p className={styles.facts}>
        <span>{fill(courseText.lessonOf, { n: position + 1, all: lessons.length })}</span>
        <span className={styles.fact}>
          <Clock size={16} aria-hidden="true" />
          {fill(courseText.minutes, { n: readingMinutes(lesson.value) })}
        </span>
      </p>
      <StaleNote asOf={asOf} />
      <BesideArt>
        <PageBody page={lesson} text={body} />
        <div className={styles.mark}>
          <Button
            variant={isRead ? 'secondary' : 'primary'}
            icon={isRead ? Undo2 : Check}
            onClick={() => void course.setRead(lesson.id, !isRead)}
          >
            {isRead ? courseText.unmarkRead : courseText.markRead}
          </Button>
          <output className={styles.done}>
            {isRead && (
              <>
                <Check size={18} aria-hidden="true" />
                {courseText.read}
              </>
            )}
          </output>
        </div>
        <Neighbours previous={lessons[position - 1]} next={lessons[position + 1]} />
        <p className={styles.disclaimer}>{calculator.disclaimer}</p>
      </BesideArt>
    </Page>
  );
}

function Neighbours({ previous, next }: { previous: PageItem | undefined; next: PageItem | undefined }) {
  return (
    <nav className={styles.neighbours} aria-label={courseText.neighbours}>
      {previous && (
        <Link to={lessonAddress(previous.id)} className={styles.neighbour} rel="prev">
          <ArrowLeft size={20} aria-hidden="true" />
          {fill(courseText.previous, { title: splitHeading(previous.value).title })}
        </Link>
      )}
      {next && (
        <Link to={lessonAddress(next.id)} className={styles.neighbour} rel="next">
          {fill(courseText.next, { title: splitHeading(next.value).title })}
          <ArrowRight size={20} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
