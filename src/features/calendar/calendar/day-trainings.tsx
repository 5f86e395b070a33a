import { Radio } from 'lucide-react';
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { momentOf, withSecondsOf } from '../../../../contract/moments.ts';
import { formatTime } from '../../../language/dates.ts';
import { calendar, fill } from '../../../language/words.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { calendarText } from './calendar.text.ts';
import type { ShownCompletion } from '../../training/completions/completions-with-entries.ts';
import { isElsewhere, isOver } from '../../training/schedule/broadcast.ts';
import { isMarkOf } from '../../training/sessions/session-mark.ts';
import type { DayPlan } from './day-plan.ts';
import { byTime } from './day-runs.ts';
import styles from './day-trainings.module.css';
import { TrainingRow } from './training-row.tsx';
import { useCompleting } from './use-completing.ts';

interface DayTrainingsProps {
  plan: DayPlan;
  now: Date;
  isMember: boolean;
  isQuiet?: boolean;
}

/** One day's trainings, planned and done, each with its button. */
export function DayTrainings({ plan, now, isMember, isQuiet = false }: DayTrainingsProps) {
  const completing = useCompleting();
  const currentMoment = momentOf(now);
  const isToday = currentMoment.startsWith(plan.day);
  const isToCome = plan.day > currentMoment.slice(0, 10);
  const markedAt = (moment: string, done: ShownCompletion | undefined) => {
    // The logged session is below: deleting or moving it takes the mark along.
    const isLogged = done && isMarkOf(done.completion, plan.sessions);
    if (!isMember || isToCome || isLogged) return undefined;
    return () => (isToday ? momentOf(new Date()) : withSecondsOf(moment, new Date()));
  };
  const planned = plan.planned.map(({ scheduled, done }) => ({
    at: scheduled.eventDateTime,
    isLocked: scheduled.training.locked,
    row: (
      <TrainingRow
        key={scheduled.id}
        training={scheduled.training}
        when={fill(calendarText.time, { time: formatTime(scheduled.eventDateTime) })}
        done={done}
        completing={completing}
        markedAt={markedAt(scheduled.eventDateTime, done)}
        isLive={isLive(scheduled)}
        isQuiet={isQuiet}
      >
        <LiveSession scheduled={scheduled} now={now} />
      </TrainingRow>
    ),
  }));
  const others = plan.others.map((done) => ({
    at: done.completion.eventDateTime,
    isLocked: false,
    row: (
      <TrainingRow
        key={done.completion.id}
        training={done.completion.training}
        when={fill(calendarText.time, { time: formatTime(done.completion.eventDateTime) })}
        done={done}
        completing={completing}
        markedAt={markedAt(done.completion.eventDateTime, done)}
      />
    ),
  }));
  const rows = [...planned, ...others].toSorted(byTime);
  return (
    <div className={styles.trainings}>
      {completing.problem !== undefined && (
        <Notice kind="danger" isAnnounced>
          {completing.problem}
        </Notice>
      )}
      <ul className={styles.list}>{rows.map(({ row }) => row)}</ul>
    </div>
  );
}

export function isLive({ liveUrl, training }: ScheduledTrainingFragment): boolean {
  return liveUrl !== null || training.type.includes('LIVE');
}

/** The start of the broadcast and its address, until it is over. */
function LiveSession({ scheduled, now }: { scheduled: ScheduledTrainingFragment; now: Date }) {
  const { liveUrl, eventDateTime } = scheduled;
  if (liveUrl === null || isOver(scheduled, now)) return null;
  return (
    <>
      {now.getTime() < Date.parse(eventDateTime) && (
        <p className={styles.live}>{fill(calendar.liveStarts, { time: formatTime(eventDateTime) })}</p>
      )}
      {isElsewhere(eventDateTime) && <p className={styles.live}>{calendarText.timeZone}</p>}
      <NeedsConnection />
      <LinkButton to={liveUrl} variant="secondary" size="compact" icon={Radio}>
        {calendar.joinLive}
      </LinkButton>
    </>
  );
}
