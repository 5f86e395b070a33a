import { useState } from 'react';
import { actions, auth } from '../../../language/words.ts';
import { changePassword } from '../../../session/change-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { accountText } from '../account/account.text.ts';
import { FormStack } from '../account/account-page.tsx';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { faultOfNewPassword } from '../account/check-credentials.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { settingsText } from './settings.text.ts';

interface PasswordDialogProps {
  email: string;
  onClose: () => void;
}

/** Her current password proves that it is her; she stays signed in here. */
export function PasswordDialog({ email, onClose }: PasswordDialogProps) {
  const show = useSnackbar();
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { form, isBusy, failure, errors, onSubmit } = useAccountForm({
    as: 'newPassword',
    findFaults: () => ({
      currentPassword: current === '' ? settingsText.currentPasswordMissing : undefined,
      password: faultOfNewPassword(password, settingsText.newPasswordMissing),
    }),
    send: () => changePassword(current, password),
    onDone: () => {
      show({ text: settingsText.passwordChanged });
      onClose();
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={auth.changePassword} isBusy={isBusy}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <FormStack>
          <AuthFailureNotice failure={failure} form="newPassword" />
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={accountText.currentPassword}
            name="current-password"
            autoComplete="current-password"
            value={current}
            onChange={setCurrent}
            error={errors['currentPassword']}
          />
          <PasswordField
            label={auth.newPassword}
            hint={auth.passwordHint}
            name="new-password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errors['password']}
          />
          <Button type="submit" isWide isBusy={isBusy}>
            {auth.changePassword}
          </Button>
          <Button variant="secondary" isWide aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            {actions.cancel}
          </Button>
        </FormStack>
      </form>
    </Dialog>
  );
}
