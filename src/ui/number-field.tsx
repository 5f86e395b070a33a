import type { Ref } from 'react';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import type { FieldBase } from './field.tsx';
import styles from './field.module.css';

interface NumberFieldProps extends FieldBase {
  /** The text as typed; read it with parseDecimal. */
  value: string;
  onChange: (value: string) => void;
  /** Shown after the number: `kg`. */
  unit?: string;
  /** The last value as a grey hint; never prefilled. */
  placeholder?: string;
  id?: string;
  name?: string;
  /** Large figures in the display font, for diary entries. */
  isMetric?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A number typed with comma or dot. It stays text until the form reads it, so typed input is never lost. */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, id, value, onChange, unit, isMetric, ...rest } =
    props;
  return (
    <Field
      {...{ label, hint, error, id }}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
    >
      {(control) => (
        <div className={classes(styles.box, isMetric && styles.metric)}>
          <input
            {...rest}
            {...control}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {unit && <span className={styles.affix}>{unit}</span>}
        </div>
      )}
    </Field>
  );
}
