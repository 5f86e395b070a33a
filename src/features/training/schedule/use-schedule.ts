import { useMemo } from 'react';
import { addDays, monthOf } from '../../../../contract/moments.ts';
import type { Reading } from '../../../reading/reading.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { type PlannedDay, plannedWeek, thisAndNextMonday } from './planned-days.ts';
import { scheduleQuestion } from './schedule.question.ts';

/** The public schedule of this week and the next, by day. Two weeks touch one month or two. */
export function useSchedule(today: string): Reading<PlannedDay[][]> {
  const [monday, nextMonday] = thisAndNextMonday(today);
  const first = useQuestion(scheduleQuestion, monthOf(monday));
  const last = useQuestion(scheduleQuestion, monthOf(addDays(nextMonday, 6)));
  const weeks = useMemo(() => {
    const events = new Map(
      [...(first.answer ?? []), ...(last.answer ?? [])].map((event) => [event.id, event]),
    );
    return [monday, nextMonday].map((each) => plannedWeek(each, [...events.values()]));
  }, [first.answer, last.answer, monday, nextMonday]);
  const retry = () => {
    first.retry();
    last.retry();
  };
  if (first.state !== 'ready') return { ...first, retry };
  return last.state === 'ready' ? { ...last, answer: weeks, retry } : { ...last, retry };
}
