import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../contract/paths.ts';
import { nav } from '../../language/words.ts';
import { accountText } from './account.text.ts';
import { AccountFooter, AccountPage } from './account-page.tsx';
import { readArrival } from './arrival.ts';
import { ChooseNewPassword } from './choose-new-password.tsx';
import { RequestCode } from './request-code.tsx';

/** Asks for the address, then for the mailed code and the new password. A mailed link may bring both at once. */
export function ForgotScreen() {
  const location = useLocation();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(() => query.get('email') ?? readArrival(location.state).email ?? '');
  const [firstCode] = useState(query.get('code') ?? '');
  const [isCodeSent, setIsCodeSent] = useState(firstCode !== '');
  const navigate = useNavigate();
  useEffect(() => {
    // Clears the link's code from the address bar.
    if (location.search) void navigate(location.pathname, { replace: true, state: location.state });
  }, [location, navigate]);
  return (
    <AccountPage title={nav['/forgot']} lead={accountText.forgotLead}>
      {isCodeSent ? (
        <ChooseNewPassword email={email} firstCode={firstCode} onOtherEmail={() => setIsCodeSent(false)} />
      ) : (
        <RequestCode email={email} onChange={setEmail} onSent={() => setIsCodeSent(true)} />
      )}
      <AccountFooter>
        <Link to={paths.login.to()} state={{ email }}>
          {accountText.backToLogin}
        </Link>
      </AccountFooter>
    </AccountPage>
  );
}
