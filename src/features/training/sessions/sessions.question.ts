import {
  CalendarScreen_EverySessionDocument,
  CalendarScreen_SessionsDocument,
  type SessionCardFragment,
} from '../../../../contract/documents.generated.ts';
import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import { addMonths, monthOf } from '../../../../contract/moments.ts';
import { declareList } from '../../../reading/question.ts';
import { sessionOf } from './stored-session.ts';

/** The trainings that she did in a month (`2026-11`) and logged herself, newest first. */
export const monthsSessionsQuestion = declareList({
  document: CalendarScreen_SessionsDocument,
  variables: (month: string) => ({ type: `SESSION#${month}`, limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getMyTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isSession).map(sessionOf), nextToken: timeline.nextToken },
  readAhead: (today) => [[monthOf(today)], [addMonths(monthOf(today), -1)]],
});

/** Every training that she has logged herself, newest first. */
export const sessionsQuestion = declareList({
  document: CalendarScreen_EverySessionDocument,
  variables: () => ({ limit: CALENDAR_PAGE_LIMIT }),
  pageOf: ({ getMyTimelineByType: timeline }) =>
    timeline && { items: timeline.events.filter(isSession).map(sessionOf), nextToken: timeline.nextToken },
  readAhead: () => [[]],
});

function isSession(event: { __typename: string }): event is SessionCardFragment {
  return event.__typename === 'TrainingSession';
}
