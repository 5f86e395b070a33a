import { Radio } from 'lucide-react';
import type { ScheduledTrainingFragment } from '../../../../contract/documents.generated.ts';
import { addMonths, dayOf, momentOf, monthOf } from '../../../../contract/moments.ts';
import { paths } from '../../../../contract/paths.ts';
import { formatRelativeTime, formatTime, formatWeekdaySeenFrom } from '../../../language/dates.ts';
import { calendar, fill } from '../../../language/words.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { useQuestion } from '../../../reading/use-question.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingRegion, Skeleton } from '../../../ui/skeleton.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { trainingsText } from '../trainings/trainings.text.ts';
import { isElsewhere, nextBroadcast } from './broadcast.ts';
import { scheduleQuestion } from './schedule.question.ts';
import { scheduleText } from './schedule.text.ts';

interface LiveClassProps {
  trainingId: string;
  /** The film of a former broadcast is shown: that there is no other one needs no words. */
  hasFilm: boolean;
}

/** On a live training's own page: when it is broadcast next, by her clock, how long until then, and the way to it. */
export function LiveClass({ trainingId, hasFilm }: LiveClassProps) {
  const now = useNow();
  const month = monthOf(momentOf(now));
  const first = useQuestion(scheduleQuestion, month);
  const last = useQuestion(scheduleQuestion, addMonths(month, 1));
  const next = nextBroadcast(trainingId, [...(first.answer ?? []), ...(last.answer ?? [])], now);
  if (next) return <Broadcast scheduled={next} now={now} />;
  if (hasFilm) return null;
  if (first.state === 'loading' || last.state === 'loading')
    return (
      <LoadingRegion>
        <Skeleton shape="row" />
      </LoadingRegion>
    );
  const isKnown = first.state === 'ready' && last.state === 'ready';
  return (
    <Notice action={<CalendarLink day={undefined} />}>
      {isKnown ? scheduleText.noBroadcast : scheduleText.broadcastInCalendar}
    </Notice>
  );
}

function Broadcast({ scheduled, now }: { scheduled: ScheduledTrainingFragment; now: Date }) {
  const { eventDateTime, liveUrl } = scheduled;
  const [hers, today] = [momentOf(new Date(eventDateTime)), momentOf(now)];
  const isUnderWay = Date.parse(eventDateTime) <= now.getTime();
  const when = `${formatWeekdaySeenFrom(dayOf(today), hers, 'adessive')} kell ${formatTime(hers)}`;
  return (
    <Notice
      action={
        <>
          {liveUrl !== null && (
            <LinkButton
              to={liveUrl}
              variant={isUnderWay ? 'primary' : 'secondary'}
              size="compact"
              icon={Radio}
            >
              {calendar.joinLive}
            </LinkButton>
          )}
          <CalendarLink day={dayOf(hers)} />
        </>
      }
    >
      <p>
        {isUnderWay
          ? fill(scheduleText.underWay, { time: formatTime(hers) })
          : fill(scheduleText.broadcast, { when, distance: formatRelativeTime(hers, today) })}
        {isElsewhere(eventDateTime) &&
          ` ${fill(scheduleText.inEstonia, { time: formatTime(eventDateTime) })}`}
      </p>
      <NeedsConnection />
    </Notice>
  );
}

function CalendarLink({ day }: { day: string | undefined }) {
  return (
    <LinkButton to={paths.calendar.to(day)} variant="secondary" size="compact">
      {trainingsText.toCalendar}
    </LinkButton>
  );
}
