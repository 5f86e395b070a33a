import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from 'urql';
import { SettingsScreen_DeleteMyAccountDocument } from '../../contract/documents.generated.ts';
import { paths } from '../../contract/paths.ts';
import { fill, privacy } from '../../language/words.ts';
import { signOut } from '../../session/sign-out.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { accountText } from '../account/account.text.ts';
import { NeedsConnection } from '../sync-status/needs-connection.tsx';
import { syncStatusText } from '../sync-status/sync-status.text.ts';
import { settingsText } from './settings.text.ts';

/** She confirms by typing her email; afterwards this device holds nothing about her either. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [{ fetching }, deleteMyAccount] = useMutation(SettingsScreen_DeleteMyAccountDocument);
  const isSame = typed.trim().toLowerCase() === email.toLowerCase();
  const correct = (why: string) => {
    flushSync(() => setWrong(why));
    field.current?.focus();
  };
  const confirm = async () => {
    setProblem(undefined);
    if (typed.trim() === '') return correct(accountText.emailMissing);
    if (!isSame) return correct(settingsText.emailDiffers);
    setWrong(undefined);
    const { error } = await deleteMyAccount({ email: typed.trim() });
    if (error) return setProblem(settingsText.eraseFailed);
    const leaving = signOut({ unsent: { giveUp: 'all' }, goTo: `${paths.settings.to()}?action=erased` });
    await leaving.catch(() => setProblem(syncStatusText.signOutFailed));
  };
  return (
    <ConfirmDialog
      title={privacy.erase}
      confirm={privacy.erase}
      isDanger
      isBusy={fetching}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{privacy['erase.info']}</p>
      <p>{fill(settingsText.eraseEmail, { email })}</p>
      <NeedsConnection />
      {problem && (
        <Notice kind="danger" isAnnounced>
          {problem}
        </Notice>
      )}
      <TextField
        ref={field}
        label={privacy['erase.type']}
        type="email"
        autoComplete="off"
        value={typed}
        onChange={setTyped}
        error={wrong}
      />
    </ConfirmDialog>
  );
}
