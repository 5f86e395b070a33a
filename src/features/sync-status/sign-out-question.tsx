import { useEffect, useEffectEvent, useState } from 'react';
import { actions, fill, nav, sync } from '../../language/words.ts';
import { currentConnection } from '../../offline/connection.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { useEntries, useOutbox } from '../../offline/outbox-context.ts';
import { signOut } from '../../session/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { sendNow } from './send-now.ts';
import styles from './sign-out-question.module.css';
import { syncStatusText } from './sync-status.text.ts';

/** As long as she would wait for a slow network before she wants to choose herself. */
const SENDING_MS = 20_000;

/** What she chose, while it is being done. */
type Step = 'asking' | 'sending' | 'leaving';

/** Signs out; asks first what becomes of entries that were not sent (promise 6). */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const outbox = useOutbox();
  const entries = useEntries();
  const [isOpenedEmpty] = useState(entries.length === 0);
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string>();
  const unsentCount = entries.length;
  const hasOnlyRefused = entries.every(({ state }) => state === 'refused');

  const fail = () => {
    setProblem(syncStatusText.signOutFailed);
    setStep('asking');
  };
  const leave = (unsent: 'keep' | 'discard') => {
    setStep('leaving');
    signOut({ unsent }).catch(fail);
  };
  const leaveEmpty = useEffectEvent(() => void signOutWithoutEntries(outbox).catch(fail));
  /** Everything was sent by itself while she read the question. */
  const leaveSent = () => {
    setStep('leaving');
    signOutWithoutEntries(outbox).catch(fail);
  };
  const mayLeaveEmpty = unsentCount === 0 && (isOpenedEmpty || step === 'sending');
  useEffect(() => {
    if (mayLeaveEmpty) leaveEmpty();
  }, [mayLeaveEmpty]);
  useSendingEnd(step === 'sending' && unsentCount > 0, hasOnlyRefused, () => {
    setProblem(syncStatusText.signOutLeft);
    setStep('asking');
  });

  const send = () => {
    if (!outbox || currentConnection() === 'offline') return setProblem(sync.needsConnection);
    setProblem(undefined);
    setStep('sending');
    sendNow(outbox).catch(() => setStep('asking'));
  };
  const isBusy = step !== 'asking';
  return (
    <Dialog isOpen onClose={onClose} title={nav.signOut} isBusy={isBusy}>
      {problem && (
        <Notice kind="danger" isAnnounced>
          {problem}
        </Notice>
      )}
      {unsentCount > 0 && <p className={styles.question}>{signOutWords(unsentCount)}</p>}
      <p>{syncStatusText.signOutPlain}</p>
      <div className={styles.choices}>
        {unsentCount > 0 && (
          <>
            <Button isWide isBusy={step === 'sending'} onClick={send}>
              {sync.signOutSendNow}
            </Button>
            <Button variant="secondary" isWide isBusy={step === 'leaving'} onClick={() => leave('keep')}>
              {sync.signOutKeep}
            </Button>
            <Button variant="danger" isWide disabled={isBusy} onClick={() => leave('discard')}>
              {sync.signOutDiscard}
            </Button>
          </>
        )}
        {unsentCount === 0 && !isOpenedEmpty && (
          <Button isWide isBusy={isBusy} onClick={leaveSent}>
            {nav.signOut}
          </Button>
        )}
        <Button variant="quiet" isWide disabled={step === 'leaving'} onClick={onClose}>
          {/* Beside „Loobu saatmata kirjetest“ a „Loobu“ could be taken for it. */}
          {unsentCount > 0 ? actions.back : actions.cancel}
        </Button>
      </div>
    </Dialog>
  );
}

/** Nothing waits (any more), so her whole outbox may go with the rest of her data, unless another tab has just added to it. */
async function signOutWithoutEntries(outbox: Outbox | undefined): Promise<void> {
  await outbox?.refresh();
  if (outbox && outbox.entries.length > 0) return;
  await signOut({ unsent: outbox ? 'discard' : 'keep' });
}

function signOutWords(count: number): string {
  return count === 1 ? syncStatusText.signOutPendingOne : fill(sync.signOutPending, { n: count });
}

/** Calls `onEnd` when sending has not emptied the outbox in time, or cannot: at once when all that is left was refused. */
function useSendingEnd(isSending: boolean, hasOnlyRefused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => end(), hasOnlyRefused ? 0 : SENDING_MS);
    return () => clearTimeout(timer);
  }, [isSending, hasOnlyRefused]);
}
