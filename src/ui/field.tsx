import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { actions } from '../language/words.ts';
import styles from './field.module.css';

/** What every field takes. */
export interface FieldBase {
  label: string;
  /** Says how to fill it in, under the label. */
  hint?: string | undefined;
  /** Says what is wrong and how to mend it. Typed values are never touched. */
  error?: string | undefined;
  /** The id of words elsewhere (a form's notice) that say what is wrong with this field. */
  invalidBy?: string | undefined;
  /** Writes „valikuline“ beside the label. */
  isOptional?: boolean;
  /** The label stays for screen readers only; a search field, for one. */
  isLabelHidden?: boolean;
}

export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps extends FieldBase {
  /** The control's id, when something else must find it (an error summary's link). */
  id?: string | undefined;
  /** Draws the control with what ties it to its label, hint and error. */
  children: (control: ControlAttributes) => ReactNode;
}

export function Field({
  label,
  hint,
  error,
  invalidBy,
  isOptional,
  isLabelHidden,
  id: givenId,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`, invalidBy].filter(Boolean).join(' ');
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
        'aria-invalid': error || invalidBy ? true : undefined,
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
