import { actions, auth, fill } from '../../language/words.ts';
import { requestEmailChange } from '../../session/change-account.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountText } from '../account/account.text.ts';
import { FormStack } from '../account/account-page.tsx';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { checkEmail } from '../account/check-credentials.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { settingsText } from './settings.text.ts';

interface RequestNewEmailProps {
  email: string;
  newEmail: string;
  onChange: (newEmail: string) => void;
  /** Called also where she has closed the form meanwhile: the code is on its way. */
  onSent: () => void;
  onCancel: () => void;
}

export function RequestNewEmail({ email, newEmail, onChange, onSent, onCancel }: RequestNewEmailProps) {
  const isSame = newEmail.trim().toLowerCase() === email.toLowerCase();
  const { form, isBusy, failure, errors, invalidBy, onSubmit } = useAccountForm({
    as: 'newEmail',
    findMissing: () => ({
      ...(newEmail.trim() === '' && { email: accountText.emailMissing }),
      ...(isSame && { email: settingsText.sameEmail }),
    }),
    findFailure: () => checkEmail(newEmail),
    send: async () => {
      const result = await requestEmailChange(newEmail);
      if (result.ok) onSent();
      return result;
    },
    onDone: () => undefined,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <p>{fill(settingsText.emailNow, { email })}</p>
        <AuthFailureNotice failure={failure} form="newEmail" />
        <TextField
          label={settingsText.newEmail}
          hint={settingsText.newEmailHint}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          value={newEmail}
          onChange={onChange}
          error={errors['email']}
          invalidBy={invalidBy('email')}
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {auth.sendCode}
        </Button>
        <Button variant="secondary" isWide onClick={onCancel}>
          {actions.cancel}
        </Button>
      </FormStack>
    </form>
  );
}
