import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { SeeAlso } from '../../../ui/see-also.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { FoodPage } from '../pages/food-page.tsx';
import { PageItems } from '../pages/page-items.tsx';
import { pageQuestion } from '../pages/pages.question.ts';
import { COURSE_ADDRESS, lessonInAddress } from './course-address.ts';
import { courseText } from './course.text.ts';
import { LessonList } from './lesson-list.tsx';
import { LessonView } from './lesson-view.tsx';
import { useCourseProgress } from './use-course-progress.ts';

const INFO = [{ to: paths.nutritionInfo.to(), label: nav['/nutrition/info'] }];
const KEY = 'nutrition.course';

/** `/nutrition/course`: the list of lessons, or the one in the address. */
export function CourseScreen() {
  return (
    <FoodPage title={courseText.title} lead={courseText.lead}>
      <Course />
    </FoodPage>
  );
}

function Course() {
  const reading = useQuestion(pageQuestion, KEY);
  const course = useCourseProgress();
  const [parameters] = useSearchParams();
  const lessonId = lessonInAddress(parameters);
  const { answer: lessons = [], asOf } = reading;
  const position = lessons.findIndex(({ id }) => id === lessonId);
  if (position >= 0) return <LessonView key={lessonId} {...{ lessons, position, course, asOf }} />;
  return (
    <Page title={courseText.title} lead={courseText.lead} focusKey={COURSE_ADDRESS}>
      <StaleNote asOf={asOf} />
      <PageItems reading={reading}>
        {(items) => (lessonId === undefined ? <LessonList lessons={items} course={course} /> : <NoLesson />)}
      </PageItems>
      <SeeAlso links={INFO} />
    </Page>
  );
}

function NoLesson() {
  return (
    <EmptyState kind="filtered" action={<LinkButton to={COURSE_ADDRESS}>{courseText.toList}</LinkButton>}>
      {courseText.missing}
    </EmptyState>
  );
}
