import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { isMonth, monthOf } from '../../contract/moments.ts';
import { formatMonth } from '../../language/dates.ts';
import { actions, calendar, diary } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { dayIn, isAskable, monthChoices } from './period.ts';
import styles from './staff.module.css';
import { staffText } from './staff.text.ts';

const KINDS = [
  { value: 'day', label: staffText.day },
  { value: 'month', label: staffText.month },
] as const;

interface PeriodBarProps {
  /** A day or a month. */
  period: string;
  today: string;
  onChange: (period: string) => void;
  /** Moves by this many days or months from the period requested last, which may not be shown yet. */
  onTurn: (steps: number) => void;
}

/** Selects day or month, which one, and steps back or forward. */
export function PeriodBar({ period, today, onChange, onTurn }: PeriodBarProps) {
  const isWholeMonth = isMonth(period);
  const current = isWholeMonth ? monthOf(today) : today;
  return (
    <div className={styles.bar}>
      <SegmentedControl
        label={staffText.period}
        isLabelHidden
        options={KINDS}
        value={isWholeMonth ? 'month' : 'day'}
        onChange={(kind) => onChange(kind === 'month' ? monthOf(period) : dayIn(period, today))}
      />
      <div className={styles.steps}>
        <IconButton
          icon={ChevronLeft}
          label={isWholeMonth ? calendar.monthPrev : staffText.previousDay}
          variant="filled"
          onClick={() => onTurn(-1)}
        />
        {isWholeMonth ? (
          <SelectField
            label={staffText.month}
            isLabelHidden
            value={period}
            options={monthChoices(period, today).map((value) => ({ value, label: formatMonth(value) }))}
            onChange={onChange}
          />
        ) : (
          <DayField day={period} onChange={onChange} />
        )}
        <IconButton
          icon={ChevronRight}
          label={isWholeMonth ? calendar.monthNext : staffText.nextDay}
          variant="filled"
          onClick={() => onTurn(1)}
        />
      </div>
      {period !== current && (
        <Button variant="quiet" size="compact" onClick={() => onChange(current)}>
          {isWholeMonth ? actions.thisMonth : actions.today}
        </Button>
      )}
    </div>
  );
}

/** Input stays in the field and is used once it is a valid day. */
function DayField({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const [draft, setDraft] = useState({ day, text: day });
  const text = draft.day === day ? draft.text : day;
  return (
    <DateField
      label={diary.date}
      isLabelHidden
      value={text}
      onChange={(typed) => {
        setDraft({ day: isAskable(typed) ? typed : day, text: typed });
        if (isAskable(typed)) onChange(typed);
      }}
    />
  );
}
