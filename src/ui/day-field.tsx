import { useState } from 'react';
import { DateField, type DateFieldProps } from './date-field.tsx';

interface DayFieldProps extends DateFieldProps {
  /** True if it is used at once. While a year is typed, its first digits are years too. */
  isUsed: (typed: string) => boolean;
}

/**
 * A day that is used as she types it: one that is not used yet stays in the field, until it is or another day comes from
 * elsewhere.
 */
export function DayField({ value, isUsed, onChange, ...rest }: DayFieldProps) {
  /** `given`: days that she typed, handed on and not come back as `value` yet. She may be typing the next one when they do. */
  const [draft, setDraft] = useState({ beside: value, text: value, given: [] as readonly string[] });
  if (draft.beside !== value) {
    const nth = draft.given.indexOf(value);
    setDraft(
      nth < 0
        ? { beside: value, text: value, given: [] }
        : { ...draft, beside: value, given: draft.given.slice(nth + 1) },
    );
  }
  return (
    <DateField
      {...rest}
      value={draft.text}
      onChange={(typed) => {
        const isGiven = isUsed(typed);
        setDraft({ beside: value, text: typed, given: isGiven ? [...draft.given, typed] : draft.given });
        if (isGiven) onChange(typed);
      }}
    />
  );
}
