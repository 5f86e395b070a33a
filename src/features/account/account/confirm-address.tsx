import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { actions, auth, nav } from '../../../language/words.ts';
import { confirmSignUp, resendConfirmation } from '../../../session/sign-in.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { accountText } from './account.text.ts';
import { CodeField, EmailField } from './account-fields.tsx';
import { AccountFooter, AccountPage, FormStack } from './account-page.tsx';
import { readArrival } from './arrival.ts';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { faultOfCode, faultOfEmail } from './check-credentials.ts';
import { useAccountForm } from './use-account-form.ts';
import { useResending } from './use-resending.ts';

interface ConfirmAddressProps {
  /** She has just signed up and is told to which address the mail went. */
  isNew: boolean;
}

/** Confirms the address, with the mail's link (on opening) or with its code. */
export function ConfirmAddress({ isNew }: ConfirmAddressProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(() => query.get('email') ?? readArrival(location.state).email ?? '');
  const [code, setCode] = useState(() => query.get('code') ?? '');
  const session = useSession();
  const show = useSnackbar();
  const goToLogin = () => {
    // A member who is signed in here is led on from there.
    if (session.state === 'authenticated' && !session.needsSignIn)
      show({ text: accountText.confirmedBeside });
    void navigate(paths.login.to(), { replace: true, state: { email, isConfirmed: true } });
  };
  const confirmForm = useAccountForm({
    as: 'confirm',
    findFaults: () => ({ email: faultOfEmail(email), code: faultOfCode(code) }),
    send: () => confirmSignUp(email, code),
    onDone: goToLogin,
  });
  const { form, isBusy, failure, errors } = confirmForm;
  const resend = async () => {
    const result = await resendConfirmation(email);
    if (!('isConfirmed' in result)) return result;
    // Do not pull her back if she has left meanwhile.
    return form.current ? goToLogin() : undefined;
  };
  const resending = useResending(confirmForm, resend, () => ({ email: faultOfEmail(email) }));
  // „Konto on loodud“ would be shown above the error.
  const isWelcomed = isNew && !failure;

  // Removes the link's address and code from the address bar, then submits the form once.
  const isFromLink = useRef(query.has('code') && query.has('email'));
  const confirmAtOnce = useEffectEvent(() => {
    if (query.has('code') || query.has('email')) {
      const action = isNew ? 'success' : 'confirm';
      void navigate(`${location.pathname}?action=${action}`, { replace: true, state: { email } });
    }
    if (!isFromLink.current) return;
    isFromLink.current = false;
    form.current?.requestSubmit();
  });
  useEffect(() => confirmAtOnce(), []);

  return (
    <AccountPage
      title={accountText.confirmTitle}
      lead={isWelcomed ? auth.registered : accountText.confirmHint}
    >
      <form ref={form} noValidate onSubmit={resending.onSubmit}>
        <FormStack>
          <AuthFailureNotice failure={failure} form="confirm" />
          {resending.isDone && (
            <Notice kind="success" isAnnounced>
              {accountText.resent}
            </Notice>
          )}
          <EmailField value={email} onChange={setEmail} errors={errors} />
          <CodeField
            hint={isWelcomed ? accountText.confirmHint : undefined}
            value={code}
            onChange={setCode}
            errors={errors}
          />
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            {actions.confirm}
          </Button>
          <Button variant="secondary" isWide isBusy={resending.isBusy} onClick={resending.resend}>
            {accountText.resend}
          </Button>
        </FormStack>
      </form>
      <AccountFooter>
        <Link to={paths.login.to()} state={{ email }}>
          {nav['/login']}
        </Link>
      </AccountFooter>
    </AccountPage>
  );
}
