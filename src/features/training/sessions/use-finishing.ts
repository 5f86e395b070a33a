import { useEffect, useEffectEvent, useState } from 'react';
import { notSavedReason } from '../../../platform/sync-status/not-saved.ts';
import type { GuidedRun } from './guided-run.ts';
import { guidedText } from './guided.text.ts';

export interface Finishing {
  /** Resolves when it is over, or when the screen says why it is not. */
  finish: () => Promise<void>;
  isBusy: boolean;
}

interface Plan {
  /** Nothing of it is left to do. */
  isOver: boolean;
  /** A sheet above the training is open, in which she may be typing. */
  isCovered: boolean;
}

/**
 * Ends the training once: when she says so, or by itself when nothing is left to do. A member who falls asleep after the last
 * exercise has done the training too. `onFinish` rejects when it could not be stored.
 */
export function useFinishing(
  run: GuidedRun,
  onFinish: () => Promise<void>,
  { isOver, isCovered }: Plan,
): Finishing {
  const [isBusy, setIsBusy] = useState(false);
  const keep = () =>
    onFinish().catch((error: unknown) => run.say(notSavedReason(error, guidedText.notSavedInfo)));
  const finish = async () => {
    setIsBusy(true);
    await keep();
    setIsBusy(false);
  };
  const endsByItself = isOver && !isCovered;
  const finishByItself = useEffectEvent(() => void keep());
  useEffect(() => {
    if (endsByItself) finishByItself();
  }, [endsByItself]);
  return { finish, isBusy };
}
