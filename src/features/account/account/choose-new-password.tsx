import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { plainAddress } from '../../../../contract/copied-text.ts';
import { paths } from '../../../../contract/paths.ts';
import { auth, fill } from '../../../language/words.ts';
import { confirmPasswordReset, requestPasswordReset } from '../../../session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountText } from './account.text.ts';
import { CodeField } from './account-fields.tsx';
import { FormStack } from './account-page.tsx';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { forgetAwaitedReset, rememberAwaitedReset } from './awaited-reset.ts';
import { faultOfCode, faultOfNewPassword } from './check-credentials.ts';
import { useAccountForm } from './use-account-form.ts';
import { useResending } from './use-resending.ts';

interface ChooseNewPasswordProps {
  email: string;
  /** The code of a mailed link; otherwise empty. */
  firstCode: string;
  /** It was mailed from here, and is not one that she had. */
  isSent: boolean;
  onOtherEmail: () => void;
}

export function ChooseNewPassword({ email, firstCode, isSent, onOtherEmail }: ChooseNewPasswordProps) {
  const navigate = useNavigate();
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(firstCode);
  const [password, setPassword] = useState('');
  const resetForm = useAccountForm({
    as: 'password',
    findFaults: () => ({
      code: faultOfCode(code),
      password: faultOfNewPassword(password),
    }),
    async send() {
      await confirmPasswordReset(email, code, password);
      forgetAwaitedReset();
    },
    onDone: () => {
      const query = new URLSearchParams({
        action: 'password_changed_successfully',
        email: plainAddress(email),
      });
      void navigate(`${paths.login.to()}?${query.toString()}`, { replace: true });
    },
  });
  const { form, isBusy, failure, errors } = resetForm;
  const resending = useResending(resetForm, async () => {
    const result = await requestPasswordReset(email);
    if (result.ok) rememberAwaitedReset(email);
    return result;
  });
  useLayoutEffect(() => codeField.current?.focus(), []);
  return (
    <form ref={form} noValidate onSubmit={resending.onSubmit}>
      <FormStack>
        <Notice kind="info" isAnnounced>
          {resending.isDone
            ? accountText.resent
            : fill(isSent ? auth.codeSent : accountText.enterCodeOf, { email })}
        </Notice>
        <AuthFailureNotice failure={failure} form="password" />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <CodeField ref={codeField} value={code} onChange={setCode} errors={errors} />
        <PasswordField
          label={auth.newPassword}
          hint={auth.passwordHint}
          name="new-password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors['password']}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {auth.changePassword}
        </Button>
        <Button variant="secondary" isWide isBusy={resending.isBusy} onClick={resending.resend}>
          {accountText.resendCode}
        </Button>
        <Button variant="quiet" isWide aria-disabled={isBusy} onClick={() => !isBusy && onOtherEmail()}>
          {accountText.otherEmail}
        </Button>
      </FormStack>
    </form>
  );
}
