import { CalendarDays } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { challenge, CHALLENGE_START } from '../../../../contract/marks/challenge.mark.ts';
import { withoutNumber } from '../../../../contract/page-id.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayNarrow, formatWeekday } from '../../../language/dates.ts';
import { fill, nav } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { useMember } from '../../../session/use-session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { useMark } from '../../../platform/marks/use-mark.ts';
import { PageItems } from '../../lessons/pages/page-items.tsx';
import { PageSection } from '../../lessons/pages/page-screen.tsx';
import { type PageItem, pageQuestion } from '../../lessons/pages/pages.question.ts';
import { ScheduleWeeks } from '../schedule/schedule-weeks.tsx';
import { withDaysNamed } from './challenge-days.ts';
import { dateOf } from './challenge-run.ts';
import styles from './challenge.module.css';
import { challengeText } from './challenge.text.ts';

const BACK = { to: paths.challenge.to(), label: nav['/challenge'] };

/** `/timetable`: the challenge's weeks day by day, and the public schedule of this week and the next. */
export function TimetableScreen() {
  const startDay = useChallengeStart();
  const reading = useQuestion(pageQuestion, 'timetable');
  return (
    <Page
      title={nav['/timetable']}
      lead={startDay === undefined ? challengeText.timetableLead : challengeText.timetableOwn}
      back={BACK}
      actions={
        <LinkButton to={paths.calendar.to()} variant="secondary" icon={CalendarDays}>
          {challengeText.toCalendar}
        </LinkButton>
      }
    >
      <StaleNote asOf={reading.asOf} />
      <PageItems reading={reading}>
        {(items) => <ChallengeWeeks items={items} startDay={startDay} />}
      </PageItems>
      {/* Loads meanwhile, but shows only below the weeks, so that it never pushes down what someone is reading. */}
      <div hidden={reading.state === 'loading'}>
        <ScheduleWeeks />
      </div>
    </Page>
  );
}

/** A visitor's is not hers to keep: `/challenge` asks her nothing either. */
function useChallengeStart(): string | undefined {
  const startDay = useMark(challenge, CHALLENGE_START);
  return useMember() && startDay;
}

interface ChallengeWeeksProps {
  items: readonly PageItem[];
  startDay: string | undefined;
}

/** Day by day: once she has begun on the days that are hers, and before that counted, because she may begin on any. */
function ChallengeWeeks({ items, startDay }: ChallengeWeeksProps) {
  const { hash } = useLocation();
  // The weeks load after navigation, when the browser has already looked for the fragment and found nothing.
  useEffect(() => {
    // Ids began with a number when some were linked to.
    if (hash) document.getElementById(withoutNumber(decodeURIComponent(hash.slice(1))))?.scrollIntoView();
  }, [hash]);
  const nameOf = (day: number) =>
    startDay === undefined ? fill(challengeText.dayNumber, { day }) : dateWords(dateOf({ startDay }, day));
  return (
    <div className={styles.timetable}>
      {withDaysNamed(items, nameOf).map((item) => (
        <PageSection key={item.id} page={item} />
      ))}
    </div>
  );
}

/** „Reede, 27. nov“: on two lines of the narrow column. */
function dateWords(date: string): string {
  const weekday = formatWeekday(date);
  return `${weekday.charAt(0).toLocaleUpperCase('et')}${weekday.slice(1)}, ${formatDayNarrow(date)}`;
}
