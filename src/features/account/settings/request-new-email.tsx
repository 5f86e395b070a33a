import { plainAddress } from '../../../../contract/copied-text.ts';
import { actions, auth, fill } from '../../../language/words.ts';
import { requestEmailChange } from '../../../session/change-account.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { FormStack } from '../account/account-page.tsx';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { faultOfEmail } from '../account/check-credentials.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { settingsText } from './settings.text.ts';
import type { Holding } from './use-holding.ts';

interface RequestNewEmailProps extends Holding {
  email: string;
  newEmail: string;
  onChange: (newEmail: string) => void;
  /** Called even if she has left meanwhile: the code is on its way. */
  onSent: () => void;
  onCancel: () => void;
}

export function RequestNewEmail(props: RequestNewEmailProps) {
  const { email, newEmail, hold, isBusy, onChange, onSent, onCancel } = props;
  const isSame = plainAddress(newEmail).toLowerCase() === email.toLowerCase();
  const { form, failure, errors, onSubmit } = useAccountForm({
    as: 'newEmail',
    findFaults: () => ({ email: isSame ? settingsText.sameEmail : faultOfEmail(newEmail) }),
    send: async () => {
      const result = await hold(requestEmailChange(newEmail));
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
        />
        <Button type="submit" isWide isBusy={isBusy}>
          {auth.sendCode}
        </Button>
        <Button variant="secondary" isWide aria-disabled={isBusy} onClick={() => !isBusy && onCancel()}>
          {actions.cancel}
        </Button>
      </FormStack>
    </form>
  );
}
