import { useEffect, useState } from 'react';

/** `refused`: the device declined (a battery saver does). `unsupported`: this browser has no wake lock. */
export type WakeLockState = 'off' | 'on' | 'refused' | 'unsupported';

/**
 * Keeps the screen awake while `isWanted`. The system releases the lock whenever the page is hidden, so it is
 * requested again each time the page becomes visible.
 */
export function useWakeLock(isWanted: boolean): WakeLockState {
  const [state, setState] = useState<WakeLockState>('off');
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    let lock: WakeLockSentinel | undefined;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const outcome = await requestLock();
      if (isLeft) {
        if (typeof outcome === 'object') await outcome.release();
        return;
      }
      if (typeof outcome === 'object') lock = outcome;
      setState(typeof outcome === 'object' ? 'on' : outcome);
    };
    const takeAgain = () => void take();
    takeAgain();
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
      setState('off');
    };
  }, [isWanted]);
  return state;
}

async function requestLock(): Promise<WakeLockSentinel | 'refused' | 'unsupported'> {
  const { wakeLock } = navigator;
  if (!wakeLock) return 'unsupported';
  try {
    return await wakeLock.request('screen');
  } catch {
    return 'refused';
  }
}
