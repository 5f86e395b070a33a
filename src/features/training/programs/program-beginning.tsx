import { Play } from 'lucide-react';
import { addDays } from '../../../../contract/moments.ts';
import { useKeptDraft } from '../../../session/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { useStartDay } from '../../../ui/use-start-day.ts';
import { useToday } from '../../../ui/use-today.ts';
import type { ProgramBeginning as Beginning } from './change-program-run.ts';
import { weekdaysAfter } from './chosen-weekdays.ts';
import type { KnownProgram } from './program-catalogue.ts';
import { usualWeekdays } from './program-days.ts';
import styles from './programs.module.css';
import { programsText } from './programs.text.ts';
import { WeekdayChips } from './weekday-chips.tsx';

interface ProgramBeginningProps {
  program: KnownProgram;
  isDisabled: boolean;
  onBegin: (beginning: Beginning, onKept: () => void) => void;
}

interface Draft {
  day: string | undefined;
  /** A digit each, from 1 for Monday. */
  weekdays: string | undefined;
}

function weekdaysOf({ weekdays }: Draft): readonly number[] | undefined {
  return weekdays === undefined ? undefined : Array.from(weekdays, Number);
}

/** Asks from which day and on which weekdays; one press accepts the proposal. Her completions since then count. */
export function ProgramBeginning({ program, isDisabled, onBegin }: ProgramBeginningProps) {
  const today = useToday();
  const { draft, change, reset } = useKeptDraft({
    name: `start-draft.${program.id}`,
    start: (): Draft => ({ day: undefined, weekdays: undefined }),
  });
  const weekdays = weekdaysOf(draft);
  const usual = usualWeekdays(program.weeks);
  const earliest = addDays(today, -7 * program.weeks.length);
  const { form, field } = useStartDay(
    earliest,
    draft.day,
    (day) => change((kept) => ({ ...kept, day })),
    (day) => onBegin({ day, weekdays }, reset),
  );
  return (
    <form className={styles.begin} {...form}>
      <WeekdayChips
        weekdays={weekdays ?? usual}
        onPress={(pressed) =>
          change((kept) => ({
            ...kept,
            weekdays: weekdaysAfter(weekdaysOf(kept) ?? usual, pressed)?.join('') ?? kept.weekdays,
          }))
        }
      />
      <DateField {...field} />
      <Button type="submit" size="large" icon={Play} disabled={isDisabled}>
        {programsText.begin}
      </Button>
      <p className={styles.facts}>{programsText.beginHint}</p>
    </form>
  );
}
