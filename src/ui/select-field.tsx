import { ChevronDown } from 'lucide-react';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import type { FieldBase } from './field.tsx';
import styles from './field.module.css';

interface SelectFieldProps<Value extends string> extends FieldBase {
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  id?: string;
  name?: string;
}

/** The system's own select, which every phone shows in its native picker. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, hint, error, isOptional, isLabelHidden, id, name, value, options, onChange } = props;
  return (
    <Field
      {...{ label, hint, error, id }}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
    >
      {(control) => (
        <div className={classes(styles.box, styles.selectBox)}>
          <select
            {...control}
            name={name}
            className={styles.input}
            value={value}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChange(chosen.value);
            }}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown size={20} aria-hidden="true" />
        </div>
      )}
    </Field>
  );
}
