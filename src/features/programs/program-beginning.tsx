import { Play } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '../../contract/moments.ts';
import type { Program } from '../../contract/program.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useStartDay } from '../../ui/use-start-day.ts';
import { useToday } from '../../ui/use-today.ts';
import type { ProgramBeginning as Beginning } from './change-program-run.ts';
import { weekdaysAfter } from './chosen-weekdays.ts';
import { usualWeekdays } from './program-days.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import { WeekdayChips } from './weekday-chips.tsx';

interface ProgramBeginningProps {
  program: Program;
  isDisabled: boolean;
  onBegin: (beginning: Beginning) => void;
}

/** Asks from which day and on which weekdays; one press accepts the proposal. Her completions since then count. */
export function ProgramBeginning({ program, isDisabled, onBegin }: ProgramBeginningProps) {
  const today = useToday();
  const [weekdays, setWeekdays] = useState<readonly number[]>();
  const usual = usualWeekdays(program.weeks);
  const earliest = addDays(today, -7 * program.weeks.length);
  const { form, field } = useStartDay(earliest, (day) => onBegin({ day, weekdays }));
  return (
    <form className={styles.begin} {...form}>
      <WeekdayChips
        weekdays={weekdays ?? usual}
        onPress={(pressed) => setWeekdays((kept) => weekdaysAfter(kept ?? usual, pressed) ?? kept)}
      />
      <DateField {...field} />
      <Button type="submit" size="large" icon={Play} disabled={isDisabled}>
        {programsText.begin}
      </Button>
      <p className={styles.facts}>{programsText.beginHint}</p>
    </form>
  );
}
