import { useLayoutEffect, useRef, useState } from 'react';
import { actions, auth, fill } from '../../../language/words.ts';
import { confirmEmailChange, requestEmailChange } from '../../../session/change-account.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { accountText } from '../account/account.text.ts';
import { CodeField } from '../account/account-fields.tsx';
import { FormStack } from '../account/account-page.tsx';
import { AuthFailureNotice } from '../account/auth-failure-notice.tsx';
import { faultOfCode } from '../account/check-credentials.ts';
import { useAccountForm } from '../account/use-account-form.ts';
import { useResending } from '../account/use-resending.ts';
import type { Holding } from './use-holding.ts';

interface ConfirmNewEmailProps extends Holding {
  newEmail: string;
  onDone: () => void;
  onOtherEmail: () => void;
}

export function ConfirmNewEmail(props: ConfirmNewEmailProps) {
  const { newEmail, isBusy, hold, onDone, onOtherEmail } = props;
  const codeField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const confirmForm = useAccountForm({
    as: 'newEmail',
    findFaults: () => ({ code: faultOfCode(code) }),
    send: () => hold(confirmEmailChange(code)),
    onDone,
  });
  const { form, failure, errors } = confirmForm;
  const resending = useResending(confirmForm, () => hold(requestEmailChange(newEmail)));
  useLayoutEffect(() => codeField.current?.focus(), []);

  return (
    <form ref={form} noValidate onSubmit={resending.onSubmit}>
      <FormStack>
        <Notice kind="info" isAnnounced>
          {resending.isDone ? accountText.resent : fill(auth.codeSent, { email: newEmail })}
        </Notice>
        <AuthFailureNotice failure={failure} form="newEmail" />
        <CodeField ref={codeField} value={code} onChange={setCode} errors={errors} />
        <Button type="submit" isWide isBusy={confirmForm.isBusy}>
          {actions.confirm}
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
