import { type FormEvent, useState } from 'react';
import { formatDay } from '../language/dates.ts';
import { fill } from '../language/words.ts';
import { startDayText } from './start-day.text.ts';
import { useFocusOnInvalid } from './use-focus-on-invalid.ts';
import { useToday } from './use-today.ts';

/**
 * The form that begins something on a day of hers, today unless she chooses. A day before `earliest` is never replaced: what is
 * wrong stands beside the field.
 */
export function useStartDay(earliest: string, onBegin: (day: string) => void) {
  const today = useToday();
  const [chosen, setChosen] = useState('');
  const [refusals, setRefusals] = useState(0);
  const ref = useFocusOnInvalid(refusals);
  const day = chosen || today;
  const isTooEarly = day < earliest;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isTooEarly) setRefusals((before) => before + 1);
    else onBegin(day);
  };
  // Not while she types: the year is not whole yet.
  const error =
    isTooEarly && refusals > 0 ? fill(startDayText.tooEarly, { date: formatDay(earliest) }) : undefined;
  return {
    form: { ref, onSubmit, noValidate: true },
    field: {
      label: startDayText.label,
      hint: startDayText.hint,
      value: day,
      min: earliest,
      error,
      onChange: setChosen,
    },
  };
}
