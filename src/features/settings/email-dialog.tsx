import { useState } from 'react';
import { useSnackbar } from '../../ui/snackbar.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ConfirmNewEmail } from './confirm-new-email.tsx';
import { RequestNewEmail } from './request-new-email.tsx';
import { settingsText } from './settings.text.ts';

interface EmailDialogProps {
  email: string;
  onClose: () => void;
}

/** Asks for the new address, then for the code mailed to it: only then does it change. */
export function EmailDialog({ email, onClose }: EmailDialogProps) {
  const show = useSnackbar();
  const [newEmail, setNewEmail] = useState('');
  const [isCodeSent, setIsCodeSent] = useState(false);
  const onDone = () => {
    show({ text: settingsText.emailChanged });
    onClose();
  };
  return (
    <Dialog isOpen onClose={onClose} title={settingsText.changeEmail}>
      {isCodeSent ? (
        <ConfirmNewEmail newEmail={newEmail} onDone={onDone} onOtherEmail={() => setIsCodeSent(false)} />
      ) : (
        <RequestNewEmail
          email={email}
          newEmail={newEmail}
          onChange={setNewEmail}
          onSent={() => setIsCodeSent(true)}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
