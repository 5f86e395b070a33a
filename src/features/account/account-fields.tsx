import type { Ref } from 'react';
import { auth } from '../../language/words.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { AccountField } from './auth-failure.ts';

interface AccountFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What `useAccountForm` says of the form's fields. */
  errors: Readonly<Record<string, string>>;
  invalidBy: (field: AccountField) => string | undefined;
}

/** The address that is the member's name; password managers know it by that. */
export function EmailField({ errors, invalidBy, ...rest }: AccountFieldProps) {
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
      invalidBy={invalidBy('email')}
    />
  );
}

interface CodeFieldProps extends AccountFieldProps {
  hint?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The code of a mail; a phone that sees the mail offers it. */
export function CodeField({ errors, invalidBy, ...rest }: CodeFieldProps) {
  return (
    <TextField
      {...rest}
      label={auth.code}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      error={errors['code']}
      invalidBy={invalidBy('code')}
    />
  );
}
