import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  label: ReactNode;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  hint?: string;
  error?: string | undefined;
  id?: string;
  name?: string;
  isDisabled?: boolean;
}

export function Checkbox({
  label,
  isChecked,
  onChange,
  hint,
  error,
  id: givenId,
  name,
  isDisabled,
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className={styles.box}
          checked={isChecked}
          disabled={isDisabled}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={18} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
