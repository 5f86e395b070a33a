import { ClipboardCheck } from 'lucide-react';
import { useEffect, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isMonth, monthOf } from '../../../../contract/moments.ts';
import {
  formatDay,
  formatDayWithWeekday,
  formatMonth,
  formatTime,
  formatWeekday,
} from '../../../language/dates.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatCount } from '../../../language/plurals.ts';
import { calendar, fill } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { onNewsChance } from '../../../reading/news-chances.ts';
import { EmptyState } from '../../../ui/screen-states.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { byDay, type MembersCompletion } from './completion.ts';
import { PagedList } from './paged-list.tsx';
import { addressOf, periodInAddress, turned } from './period.ts';
import { PeriodBar } from './period-bar.tsx';
import styles from './staff.module.css';
import { membersCompletionsQuestion } from './staff.question.ts';
import { staffText } from './staff.text.ts';
import { usePages } from './use-pages.ts';

/** The members' completions of a day or a month, newest first. */
export function CompletionsSection() {
  const titleId = useId();
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const period = periodInAddress(parameters, today);
  const pages = usePages(membersCompletionsQuestion, period);
  const { askAgain } = pages;
  useEffect(() => onNewsChance(askAgain), [askAgain]);
  const change = (chosen: string) =>
    setParameters(addressOf(chosen, today), { replace: true, preventScrollReset: true });
  const turn = (steps: number) =>
    change(turned(periodInAddress(new URLSearchParams(location.search), today), steps));
  const isWholeMonth = isMonth(period);
  const count = formatCount(pages.items.length, 'treening');
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <PeriodBar period={period} today={today} onChange={change} onTurn={turn} />
      <div className={styles.head}>
        <h2 id={titleId}>
          <span className="visually-hidden">{staffText.completions}: </span>
          {isWholeMonth ? formatMonth(period) : `${formatWeekday(period)}, ${formatDay(period)}`}
        </h2>
        <output className={styles.count}>
          {pages.items.length > 0 && (pages.hasMore ? fill(staffText.shownSoFar, { count }) : count)}
        </output>
      </div>
      <PagedList
        pages={pages}
        empty={
          <EmptyState
            kind="first"
            icon={ClipboardCheck}
            title={staffText.none}
            action={
              <Button
                variant="secondary"
                onClick={isWholeMonth ? () => turn(-1) : () => change(monthOf(period))}
              >
                {isWholeMonth ? calendar.monthPrev : staffText.wholeMonth}
              </Button>
            }
          >
            {noneWords(period, today)}
          </EmptyState>
        }
      >
        {isWholeMonth ? (
          byDay(pages.items).map(({ day, completions }) => (
            <Day key={day} day={day} completions={completions} />
          ))
        ) : (
          <CompletionList completions={pages.items} />
        )}
      </PagedList>
    </section>
  );
}

function noneWords(period: string, today: string): string {
  if (isMonth(period)) return staffText.noneInMonth;
  return period === today ? staffText.noneToday : staffText.noneOnDay;
}

function Day({ day, completions }: { day: string; completions: readonly MembersCompletion[] }) {
  return (
    <div className={styles.day}>
      <h3>{formatDayWithWeekday(day)}</h3>
      <CompletionList completions={completions} />
    </div>
  );
}

function CompletionList({ completions }: { completions: readonly MembersCompletion[] }) {
  return (
    <ul className={styles.rows}>
      {completions.map(({ id, eventDateTime, owner, training }) => (
        <li key={id} className={styles.completion}>
          <time dateTime={eventDateTime} className={styles.time}>
            {formatTime(eventDateTime)}
          </time>
          <Link to={paths.studio.to(training.id)}>{training.title}</Link>
          <span className={styles.who}>{owner.email}</span>
        </li>
      ))}
    </ul>
  );
}
