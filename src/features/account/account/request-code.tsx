import { auth } from '../../../language/words.ts';
import { requestPasswordReset } from '../../../session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { accountText } from './account.text.ts';
import { EmailField } from './account-fields.tsx';
import { FormStack } from './account-page.tsx';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { rememberAwaitedReset } from './awaited-reset.ts';
import { faultOfEmail } from './check-credentials.ts';
import { hasFault, useAccountForm } from './use-account-form.ts';

interface RequestCodeProps {
  email: string;
  onChange: (email: string) => void;
  onSent: () => void;
  /** She has a code already, perhaps asked for on another device. */
  onHasCode: () => void;
}

export function RequestCode({ email, onChange, onSent, onHasCode }: RequestCodeProps) {
  const findFaults = () => ({ email: faultOfEmail(email) });
  const { form, isBusy, failure, errors, show, onSubmit } = useAccountForm({
    as: 'password',
    findFaults,
    async send() {
      const result = await requestPasswordReset(email);
      // This is remembered even if she has left meanwhile: the code is on its way.
      if (result.ok) rememberAwaitedReset(email);
      return result;
    },
    onDone: onSent,
  });
  const goOn = () => {
    const faults = findFaults();
    show({ faults });
    if (!hasFault(faults)) onHasCode();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit}>
      <FormStack>
        <AuthFailureNotice failure={failure} form="password" />
        <EmailField value={email} onChange={onChange} errors={errors} />
        <Button type="submit" size="large" isWide isBusy={isBusy}>
          {auth.sendCode}
        </Button>
        <Button variant="quiet" isWide onClick={goOn}>
          {accountText.hasCode}
        </Button>
      </FormStack>
    </form>
  );
}
