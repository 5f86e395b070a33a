import { ChevronLeft, ChevronRight } from 'lucide-react';
import { isMonth, monthOf } from '../../../../contract/moments.ts';
import { formatMonth } from '../../../language/dates.ts';
import { actions, calendar, diary } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { DayField } from '../../../ui/day-field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
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
          <DayField label={diary.date} isLabelHidden value={period} isUsed={isAskable} onChange={onChange} />
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
