import { useMemo } from 'react';
import { CALENDAR_PAGE_LIMIT } from '../../../../contract/limits.ts';
import { monthOf } from '../../../../contract/moments.ts';
import { useConnection } from '../../../offline/connection.ts';
import type { Question } from '../../../reading/question.ts';
import { isCut, type Reading, type ReadingState } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';

/** `cut`: some of the month is here, and the rest cannot be had. */
export type DoneState = ReadingState | 'cut';

interface EventsOfMonth<Event> {
  /** The month's events on this device, newest first; complete if `state` is ready. */
  events: readonly Event[];
  state: DoneState;
  asOf: number | undefined;
  retry: () => void;
}

/** Two questions for the same events: by month, and all at once. */
interface Questions<Event> {
  ofMonth: Question<[month: string], readonly Event[]>;
  everything: Question<[], readonly Event[]>;
}

const NONE: readonly never[] = [];

/**
 * A month that was not read to its end is on this device perhaps among everything she has done (promise 8). That may also have
 * been read later than the month: then it has her other phone's changes to the month since.
 */
export function useEventsOfMonth<Event extends { eventDateTime: string }>(
  questions: Questions<Event> | undefined,
  month: string,
): EventsOfMonth<Event> {
  const ofMonth = useQuestion(questions?.ofMonth, month);
  const { answer: read = NONE, state, asOf, retry } = ofMonth;
  const isMissing = state === 'offline' || isCut(ofMonth);
  const isOlder = useConnection() === 'offline' || asOf !== undefined;
  const everything = useQuestion((isMissing || isOlder) && questions?.everything);
  const among = useMemo(
    () => everything.answer?.filter(({ eventDateTime }) => monthOf(eventDateTime) === month) ?? NONE,
    [month, everything.answer],
  );
  const isThere = isMissing ? isReadThrough(everything, month) : isReadSince(everything, month, ofMonth);
  if (isThere) return { events: among, state: 'ready', asOf: everything.asOf, retry };
  if (!isMissing) return { events: read, state, asOf, retry };
  // Both begin with the newest, so the longer one has all events of the other.
  const events = among.length > read.length ? among : read;
  return { events, state: events.length > 0 ? 'cut' : state, asOf, retry };
}

type Everything = Reading<readonly { eventDateTime: string }[]>;

function isReadThrough({ answer, isWhole }: Everything, month: string): boolean {
  const oldestRead = answer?.at(-1);
  // The list ends with a month of which some may be on a page that is not here.
  return (
    answer !== undefined &&
    (isWhole || (oldestRead !== undefined && monthOf(oldestRead.eventDateTime) < month))
  );
}

/** An answer's age is that of its first page: those after it may have been read before the month was. */
function isReadSince(
  { answer, isWhole, asOf }: Everything,
  month: string,
  ofMonth: Reading<unknown>,
): boolean {
  if (ofMonth.state !== 'ready' || asOf === undefined || asOf <= (ofMonth.asOf ?? 0)) return false;
  const lastOfPage = answer?.[CALENDAR_PAGE_LIMIT - 1];
  return lastOfPage === undefined ? isWhole : monthOf(lastOfPage.eventDateTime) < month;
}
