import { auth } from '../../language/words.ts';
import { requestPasswordReset } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { accountText } from './account.text.ts';
import { EmailField } from './account-fields.tsx';
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
    as: 'password',
    findMissing: (): Record<string, string> =>
      email.trim() === '' ? { email: accountText.emailMissing } : {},
    findFailure: () => checkEmail(email),
    send: () => requestPasswordReset(email),
    onDone: onSent,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <AuthFailureNotice failure={failure} form="password" />
        <EmailField value={email} onChange={onChange} errors={errors} invalidBy={invalidBy} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {auth.sendCode}
        </Button>
      </FormStack>
    </form>
  );
}
