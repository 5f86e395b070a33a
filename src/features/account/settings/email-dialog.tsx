import { useState } from 'react';
import { plainAddress } from '../../../../contract/copied-text.ts';
import { useMemberId } from '../../../session/use-member-id.ts';
import { useSnackbar } from '../../../ui/snackbar.tsx';
import { useFocusWhenLost } from '../../../ui/use-focus-when-lost.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { forgetAwaitedEmail, recallAwaitedEmail, rememberAwaitedEmail } from './awaited-email.ts';
import { ConfirmNewEmail } from './confirm-new-email.tsx';
import { RequestNewEmail } from './request-new-email.tsx';
import { settingsText } from './settings.text.ts';
import { useHolding } from './use-holding.ts';

interface EmailDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the new address, then for the code mailed to it: only then does it change. Opened again, it still awaits the code. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const show = useSnackbar();
  const memberId = useMemberId();
  const [awaited, setAwaited] = useState(() => awaitedBeside(email, memberId));
  const [newEmail, setNewEmail] = useState(awaited ?? '');
  const holding = useHolding();
  const step = useFocusWhenLost<HTMLDivElement>();
  const awaitCode = () => {
    const address = plainAddress(newEmail);
    rememberAwaitedEmail(memberId, address);
    setAwaited(address);
  };
  const awaitNone = () => {
    forgetAwaitedEmail(memberId);
    setAwaited(undefined);
  };
  const onDone = () => {
    awaitNone();
    show({ text: settingsText.emailChanged });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={settingsText.changeEmail} isBusy={holding.isBusy}>
      <div ref={step} tabIndex={-1}>
        {awaited !== undefined ? (
          <ConfirmNewEmail {...holding} newEmail={awaited} onDone={onDone} onOtherEmail={awaitNone} />
        ) : (
          <RequestNewEmail
            {...holding}
            email={email}
            newEmail={newEmail}
            onChange={setNewEmail}
            onSent={awaitCode}
            onCancel={onClose}
          />
        )}
      </div>
    </Dialog>
  );
}

/** Nothing once it is her address: she may have confirmed it on another device. */
function awaitedBeside(email: string, memberId: string): string | undefined {
  const awaited = recallAwaitedEmail(memberId);
  return awaited?.toLowerCase() === email.toLowerCase() ? undefined : awaited;
}
