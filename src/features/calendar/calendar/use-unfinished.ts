import { addDays, dayOf, momentOf, monthOf } from '../../../../contract/moments.ts';
import type { Member } from '../../../session/session.ts';
import { lastMomentOf } from '../../training/sessions/end-session.ts';
import { isUnderWay } from '../../training/sessions/session.ts';
import type { ShownSession } from '../../training/sessions/sessions-with-entries.ts';
import { type CalendarMonth, useSessionsOfMonth } from './use-month.ts';

/** An older one is shown on its own day and on its training's screen alone. */
const SHOWN_DAYS = 7;
/** After this time today's training comes before an unfinished one again. */
const FIRST_MS = 24 * 3_600_000;

/**
 * The training that she left in the middle within the last week, of several the one begun last. `month` is that of today. In
 * its first week the month before is read too; otherwise that is the same question, and nothing more is asked.
 */
export function useUnfinished(
  today: string,
  month: CalendarMonth,
  member: Member | undefined,
): ShownSession | undefined {
  const firstDay = addDays(today, -SHOWN_DAYS);
  const { shown: former } = useSessionsOfMonth(monthOf(firstDay), member);
  // Waiting entries are in both, but the server's answers about them only in the month of the session.
  const inMonthOf = (day: string) => (shown: ShownSession) =>
    monthOf(shown.session.eventDateTime) === monthOf(day);
  return [...month.sessions.filter(inMonthOf(today)), ...former.filter(inMonthOf(firstDay))].find(
    ({ session }) => isUnderWay(session) && dayOf(momentOf(new Date(lastMomentOf(session)))) >= firstDay,
  );
}

/** True if she should continue it before anything else: her last set of it is less than a day old. */
export function comesFirst({ session }: ShownSession, now: Date): boolean {
  return now.getTime() - lastMomentOf(session) < FIRST_MS;
}
