import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import styles from './field.module.css';

/** Props shared by all fields. */
export interface FieldBase {
  label: string;
  /** The advice for filling it in, shown under the label. */
  hint?: string | undefined;
  /** The fault and how to fix it. Typed values are never changed. */
  error?: string | undefined;
  /** Shows „valikuline“ beside the label. */
  isOptional?: boolean;
  /** Keeps the label for screen readers only, for example in a search field. */
  isLabelHidden?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldBase {
  /** The control's id, if something else must find it (an error summary's link). */
  id?: string | undefined;
  /** Renders the control with the attributes that tie it to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

export function Field({ label, hint, error, isOptional, isLabelHidden, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> ({actions.optional})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
