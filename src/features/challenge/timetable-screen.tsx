import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { nav } from '../../language/words.ts';
import { useQuestion } from '../../reading/use-question.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { PageItems } from '../pages/page-items.tsx';
import { PageSection } from '../pages/page-screen.tsx';
import { type PageItem, pageQuestion } from '../pages/pages.question.ts';
import { ScheduleWeeks } from '../schedule/schedule-weeks.tsx';
import styles from './challenge.module.css';
import { challengeText } from './challenge.text.ts';

const BACK = { to: paths.challenge.to(), label: nav['/challenge'] };

/** `/timetable`: the challenge's weeks day by day, and the public schedule of this week and the next. */
export function TimetableScreen() {
  const reading = useQuestion(pageQuestion, 'timetable');
  return (
    <Page
      title={nav['/timetable']}
      lead={challengeText.timetableLead}
      back={BACK}
      actions={
        <LinkButton to={paths.calendar.to()} variant="secondary" icon={CalendarDays}>
          {challengeText.toCalendar}
        </LinkButton>
      }
    >
      <StaleNote asOf={reading.asOf} />
      <PageItems reading={reading}>{(items) => <ChallengeWeeks items={items} />}</PageItems>
      {/* Loads meanwhile, but shows only below the weeks, so that it never pushes down what someone is reading. */}
      <div hidden={reading.state === 'loading'}>
        <ScheduleWeeks />
      </div>
    </Page>
  );
}

function ChallengeWeeks({ items }: { items: readonly PageItem[] }) {
  const { hash } = useLocation();
  // The weeks load after navigation, when the browser has already looked for the fragment and found nothing.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.timetable}>
      {items.map((item) => (
        <PageSection key={item.id} page={item} />
      ))}
    </div>
  );
}
