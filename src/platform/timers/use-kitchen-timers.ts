import { useEffect, useState, useSyncExternalStore } from 'react';
import { useMemberId } from '../../session/use-member-id.ts';
import { continueTimer, pauseTimer, removeTimer, startTimer } from './kitchen-timer.ts';
import type { KitchenTimer, NewKitchenTimer } from './kitchen-timer.ts';
import { kitchenTimersOf } from './kitchen-timer.store.ts';

const TICK_MS = 500;
const NONE: readonly KitchenTimer[] = [];

/** All of the member's timers, and the time to show them by. */
export function useKitchenTimers() {
  const store = kitchenTimersOf(useMemberId());
  const timers = useSyncExternalStore(
    store.subscribe,
    () => store.timers,
    () => NONE,
  );
  const nowMs = useNow(timers.length > 0);
  return {
    timers,
    nowMs,
    isSoundRefused: useSyncExternalStore(
      store.subscribe,
      () => store.isSoundRefused,
      () => false,
    ),
    loadSound: store.loadSound,
    soundAgain: store.soundAgain,
    start: (timer: NewKitchenTimer) => store.change((kept, now) => startTimer(kept, timer, now)),
    pause: (id: string) => store.change((kept, now) => pauseTimer(kept, id, now)),
    resume: (id: string) => store.change((kept, now) => continueTimer(kept, id, now)),
    remove: (id: string) => store.change((kept) => removeTimer(kept, id)),
  };
}

function useNow(isTicking: boolean): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    if (!isTicking) return;
    const tick = () => setNowMs(Date.now());
    tick();
    const interval = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(interval);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isTicking]);
  return nowMs;
}
