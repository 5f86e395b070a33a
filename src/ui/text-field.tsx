import type { LucideIcon } from 'lucide-react';
import type { HTMLInputAutoCompleteAttribute, Ref } from 'react';
import { classes } from './classes.ts';
import { Field } from './field.tsx';
import type { FieldBase } from './field.tsx';
import styles from './field.module.css';

interface TextFieldProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  id?: string;
  name?: string;
  type?: 'text' | 'email' | 'search' | 'tel' | 'url';
  inputMode?: 'text' | 'email' | 'numeric' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none' | 'words';
  placeholder?: string;
  maxLength?: number;
  isDisabled?: boolean;
  /** The text can be selected and copied but not changed. */
  isReadOnly?: boolean;
  /** Shown inside the field, before the text. */
  icon?: LucideIcon;
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. The caller owns the typed text, and it survives every error. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    id,
    value,
    onChange,
    isDisabled,
    isReadOnly,
    icon: Icon,
    ...rest
  } = props;
  return (
    <Field
      {...{ label, hint, error, id }}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
    >
      {(control) => (
        <div className={styles.box}>
          {Icon && (
            <span className={classes(styles.affix, styles.before)}>
              <Icon size={20} aria-hidden="true" />
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...control}
            className={styles.input}
            value={value}
            disabled={isDisabled}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}

interface TextAreaFieldProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  id?: string;
  name?: string;
  maxLength?: number;
}

/** Several lines of text. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, hint, error, isOptional, isLabelHidden, id, value, onChange, ...rest } = props;
  return (
    <Field
      {...{ label, hint, error, id }}
      isOptional={isOptional ?? false}
      isLabelHidden={isLabelHidden ?? false}
    >
      {(control) => (
        <div className={styles.box}>
          <textarea
            {...rest}
            {...control}
            className={classes(styles.input, styles.area)}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
