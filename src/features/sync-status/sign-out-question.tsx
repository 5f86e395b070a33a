import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatList } from '../../language/numbers.ts';
import { actions, fill, nav, sync } from '../../language/words.ts';
import type { Entry } from '../../offline/entry.ts';
import type { Outbox } from '../../offline/outbox.ts';
import { useUnsettledEntries, useOutbox } from '../../offline/outbox-context.ts';
import { signOut, type SignOutChoice } from '../../session/sign-out.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useFocusWhenLost } from '../../ui/use-focus-when-lost.ts';
import { DiscardAllDialog } from './discard-all-dialog.tsx';
import type { EntryViews } from './entry-view.ts';
import { sendNow } from './send-now.ts';
import styles from './sign-out-question.module.css';
import { obstacleWords, useObstacle } from './obstacle.ts';
import { syncStatusText } from './sync-status.text.ts';

/** How long she waits for a slow network before she is asked again. */
const SENDING_MS = 20_000;

/**
 *   asking ──Saada kohe──▶ sending ──all sent──▶ leaving ──▶ (the page reloads)
 *     ▲  └──any other choice────────────────────▶ │
 *     └───────── not all sent ◀──┘                │
 *     └───────── something came, or it failed ◀───┘
 *
 * It can be closed at any step but `leaving`, which is short because it waits for no network. Closing it signs nobody out.
 */
type Step = 'asking' | 'sending' | 'leaving';

interface SignOutQuestionProps {
  views: EntryViews;
  /** Stores what can be stored of what this device holds alone, and names what remains. It never rejects. */
  settleDevice: () => Promise<readonly string[]>;
  onClose: () => void;
}

/** Asks before signing out: she cannot sign in again without a network, and entries may be unsent (promise 6). */
export function SignOutQuestion({ views, settleDevice, onClose }: SignOutQuestionProps) {
  const outbox = useOutbox();
  const entries = useUnsettledEntries();
  const obstacle = useObstacle();
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string>();
  const [discarded, setDiscarded] = useState<readonly Entry[]>([]);
  const said = useFocusWhenLost<HTMLDivElement>();
  const { deviceOnly, settled } = useDeviceOnly(settleDevice);
  const unsentCount = entries.length;
  // What has been sent while she was asked is safe.
  const stillUnsent = discarded.filter(({ id }) => entries.some((entry) => entry.id === id));
  const hasOnlyRefused = entries.every(({ state }) => state === 'refused');
  const mayOnlyKeep = problem === syncStatusText.signOutUnreadable;

  const askAgain = (why?: string) => {
    setProblem(why);
    setStep('asking');
  };
  const finish = (unsent: SignOutChoice['unsent']) =>
    hasNothingToTell(deviceOnly, settled.current).then((isTold) =>
      isTold ? attemptToLeave(unsent, outbox).then((why) => why !== undefined && askAgain(why)) : askAgain(),
    );
  const leave = (unsent: SignOutChoice['unsent']) => {
    setStep('leaving');
    void finish(unsent);
  };
  const finishEmpty = useEffectEvent(() => void finish({ giveUp: [] }));
  const isAllSent = step === 'sending' && unsentCount === 0;
  useEffect(() => {
    if (isAllSent) finishEmpty();
  }, [isAllSent]);
  useSendingEnd(step === 'sending' && unsentCount > 0, hasOnlyRefused, () =>
    askAgain(syncStatusText.signOutLeft),
  );

  const send = () => {
    if (obstacle) return setProblem(obstacleWords[obstacle]);
    if (!outbox) return;
    setProblem(undefined);
    setStep('sending');
    sendNow(outbox).catch(() => setStep('asking'));
  };
  const isLeaving = step === 'leaving' || isAllSent;
  // If nothing can be sent, the first button must be one that works.
  const maySend = obstacle === undefined || step !== 'asking';
  const keep = (
    <Button
      variant={maySend ? 'secondary' : 'primary'}
      isWide
      isBusy={isLeaving}
      onClick={() => leave('keep')}
    >
      {sync.signOutKeep}
    </Button>
  );
  return (
    <Dialog isOpen onClose={onClose} title={nav.signOut} isBusy={step !== 'asking'}>
      <div ref={said} tabIndex={-1} className={styles.said}>
        {problem && (
          <Notice kind="danger" isAnnounced>
            {problem}
          </Notice>
        )}
        {unsentCount > 0 && <p className={styles.question}>{signOutWords(unsentCount)}</p>}
        {deviceOnly !== undefined && deviceOnly.length > 0 && (
          <Notice kind="warning" isAnnounced>
            {fill(syncStatusText.signOutDeviceOnly, { what: formatList(deviceOnly) })}
          </Notice>
        )}
        <p>{syncStatusText.signOutPlain}</p>
        <WayBack />
      </div>
      <div className={styles.choices}>
        {unsentCount > 0 ? (
          <>
            {maySend && (
              <Button isWide isBusy={step === 'sending'} disabled={isLeaving} onClick={send}>
                {sync.signOutSendNow}
              </Button>
            )}
            {keep}
            <Button
              variant="danger"
              isWide
              disabled={step !== 'asking'}
              onClick={() => setDiscarded(entries)}
            >
              {sync.signOutDiscard}
            </Button>
          </>
        ) : (
          <>
            <Button isWide isBusy={step !== 'asking'} onClick={() => leave({ giveUp: [] })}>
              {nav.signOut}
            </Button>
            {mayOnlyKeep && keep}
          </>
        )}
        <Button variant="quiet" isWide disabled={isLeaving} onClick={onClose}>
          {/* Next to „Loobu saatmata kirjetest“, a „Loobu“ could be mistaken for it. */}
          {unsentCount > 0 ? actions.back : actions.cancel}
        </Button>
      </div>
      {stillUnsent.length > 0 && (
        <DiscardAllDialog
          entries={stillUnsent}
          views={views}
          onClose={() => setDiscarded([])}
          onConfirm={() => {
            setDiscarded([]);
            leave({ giveUp: stillUnsent.map(({ id }) => id) });
          }}
        />
      )}
    </Dialog>
  );
}

