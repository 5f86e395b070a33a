import { actions, sync } from '../../../language/words.ts';
import { RetryNotice } from '../../../ui/retry-notice.tsx';
import { StaleNote } from '../../../ui/stale-note.tsx';
import { calendarText } from './calendar.text.ts';
import type { CalendarMonth } from './use-month.ts';

/** Says how old the month is, or which part of it is missing: the rest stays visible, and so do all waiting entries. */
export function ReadingNotice({ month }: { month: CalendarMonth }) {
  const { scheduleState, completionsState, asOf, retry } = month;
  const states = [scheduleState, completionsState];
  if (states.includes('loading')) return <output>{actions.loading}</output>;
  if (scheduleState === 'ready' && (completionsState === undefined || completionsState === 'ready'))
    return <StaleNote asOf={asOf} />;
  return (
    <RetryNotice title={missingPart(month)} onRetry={retry}>
      {states.includes('offline') && sync.notSaved}
    </RetryNotice>
  );
}

function missingPart({ scheduleState, completionsState }: CalendarMonth): string {
  if (scheduleState !== 'ready') return calendarText.scheduleMissing;
  return completionsState === 'cut' ? calendarText.completionsCut : calendarText.completionsMissing;
}
