import { useState } from 'react';
import {
  quietHours,
  type QuietHours,
  REMINDERS,
  USUAL_QUIET_HOURS,
} from '../../../../contract/marks/quiet-hours.mark.ts';
import { TimeField } from '../../../ui/date-field.tsx';
import sheetForm from '../../../ui/sheet-form.module.css';
import { useChangingMark } from '../../../platform/marks/use-changing-mark.ts';
import { remindersText } from './reminders.text.ts';
import styles from './reminders.module.css';

/** Edits the hours in which she is left alone, on all her devices; also without a network. */
export function QuietHoursFields() {
  const [kept, set] = useChangingMark(quietHours, REMINDERS);
  // A time that is half typed is empty, and nothing to keep.
  const [typed, setTyped] = useState<Partial<QuietHours>>({});
  const hours = kept ?? USUAL_QUIET_HOURS;
  const shown = { ...hours, ...typed };
  const change = (part: Partial<QuietHours>) => {
    const next = { ...shown, ...part };
    setTyped({ ...typed, ...part });
    if (!quietHours.isValue(next)) return;
    setTyped({});
    set(() => next);
  };
  return (
    <fieldset className={styles.quiet}>
      <legend>{remindersText.quietHours}</legend>
      <p className={styles.hint}>{remindersText.quietHint}</p>
      <div className={sheetForm.pair}>
        <TimeField label={remindersText.from} value={shown.from} onChange={(from) => change({ from })} />
        <TimeField label={remindersText.to} value={shown.to} onChange={(to) => change({ to })} />
      </div>
      {hours.from === hours.to && <output>{remindersText.noneQuiet}</output>}
    </fieldset>
  );
}
