import { CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { addMonths, monthOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { permissionsOfGroups } from '../../../../contract/permissions.ts';
import { formatDayWithWeekday, formatTime } from '../../../language/dates.ts';
import { formatCount } from '../../../language/plurals.ts';
import { actions, fill } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import type { Member } from '../../../session/session.ts';
import { Card } from '../../../ui/card.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useFocusKept } from '../../../ui/use-focus-kept.ts';
import { scheduleQuestion } from '../../training/schedule/schedule.question.ts';
import type { ShownSession } from '../../training/sessions/sessions-with-entries.ts';
import { UnfinishedTraining } from '../../training/sessions/unfinished-training.tsx';
import { calendarText } from './calendar.text.ts';
import { DayList } from './day-list.tsx';
import { countsOf, type DayPlan } from './day-plan.ts';
import { isLive } from './day-trainings.tsx';
import styles from './today-card.module.css';
import { MenuOfDay } from './menu-of-day.tsx';
import type { CalendarMonth } from './use-month.ts';

export interface TodayCardProps {
  plan: DayPlan;
  month: CalendarMonth;
  now: Date;
  member: Member | undefined;
  /** The training that she left in the middle, whenever she began it. */
  unfinished?: ShownSession | undefined;
  /** True if „Tänane hoog“ is above: then the schedule's training is not her first thing to do. */
  isBelowHers?: boolean;
  /** The challenge's part of today, unless it is shown above. */
  ofChallenge?: ReactNode;
  onPlanMoved: (day: string) => void;
}

/** Today: planned trainings with their buttons, completions, the menu, and the next live session. */
export function TodayCard(props: TodayCardProps) {
  const { plan, month, now, member, unfinished, isBelowHers = false, ofChallenge, onPlanMoved } = props;
  const titleId = useId();
  const place = useFocusKept();
  const { done } = countsOf(plan);
  const isEmpty = plan.planned.length + plan.others.length === 0;
  const hasOther = Boolean(ofChallenge) || plan.sessions.length + plan.own.length > 0;
  const isRestDay = isEmpty && !isBelowHers && !hasOther;
  const hasMenu = member !== undefined && permissionsOfGroups(member.groups).has('FOOD');
  return (
    <Card as="section" look="tinted" labelledBy={titleId}>
      <div ref={place} className={styles.today}>
        <h2 id={titleId} className={styles.title}>
          <span className={styles.kicker}>{actions.today}</span>
          <span className="visually-hidden">, </span>
          <span className={styles.day}>{formatDayWithWeekday(plan.day)}</span>
        </h2>
        {unfinished && <UnfinishedTraining shown={unfinished} />}
        {done > 0 && (
          <p className={styles.done}>
            <CircleCheck size={22} aria-hidden="true" />
            {fill(calendarText.doneCount, { count: formatCount(done, 'treening') })}
          </p>
        )}
        {isEmpty && month.scheduleState === 'loading' && (
          <LoadingRegion>
            <Skeleton shape="row" count={2} />
          </LoadingRegion>
        )}
        {isRestDay && month.scheduleState === 'ready' && <p>{calendarText.restDay}</p>}
        {isBelowHers && plan.planned.length > 0 && (
          <p className={styles.kicker}>{calendarText.studioToday}</p>
        )}
        <DayList
          plan={plan}
          now={now}
          isMember={member !== undefined}
          isStudioApart={isBelowHers}
          onMoved={onPlanMoved}
        >
          {ofChallenge}
        </DayList>
        <NextLive month={month} now={now} day={plan.day} />
        {hasMenu && <MenuOfDay day={plan.day} today={plan.day} isShown={month.scheduleState !== 'loading'} />}
      </div>
    </Card>
  );
}

/** The next broadcast of this month, or else of the next one. One still to come today is already among the trainings. */
function NextLive({ month, now, day }: { month: CalendarMonth; now: Date; day: string }) {
  const next = nextLive(month.schedule, now);
  if (next) return next.eventDateTime.startsWith(day) ? null : <Live scheduled={next} />;
  return month.scheduleState === 'ready' && <LiveOfNextMonth now={now} day={day} />;
}

function LiveOfNextMonth({ now, day }: { now: Date; day: string }) {
  const { answer = [] } = useQuestion(scheduleQuestion, addMonths(monthOf(day), 1));
  const next = nextLive(answer, now);
  return next && <Live scheduled={next} />;
}

function nextLive(schedule: CalendarMonth['schedule'], now: Date): ScheduledTrainingFragment | undefined {
  return schedule
    .filter((scheduled) => isLive(scheduled) && Date.parse(scheduled.eventDateTime) > now.getTime())
    .toSorted((left, right) => (left.eventDateTime < right.eventDateTime ? -1 : 1))[0];
}

function Live({ scheduled: { training, eventDateTime } }: { scheduled: ScheduledTrainingFragment }) {
  const when = { day: formatDayWithWeekday(eventDateTime, 'adessive'), time: formatTime(eventDateTime) };
  return (
    <p className={styles.next}>
      <strong>{calendarText.nextLive}</strong>
      <Link to={paths.studio.to(training.id)}>{training.title}</Link>
      <span>{fill(calendarText.liveAt, when)}</span>
    </p>
  );
}
