import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { auth, nav } from '../../../language/words.ts';
import { signIn } from '../../../session/sign-in.ts';
import { useSession } from '../../../session/use-session.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountText } from './account.text.ts';
import { EmailField } from './account-fields.tsx';
import { AccountFooter, AccountPage, FormStack } from './account-page.tsx';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { forgetAwaitedReset } from './awaited-reset.ts';
import { faultOfEmail } from './check-credentials.ts';
import { type Arrival, readArrival } from './arrival.ts';
import { LeftEntriesNotice } from './left-entries-notice.tsx';
import { forgetPlaceForMail } from './return-address.ts';
import { useAccountForm } from './use-account-form.ts';
import { useReturnAddress } from './use-return-address.ts';

/** Sign-in form; after a password change it says so and already knows the address. */
export function LoginScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const [query] = useSearchParams();
  const [arrival] = useState(() => readArrival(location.state));
  const address = useReturnAddress();
  /** The news on arrival is dropped at her first try: it would be shown above the result. */
  const [news, setNews] = useState(() => newsOf(query.get('action'), arrival));
  const [email, setEmail] = useState(query.get('email') ?? arrival.email ?? '');
  const [password, setPassword] = useState('');
  const { form, isBusy, failure, errors, onSubmit } = useAccountForm({
    as: 'login',
    findFaults: () => ({
      email: faultOfEmail(email),
      password: password === '' ? accountText.passwordMissing : undefined,
    }),
    send: () => signIn(email, password),
    // The session change itself leads on, in this tab and in all others.
    onDone: () => undefined,
  });

  const submit = (event: FormEvent) => {
    setNews(undefined);
    onSubmit(event);
  };

  const isInside = session.state === 'authenticated' && !session.needsSignIn;
  useEffect(() => {
    // Keeps her email out of the address bar and the history; a signed-in member is redirected from here anyway.
    if (location.search && !isInside)
      void navigate(location.pathname, { replace: true, state: location.state });
  }, [isInside, location, navigate]);

  useEffect(() => {
    if (!isInside) return;
    forgetPlaceForMail();
    forgetAwaitedReset();
  }, [isInside]);
  if (isInside) return <Navigate to={address} replace />;
  return (
    <AccountPage
      title={nav['/login']}
      lead={arrival.isConfirmed ? accountText.firstLoginLead : accountText.loginLead}
    >
      {news !== undefined && <Notice kind="success">{news}</Notice>}
      <form ref={form} noValidate onSubmit={submit}>
        <FormStack>
          <AuthFailureNotice failure={failure} form="login" action={wayOut(failure?.name, email)} />
          <EmailField value={email} onChange={setEmail} errors={errors} />
          <PasswordField
            label={auth.password}
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={errors['password']}
          />
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            {nav['/login']}
          </Button>
        </FormStack>
      </form>
      {session.state === 'unauthenticated' && <LeftEntriesNotice />}
      <OtherWays email={email} />
    </AccountPage>
  );
}

/** Leads to the screen on which she mends the cause of the refusal. */
function wayOut(refusal: string | undefined, email: string): ReactNode {
  if (refusal === 'UserNotConfirmedException')
    return (
      <Link to={`${paths.register.to()}?action=confirm`} state={{ email }}>
        {accountText.enterCode}
      </Link>
    );
  if (refusal === 'RESET_PASSWORD')
    return (
      <Link to={paths.forgot.to()} state={{ email }}>
        {accountText.chooseNewPassword}
      </Link>
    );
  return null;
}

function newsOf(action: string | null, { isConfirmed }: Arrival): string | undefined {
  if (action === 'password_changed_successfully') return auth.passwordChanged;
  return isConfirmed ? accountText.confirmed : undefined;
}

/** Takes the address along, so that she need not type it again. */
function OtherWays({ email }: { email: string }) {
  return (
    <div>
      <AccountFooter>
        <Link to={paths.forgot.to()} state={{ email }}>
          {auth.forgot}
        </Link>
      </AccountFooter>
      <AccountFooter>
        {accountText.noAccount}
        <Link to={paths.register.to()} state={{ email }}>
          {nav['/register']}
        </Link>
      </AccountFooter>
    </div>
  );
}
