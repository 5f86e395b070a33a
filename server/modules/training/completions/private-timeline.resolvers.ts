import { isCalendarDay, isCalendarMonth } from '../../../../contract/calendar-day.ts';
import { addDays, addMonths } from '../../../../contract/moments.ts';
import { requirePermission } from '../../../core/caller.ts';
import { badInput, Failure } from '../../../core/failures.ts';
import { checkedLimit } from '../../../core/page-tokens.ts';
import type { QueryResolvers } from '../../../context/resolver-types.generated.ts';
import { listMembersCompletions } from './members-completions.repository.ts';
import { completionEventOf } from './completion-event.ts';
import { positionOf, readTimelinePage } from '../../../core/timeline-page.ts';

/** The first and the last day of a month, or the one day twice. */
function daysAsked(date: string): { fromDay: string; toDay: string } {
  if (isCalendarDay(date)) return { fromDay: date, toDay: date };
  if (isCalendarMonth(date)) return { fromDay: `${date}-01`, toDay: addDays(`${addMonths(date, 1)}-01`, -1) };
  throw badInput('date', 'date is a date or a month key.');
}

export const privateTimelineQueries = {
  async getPrivateTimelineByType(_parent, { type, date, limit, nextToken }, { caller, services }) {
    requirePermission(caller, 'TRAINER');
    // Nobody may see another member's measurements.
    if (type === 'MEASUREMENT') throw new Failure('NOT_AUTHORIZED');
    if (type !== 'COMPLETEDTRAINING') throw badInput('type', 'type is COMPLETEDTRAINING.');
    const days = daysAsked(date);
    const scope = `getPrivateTimelineByType ${date} ${caller.member?.id ?? ''}`;
    const after = positionOf(scope, nextToken, services.pageTokens);
    const read = (count: number) => listMembersCompletions(services.database, { ...days, after }, count);
    const page = await readTimelinePage(read, checkedLimit(limit, 100), scope, services.pageTokens);
    const snapshot = await services.content.current();
    const events = page.rows.flatMap(
      (row) => completionEventOf(row, { caller, snapshot, ownerEmail: row.ownerEmail }) ?? [],
    );
    return { events, nextToken: page.nextToken };
  },
} satisfies QueryResolvers;
