import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useSession } from '../../../session/use-session.ts';
import { ConfirmAddress } from './confirm-address.tsx';
import { CreateAccount } from './create-account.tsx';
import { useReturnAddress } from './use-return-address.ts';

/** `/register`: the form; `?action=success`: asks her to check her mail; `?action=confirm`: the mail link's target. */
export function RegisterScreen() {
  const session = useSession();
  const [query] = useSearchParams();
  const action = query.get('action');
  const address = useReturnAddress();
  // The link's address may be another member's than the one who is signed in.
  const [isFromLink] = useState(() => action === 'confirm' && query.has('code') && query.has('email'));
  const isInside = session.state === 'authenticated' && !session.needsSignIn;
  if (isInside && !isFromLink) return <Navigate to={address} replace />;
  if (action === 'success' || action === 'confirm') return <ConfirmAddress isNew={action === 'success'} />;
  return <CreateAccount />;
}
