import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../../contract/paths.ts';
import { auth, nav } from '../../../language/words.ts';
import { signUp } from '../../../session/sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { accountText } from './account.text.ts';
import { EmailField } from './account-fields.tsx';
import { AccountFooter, AccountPage, FormStack } from './account-page.tsx';
import { readArrival } from './arrival.ts';
import { AuthFailureNotice } from './auth-failure-notice.tsx';
import { faultOfEmail, faultOfNewPassword } from './check-credentials.ts';
import { keepPlaceForMail } from './return-address.ts';
import { useAccountForm } from './use-account-form.ts';

export function CreateAccount() {
  const navigate = useNavigate();
  const location = useLocation();
  const [arrival] = useState(() => readArrival(location.state));
  const [email, setEmail] = useState(arrival.email ?? '');
  const [password, setPassword] = useState('');
  const [isAgreed, setIsAgreed] = useState(arrival.isAgreed);
  const { form, isBusy, failure, errors, onSubmit } = useAccountForm({
    as: 'signup',
    findFaults: () => ({
      email: faultOfEmail(email),
      password: faultOfNewPassword(password),
      agree: isAgreed ? undefined : accountText.agreeMissing,
    }),
    send: () => signUp(email, password),
    onDone: () => {
      keepPlaceForMail();
      void navigate(`${paths.register.to()}?action=success`, { replace: true, state: { email } });
    },
  });
  // For coming back, with this place in the history and never with the password.
  const keepTyped = () => {
    void navigate(location, { replace: true, state: { ...arrival, email, isAgreed } });
  };
  return (
    <AccountPage title={nav['/register']} lead={accountText.registerLead}>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <FormStack>
          <AuthFailureNotice failure={failure} form="signup" />
          <EmailField value={email} onChange={setEmail} errors={errors} />
          <PasswordField
            label={auth.password}
            hint={auth.passwordHint}
            name="password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errors['password']}
          />
          <div>
            <Checkbox
              label={auth.agree}
              isChecked={isAgreed}
              onChange={setIsAgreed}
              error={errors['agree']}
            />
            <AccountFooter>
              {accountText.readTerms}
              <Link to={paths.terms.to()} onClick={keepTyped}>
                {nav['/terms']}
              </Link>{' '}
              <Link to={paths.privacy.to()} onClick={keepTyped}>
                {nav['/privacy']}
              </Link>
            </AccountFooter>
          </div>
          <Button type="submit" size="large" isWide isBusy={isBusy}>
            {nav['/register']}
          </Button>
        </FormStack>
      </form>
      <AccountFooter>
        {accountText.hasAccount}
        <Link to={paths.login.to()} state={{ email }} onClick={keepTyped}>
          {nav['/login']}
        </Link>
      </AccountFooter>
    </AccountPage>
  );
}
