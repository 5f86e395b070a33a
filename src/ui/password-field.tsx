import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Ref } from 'react';
import { auth } from '../language/words.ts';
import { Field } from './field.tsx';
import type { FieldBase } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './field.module.css';

interface PasswordFieldProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  autoComplete: 'current-password' | 'new-password';
  id?: string;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password field with a show/hide button; pasting and password managers work. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, id, value, onChange, ...rest } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field {...{ label, hint, error, id }}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={styles.input}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <span className={styles.inside}>
            <IconButton
              icon={isShown ? EyeOff : Eye}
              label={isShown ? auth.hidePassword : auth.showPassword}
              onClick={() => setIsShown(!isShown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
