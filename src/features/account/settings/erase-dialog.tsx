import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMutation } from 'urql';
import { plainAddress } from '../../../../contract/copied-text.ts';
import { SettingsScreen_DeleteMyAccountDocument } from '../../../../contract/documents.generated.ts';
import { paths } from '../../../../contract/paths.ts';
import { isPlanGroup } from '../../../../contract/permissions.ts';
import { formatDay } from '../../../language/dates.ts';
import { fill, privacy } from '../../../language/words.ts';
import { useQuestion } from '../../../reading/use-question.ts';
import { leaveErased } from '../../../session/erased-account.ts';
import { useMember } from '../../../session/use-session.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { accountText } from '../account/account.text.ts';
import { isLive } from '../subscription/live-contract.ts';
import { subscriptionsQuestion } from '../subscription/subscription.question.ts';
import { lastWithdrawalDay, mayStillWithdraw } from '../subscription/withdrawal-time.ts';
import { NeedsConnection } from '../../../platform/sync-status/needs-connection.tsx';
import { syncStatusText } from '../../../platform/sync-status/sync-status.text.ts';
import { isErased } from './known-erased.ts';
import { settingsText } from './settings.text.ts';

/** She confirms by typing her email; afterwards this device holds nothing about her either. */
export function EraseDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [, deleteMyAccount] = useMutation(SettingsScreen_DeleteMyAccountDocument);
  const memberId = useMember()?.id ?? '';
  const isSame = plainAddress(typed).toLowerCase() === email.toLowerCase();
  const correct = (why: string) => {
    flushSync(() => setWrong(why));
    field.current?.focus();
  };
  const confirm = async () => {
    setProblem(undefined);
    if (plainAddress(typed) === '') return correct(accountText.emailMissing);
    if (!isSame) return correct(settingsText.emailDiffers);
    setWrong(undefined);
    setBusy(true);
    const failure = await erase();
    setProblem(failure);
    // Without a failure, another page is about to come.
    if (failure !== undefined) setBusy(false);
  };
  /** Returns the words for what failed. */
  const erase = async () => {
    const { error } = await deleteMyAccount({ email: plainAddress(typed) });
    if (!(await isErased(memberId, error))) return settingsText.eraseFailed;
    return leaveErased(memberId).then(
      (isLeaving) => (isLeaving ? undefined : settingsText.erasedBesideOther),
      () => syncStatusText.signOutFailed,
    );
  };
  return (
    <ConfirmDialog
      title={privacy.erase}
      confirm={privacy.erase}
      isDanger
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
    >
      <p>{privacy['erase.info']}</p>
      <EndOfSubscription />
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

/**
 * Tells about a subscription that has not ended. Until it is read, this is shown if a plan is open to her, no matter when she
 * bought it.
 */
function EndOfSubscription() {
  const { answer } = useQuestion(subscriptionsQuestion);
  const groups = useMember()?.groups ?? [];
  const [openedAt] = useState(() => Date.now());
  if (answer ? !answer.some(isLive) : !groups.some(isPlanGroup)) return null;
  const open = answer?.find((contract) => isLive(contract) && mayStillWithdraw(contract, openedAt));
  return (
    <>
      <p>{settingsText.eraseEndsSubscription}</p>
      {(open || !answer) && (
        <>
          <p>
            {open
              ? fill(settingsText.eraseMayWithdraw, {
                  date: formatDay(lastWithdrawalDay(open), 'terminative'),
                })
              : settingsText.erasePerhapsMayWithdraw}
          </p>
          <LinkButton to={paths.subscription.to()} variant="secondary">
            {settingsText.toWithdrawal}
          </LinkButton>
        </>
      )}
    </>
  );
}
