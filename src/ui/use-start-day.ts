import { type FormEvent, useState } from 'react';
import { isCalendarDay, LAST_CALENDAR_DAY } from '../../contract/calendar-day.ts';
import { WRONG_YEAR } from '../language/check-moment.ts';
import { formatDay } from '../language/dates.ts';
import { fill } from '../language/words.ts';
import { startDayText } from './start-day.text.ts';
import { useFocusOnInvalid } from './use-focus-on-invalid.ts';
import { useToday } from './use-today.ts';

/**
 * The form that begins something on the day that she has `chosen`, otherwise today. A day before `earliest`, or of a year that nothing
 * can be counted from, is never replaced: the fault is shown beside the field.
 */
export function useStartDay(
  earliest: string,
  chosen: string | undefined,
  onChange: (day: string) => void,
  onBegin: (day: string) => void,
) {
  const today = useToday();
  const [refusals, setRefusals] = useState(0);
  const ref = useFocusOnInvalid(refusals);
  // A day that is half typed is empty: in place of it today would be typed on.
  const day = chosen ?? today;
  const fault = faultOf(day, earliest);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (fault !== undefined) setRefusals((before) => before + 1);
    else onBegin(day);
  };
  // Not while she types: the year is not whole yet.
  const error = refusals > 0 ? fault : undefined;
  return {
    form: { ref, onSubmit, noValidate: true },
    field: {
      label: startDayText.label,
      hint: startDayText.hint,
      value: day,
      min: earliest,
      max: LAST_CALENDAR_DAY,
      error,
      onChange,
    },
  };
}

function faultOf(day: string, earliest: string): string | undefined {
  if (day === '') return startDayText.missing;
  if (!isCalendarDay(day)) return WRONG_YEAR;
  return day < earliest ? fill(startDayText.tooEarly, { date: formatDay(earliest) }) : undefined;
}
