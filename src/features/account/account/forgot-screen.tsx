import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { plainAddress } from '../../../../contract/copied-text.ts';
import { paths } from '../../../../contract/paths.ts';
import { nav } from '../../../language/words.ts';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { accountText } from './account.text.ts';
import { AccountFooter, AccountPage } from './account-page.tsx';
import { readArrival } from './arrival.ts';
import { forgetAwaitedReset, recallAwaitedReset } from './awaited-reset.ts';
import { ChooseNewPassword } from './choose-new-password.tsx';
import { RequestCode } from './request-code.tsx';

/** Without a code she is asked for the address; a code was `sent` to it, or she `has` one from before. */
type Code = 'none' | 'sent' | 'has';

/** Asks for the address, then for the mailed code and the new password. A mailed link may bring both at once. */
export function ForgotScreen() {
  const location = useLocation();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [email, setEmail] = useState(
    // The form from which she came may have been empty.
    () => query.get('email') || readArrival(location.state).email || recallAwaitedReset() || '',
  );
  const [firstCode] = useState(query.get('code') ?? '');
  const [code, setCode] = useState<Code>(() => (firstCode !== '' || isAwaited(email) ? 'sent' : 'none'));
  useEffect(() => {
    // Clears the link's code from the address bar.
    if (location.search) void navigate(location.pathname, { replace: true, state: location.state });
  }, [location, navigate]);

  const step = useFocusWhenLost<HTMLDivElement>();
  const awaitCode = (next: Code) => {
    setCode(next);
    // After a reload this is her address, and no longer the one with which she came.
    void navigate(location.pathname, { replace: true, state: { ...readArrival(location.state), email } });
  };
  const askAgain = () => {
    forgetAwaitedReset();
    setCode('none');
  };
  return (
    <AccountPage title={nav['/forgot']} lead={accountText.forgotLead}>
      <div ref={step} tabIndex={-1}>
        {code === 'none' ? (
          <RequestCode
            email={email}
            onChange={setEmail}
            onSent={() => awaitCode('sent')}
            onHasCode={() => awaitCode('has')}
          />
        ) : (
          <ChooseNewPassword
            email={email}
            firstCode={firstCode}
            isSent={code === 'sent'}
            onOtherEmail={askAgain}
          />
        )}
      </div>
      <AccountFooter>
        <Link to={paths.login.to()} state={{ email }}>
          {accountText.backToLogin}
        </Link>
      </AccountFooter>
    </AccountPage>
  );
}

function isAwaited(email: string): boolean {
  return recallAwaitedReset()?.toLowerCase() === plainAddress(email).toLowerCase();
}
