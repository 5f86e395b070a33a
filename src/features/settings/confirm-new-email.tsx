import { useLayoutEffect, useRef, useState } from 'react';
import { actions, auth, fill } from '../../language/words.ts';
import { confirmEmailChange, requestEmailChange } from '../../session/change-account.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { accountText } from '../account/account.text.ts';
import { CodeField } from '../account/account-fields.tsx';
import { FormStack } from '../account/account-page.tsx';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useResending } from '../account/use-resending.ts';

interface ConfirmNewEmailProps {
  newEmail: string;
  onDone: () => void;
  onOtherEmail: () => void;
}

export function ConfirmNewEmail({ newEmail, onDone, onOtherEmail }: ConfirmNewEmailProps) {
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const confirmForm = useAccountForm({
    as: 'newEmail',
    findMissing: (): Record<string, string> => (code.trim() === '' ? { code: accountText.codeMissing } : {}),
    send: () => confirmEmailChange(code),
    onDone,
  });
  const { form, isBusy, failure, errors, invalidBy } = confirmForm;
  const resending = useResending(confirmForm, () => requestEmailChange(newEmail));
  useLayoutEffect(() => codeField.current?.focus(), []);

  return (
    <form ref={form} noValidate onSubmit={resending.onSubmit}>
      <FormStack>
        <Notice kind="info" isAnnounced>
          {resending.isDone ? accountText.resent : fill(auth.codeSent, { email: newEmail })}
        </Notice>
        <AuthFailureNotice failure={failure} form="newEmail" />
        <CodeField ref={codeField} value={code} onChange={setCode} errors={errors} invalidBy={invalidBy} />
        <Button type="submit" isWide isBusy={isBusy}>
          {actions.confirm}
        </Button>
        <Button variant="secondary" isWide isBusy={resending.isBusy} onClick={resending.resend}>
          {accountText.resend}
        </Button>
        <Button variant="quiet" isWide onClick={onOtherEmail}>
          {accountText.otherEmail}
        </Button>
      </FormStack>
    </form>
  );
}
