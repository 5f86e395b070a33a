import { auth } from '../../language/words.ts';
import { requestPasswordReset } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountText } from './account.text.ts';
import { FormStack } from './account-page.tsx';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { checkEmail } from './check-credentials.ts';
import { useAccountForm } from './use-account-form.ts';

interface RequestCodeProps {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
}

export function RequestCode({ email, onChange, onSent }: RequestCodeProps) {
  const { form, isBusy, failure, errors, invalidBy, onSubmit } = useAccountForm({
    findMissing: (): Record<string, string> =>
      email.trim() === '' ? { email: accountText.emailMissing } : {},
    findFailure: () => checkEmail(email),
    send: () => requestPasswordReset(email),
    onDone: onSent,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <AuthFailureNotice failure={failure} title="password" />
        <TextField
          label={auth.email}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          value={email}
          onChange={onChange}
          error={errors['email']}
          invalidBy={invalidBy('email')}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {auth.sendCode}
        </Button>
      </FormStack>
    </form>
  );
}
