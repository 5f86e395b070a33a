import { Field } from './field.tsx';
import type { FieldBase } from './field.tsx';
import styles from './field.module.css';

export interface DateFieldProps extends FieldBase {
  /** `2026-11-20`, or empty. */
  value: string;
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  id?: string;
  name?: string;
}

/** A day, chosen with the system's date picker. */
export function DateField(props: DateFieldProps) {
  return <PickerField {...props} type="date" />;
}

/** A time of day, `17:05` or empty. */
export function TimeField(props: DateFieldProps) {
  return <PickerField {...props} type="time" />;
}

function PickerField(props: DateFieldProps & { type: 'date' | 'time' }) {
  const { label, hint, error, isOptional, isLabelHidden, id, onChange, ...rest } = props;
  return (
    <Field
      {...{ label, hint, error, id }}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
    >
      {(control) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...control}
            className={styles.input}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
