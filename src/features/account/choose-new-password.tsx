import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { auth, fill } from '../../language/words.ts';
import { confirmPasswordReset } from '../../session/sign-in.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { accountText } from './account.text.ts';
import { CodeField } from './account-fields.tsx';
import { FormStack } from './account-page.tsx';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { checkNewPassword } from './check-credentials.ts';
import { useAccountForm } from './use-account-form.ts';

interface ChooseNewPasswordProps {
  email: string;
  /** The code of a mailed link; otherwise empty. */
  firstCode: string;
  onOtherEmail: () => void;
}

export function ChooseNewPassword({ email, firstCode, onOtherEmail }: ChooseNewPasswordProps) {
  const navigate = useNavigate();
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(firstCode);
  const [password, setPassword] = useState('');
  const { form, isBusy, failure, errors, invalidBy, onSubmit } = useAccountForm({
    as: 'password',
    findMissing: () => ({
      ...(code.trim() === '' && { code: accountText.codeMissing }),
      ...(password === '' && { password: accountText.passwordMissing }),
    }),
    findFailure: () => checkNewPassword(password),
    send: () => confirmPasswordReset(email, code, password),
    onDone: () => {
      const query = new URLSearchParams({ action: 'password_changed_successfully', email: email.trim() });
      void navigate(`${paths.login.to()}?${query.toString()}`, { replace: true });
    },
  });
  useLayoutEffect(() => codeField.current?.focus(), []);
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <Notice kind="info" isAnnounced>
          {fill(auth.codeSent, { email })}
        </Notice>
        <AuthFailureNotice failure={failure} form="password" />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CodeField ref={codeField} value={code} onChange={setCode} errors={errors} invalidBy={invalidBy} />
        <PasswordField
          label={auth.newPassword}
          hint={auth.passwordHint}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors['password']}
          invalidBy={invalidBy('password')}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {auth.changePassword}
        </Button>
        <Button variant="quiet" isWide onClick={onOtherEmail}>
          {accountText.otherEmail}
        </Button>
      </FormStack>
    </form>
  );
}
