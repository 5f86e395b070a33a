import { Radio } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatDayRange, formatDayWithWeekday, formatTime } from '../../../language/dates.ts';
import { formatWithUnit } from '../../../language/numbers.ts';
import { actions, calendar } from '../../../language/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ReadFailure } from '../../../ui/read-failure.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useToday } from '../../../ui/use-today.ts';
import { LockedBadge } from '../../../platform/access/locked-badge.tsx';
import type { PlannedDay } from './planned-days.ts';
import styles from './schedule-weeks.module.css';
import { scheduleText } from './schedule.text.ts';
import { useSchedule } from './use-schedule.ts';

/** The public schedule of this week and the next, by day; each day links to the calendar. */
export function ScheduleWeeks() {
  const today = useToday();
  const titleId = useId();
  const reading = useSchedule(today);
  return (
    <section className={styles.schedule} aria-labelledby={titleId}>
      <h2 id={titleId}>{scheduleText.title}</h2>
      <p className={styles.lead}>{scheduleText.lead}</p>
      {reading.state === 'loading' && (
        <LoadingRegion>
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      )}
      {(reading.state === 'offline' || reading.state === 'failed') && <ReadFailure reading={reading} />}
      {reading.state === 'ready' && (
        <div className={styles.weeks}>
          {reading.answer.map((days, index) => (
            <Week
              key={days[0]?.day}
              name={index === 0 ? actions.thisWeek : scheduleText.nextWeek}
              days={days}
              today={today}
            />
          ))}
        </div>
      )}
    </section>
  );
}

function Week({ name, days, today }: { name: string; days: readonly PlannedDay[]; today: string }) {
  return (
    <div className={styles.week}>
      <h3>
        {name}{' '}
        <span className={styles.range}>
          {formatDayRange(days[0]?.day ?? today, days.at(-1)?.day ?? today)}
        </span>
      </h3>
      <ul className={styles.days}>
        {days.map(({ day, trainings }) => (
          <li key={day} className={day === today ? styles.today : styles.day}>
            <h4 className={styles.name}>
              <Link to={paths.calendar.to(day)}>{formatDayWithWeekday(day)}</Link>
              {day === today && <Badge tone="primary">{actions.today}</Badge>}
            </h4>
            {trainings.length === 0 ? (
              <p className={styles.rest}>{scheduleText.restDay}</p>
            ) : (
              <ul className={styles.trainings}>
                {trainings.map((scheduled) => (
                  <ScheduledRow key={scheduled.id} scheduled={scheduled} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ScheduledRow({
  scheduled: { eventDateTime, training, liveUrl },
}: {
  scheduled: ScheduledTrainingFragment;
}) {
  return (
    <li className={styles.row}>
      <span className={styles.time}>{formatTime(eventDateTime)}</span>
      <div className={styles.what}>
        <Link className={styles.training} to={paths.studio.to(training.id)}>
          {training.title}
        </Link>
        {training.duration !== null && (
          <span className={styles.length}>{formatWithUnit(training.duration, 'min', 0)}</span>
        )}
        {liveUrl !== null && (
          <Badge tone="accent" icon={Radio}>
            {calendar.live}
          </Badge>
        )}
        {training.locked && <LockedBadge level={training.accessLevel} />}
      </div>
    </li>
  );
}
