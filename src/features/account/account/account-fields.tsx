import type { Ref } from 'react';
import { auth } from '../../../language/words.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { FieldErrors } from './use-account-form.ts';

interface AccountFieldProps {
  value: string;
  onChange: (value: string) => void;
  errors: FieldErrors;
}

/** The member's email, which password managers store as her user name. */
export function EmailField({ errors, ...rest }: AccountFieldProps) {
  return (
    <TextField
      {...rest}
      label={auth.email}
      name="username"
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      error={errors['email']}
    />
  );
}

interface CodeFieldProps extends AccountFieldProps {
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The mailed code; phones that see the mail suggest it. */
export function CodeField({ errors, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      label={auth.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={errors['code']}
    />
  );
}
