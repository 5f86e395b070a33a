import { RefreshCw } from 'lucide-react';
import { momentOf } from '../../contract/moments.ts';
import { actions, sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { calendarText } from './calendar.text.ts';
import type { CalendarMonth } from './use-month.ts';

/** Says how old the month is, or what of it is not there: the days themselves stay, and so does everything that waits. */
export function ReadingNotice({ month }: { month: CalendarMonth }) {
  const { scheduleReading, completionsReading, asOf, retry } = month;
  const readings = [scheduleReading, completionsReading];
  if (readings.includes('loading')) return <output>{actions.loading}</output>;
  const isScheduleMissing = scheduleReading !== 'ready';
  if (!readings.includes('offline') && !readings.includes('failed')) {
    return asOf === undefined ? null : <StaleNote moment={momentOf(new Date(asOf))} />;
  }
  return (
    <Notice
      kind="warning"
      isAnnounced
      title={isScheduleMissing ? calendarText.scheduleMissing : calendarText.completionsMissing}
      action={
        <Button variant="secondary" size="compact" icon={RefreshCw} onClick={retry}>
          {actions.retry}
        </Button>
      }
    >
      {readings.includes('offline') && sync.notSaved}
    </Notice>
  );
}
