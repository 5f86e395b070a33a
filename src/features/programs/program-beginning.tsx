import { Play } from 'lucide-react';
import { useState } from 'react';
import type { Program } from '../../contract/program.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { useToday } from '../../ui/use-today.ts';
import type { ProgramBeginning as Beginning } from './change-program-run.ts';
import { usualWeekdays } from './program-days.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import { WeekdayChips } from './weekday-chips.tsx';

interface ProgramBeginningProps {
  program: Program;
  isDisabled: boolean;
  onBegin: (beginning: Beginning) => void;
}

/** Asks from which day and on which weekdays; one press accepts what is proposed. */
export function ProgramBeginning({ program, isDisabled, onBegin }: ProgramBeginningProps) {
  const today = useToday();
  const [weekdays, setWeekdays] = useState<readonly number[]>();
  const [day, setDay] = useState('');
  return (
    <div className={styles.begin}>
      <WeekdayChips weekdays={weekdays ?? usualWeekdays(program.weeks)} onChange={setWeekdays} />
      <DateField label={programsText.startDay} value={day || today} min={today} onChange={setDay} />
      <Button
        size="large"
        icon={Play}
        disabled={isDisabled}
        onClick={() => onBegin({ day: day > today ? day : today, weekdays })}
      >
        {programsText.begin}
      </Button>
      <p className={styles.facts}>{programsText.beginHint}</p>
    </div>
  );
}
