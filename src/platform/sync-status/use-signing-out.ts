import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Outbox } from '../../offline/outbox.ts';
import { useOutbox, useUnsettledEntries } from '../../offline/outbox-context.ts';
import { signOut, type SignOutChoice } from '../../session/sign-out.ts';
import { obstacleWords, useObstacle } from './obstacle.ts';
import { sendNow } from './send-now.ts';
import { syncStatusText } from './sync-status.text.ts';

/** The time that she waits for a slow network before she is asked again. */
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

/**
 * The steps of signing out, and why she is asked again. `settleDevice` stores as much as it can of the data that this device
 * alone holds, and names the rest. It never rejects.
 */
export function useSigningOut(settleDevice: () => Promise<readonly string[]>) {
  const outbox = useOutbox();
  const entries = useUnsettledEntries();
  const obstacle = useObstacle();
  const [step, setStep] = useState<Step>('asking');
  const [problem, setProblem] = useState<string>();
  const { deviceOnly, settled } = useDeviceOnly(settleDevice);
  const unsentCount = entries.length;
  const hasOnlyRefused = entries.every(({ state }) => state === 'refused');

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
  return {
    step,
    problem,
    entries,
    deviceOnly,
    isLeaving: step === 'leaving' || isAllSent,
    // If nothing can be sent, the first button must be one that works.
    maySend: obstacle === undefined || step !== 'asking',
    mayOnlyKeep: problem === syncStatusText.signOutUnreadable,
    send,
    leave,
  };
}

export type SigningOut = ReturnType<typeof useSigningOut>;

/** The data that only this device holds; undefined until that is known. */
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

/** True if she was shown, before she pressed, what only this device holds, or if it holds nothing. */
async function hasNothingToTell(
  shown: readonly string[] | undefined,
  settling: Promise<readonly string[]> | undefined,
): Promise<boolean> {
  return shown !== undefined || (await settling)?.length === 0;
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
