import { RefreshCw } from 'lucide-react';
import { actions, sync } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { StaleNote } from '../../ui/stale-note.tsx';
import { Notice } from '../../ui/notice.tsx';
import { calendarText } from './calendar.text.ts';
import type { CalendarMonth } from './use-month.ts';

/** Says how old the month is, or which part of it is missing: the days and all waiting entries stay visible. */
export function ReadingNotice({ month }: { month: CalendarMonth }) {
  const { scheduleState, completionsState, asOf, retry } = month;
  const states = [scheduleState, completionsState];
  if (states.includes('loading')) return <output>{actions.loading}</output>;
  const isScheduleMissing = scheduleState !== 'ready';
  if (!states.includes('offline') && !states.includes('failed')) return <StaleNote asOf={asOf} />;
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
      {states.includes('offline') && sync.notSaved}
    </Notice>
  );
}
