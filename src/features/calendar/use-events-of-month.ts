import { useMemo } from 'react';
import { monthOf } from '../../contract/moments.ts';
import type { Question } from '../../reading/question.ts';
import { isCut, type ReadingState } from '../../reading/reading.ts';
import { useQuestion } from '../../reading/use-question.ts';

/** `cut`: some of the month is here, and the rest cannot be had. */
export type DoneState = ReadingState | 'cut';

interface EventsOfMonth<Event> {
  /** What this device has of the month, newest first; all of it if `state` is ready. */
  events: readonly Event[];
  state: DoneState;
  asOf: number | undefined;
  retry: () => void;
}

/** The same events, asked about by month and all at once. */
interface Questions<Event> {
  ofMonth: Question<[month: string], readonly Event[]>;
  everything: Question<[], readonly Event[]>;
}

const NONE: readonly never[] = [];

/** A month that was not read to its end is on this device perhaps among everything she has done (promise 8). */
export function useEventsOfMonth<Event extends { eventDateTime: string }>(
  questions: Questions<Event> | undefined,
  month: string,
): EventsOfMonth<Event> {
  const ofMonth = useQuestion(questions?.ofMonth, month);
  const { answer: read = NONE, state, asOf, retry } = ofMonth;
  const isMissing = state === 'offline' || isCut(ofMonth);
  const everything = useQuestion(isMissing && questions?.everything);
  const among = useMemo(
    () => everything.answer?.filter(({ eventDateTime }) => monthOf(eventDateTime) === month) ?? NONE,
    [month, everything.answer],
  );
  if (!isMissing) return { events: read, state, asOf, retry };
  const oldestRead = everything.answer?.at(-1);
  // The list ends with a month of which some may be on a page that is not here.
  const isThere =
    everything.answer &&
    (everything.isWhole || (oldestRead !== undefined && monthOf(oldestRead.eventDateTime) < month));
  if (isThere) return { events: among, state: 'ready', asOf: everything.asOf, retry };
  // Both begin with the newest, so the longer one has what the other has.
  const events = among.length > read.length ? among : read;
  return { events, state: events.length > 0 ? 'cut' : state, asOf, retry };
}