/** What only this device holds; undefined until that is known. */
function useDeviceOnly(settleDevice: () => Promise<readonly string[]>) {
  const [deviceOnly, setDeviceOnly] = useState<readonly string[]>();
  const settled = useRef<Promise<readonly string[]>>(undefined);
  const settle = useEffectEvent(settleDevice);
  useEffect(() => {
    settled.current = settle();
    void settled.current.then(setDeviceOnly);
  }, []);
  return { deviceOnly, settled };
}

/** Whether she was shown what only this device holds before she pressed, or it holds nothing. */
async function hasNothingToTell(
  shown: readonly string[] | undefined,
  settling: Promise<readonly string[]> | undefined,
): Promise<boolean> {
  return shown !== undefined || (await settling)?.length === 0;
}

/** Warns that signing in again needs a network. */
function WayBack() {
  if (useObstacle() !== 'connection') return <p>{syncStatusText.signOutBack}</p>;
  return (
    <Notice kind="warning" isAnnounced>
      {syncStatusText.signOutOffline}
    </Notice>
  );
}

/** Returns why she must be asked again, or undefined if the page is reloading. */
async function attemptToLeave(
  unsent: SignOutChoice['unsent'],
  outbox: Outbox | undefined,
): Promise<string | undefined> {
  try {
    if (await signOut({ unsent })) return undefined;
    await outbox?.refresh();
    return syncStatusText.signOutMoreCame;
  } catch {
    return unsent === 'keep' ? syncStatusText.signOutFailed : syncStatusText.signOutUnreadable;
  }
}

function signOutWords(count: number): string {
  return count === 1 ? syncStatusText.signOutPendingOne : fill(sync.signOutPending, { n: count });
}

/**
 * Calls `onEnd` if sending has not emptied the outbox in time, and at once if only refused entries are
 * left.
 */
function useSendingEnd(isSending: boolean, hasOnlyRefused: boolean, onEnd: () => void): void {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isSending) return undefined;
    const timer = setTimeout(() => end(), hasOnlyRefused ? 0 : SENDING_MS);
    return () => clearTimeout(timer);
  }, [isSending, hasOnlyRefused]);
}
