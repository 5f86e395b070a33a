import { useLayoutEffect, useRef, useState } from 'react';
import { actions, auth, fill } from '../../language/words.ts';
import { confirmEmailChange, requestEmailChange } from '../../session/change-account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountText } from '../account/account.text.ts';
import { CodeField } from '../account/account-fields.tsx';
import { FormStack } from '../account/account-page.tsx';
import type { AuthError } from '../account/auth-failure.ts';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { useAccountForm } from '../account/use-account-form.ts';

interface ConfirmNewEmailProps {
  newEmail: string;
  onDone: () => void;
  onOtherEmail: () => void;
}

export function ConfirmNewEmail({ newEmail, onDone, onOtherEmail }: ConfirmNewEmailProps) {
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [resending, setResending] = useState<'idle' | 'busy' | 'done'>('idle');
  const [resendFailure, setResendFailure] = useState<AuthError>();
  const { form, isBusy, failure, errors, invalidBy, onSubmit } = useAccountForm({
    as: 'newEmail',
    findMissing: (): Record<string, string> => (code.trim() === '' ? { code: accountText.codeMissing } : {}),
    send: () => confirmEmailChange(code),
    onDone,
  });
  useLayoutEffect(() => codeField.current?.focus(), []);

  async function resend(): Promise<void> {
    setResending('busy');
    const result = await requestEmailChange(newEmail);
    setResendFailure(result.ok ? undefined : result.error);
    setResending(result.ok ? 'done' : 'idle');
  }

  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <Notice kind="info" isAnnounced>
          {resending === 'done' ? accountText.resent : fill(auth.codeSent, { email: newEmail.trim() })}
        </Notice>
        <AuthFailureNotice failure={resendFailure ?? failure} form="newEmail" />
        <CodeField ref={codeField} value={code} onChange={setCode} errors={errors} invalidBy={invalidBy} />
        <Button type="submit" isWide isBusy={isBusy}>
          {actions.confirm}
        </Button>
        <Button variant="secondary" isWide isBusy={resending === 'busy'} onClick={() => void resend()}>
          {accountText.resend}
        </Button>
        <Button variant="quiet" isWide onClick={onOtherEmail}>
          {accountText.otherEmail}
        </Button>
      </FormStack>
    </form>
  );
}
