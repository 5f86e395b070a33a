import { useEffect, useState } from 'react';
import { timerMs } from '../../../../contract/timers.ts';
import { leftMsOf } from './guided-session.ts';
import type { GuidedView } from './guided-run.ts';

/** The whole seconds left of the running set or rest, from the moment at which it ends; null if nothing runs. */
export function useLeftSeconds({ state, asOf }: GuidedView): number | null {
  const [seenAt, setSeenAt] = useState(asOf);
  const leftMs = leftMsOf(state, Math.max(seenAt, asOf));
  const isRunning = state.clock !== null && 'endsAt' in state.clock;
  useEffect(() => {
    if (!isRunning || leftMs === null || leftMs === 0) return;
    const timer = setTimeout(() => setSeenAt(Date.now()), timerMs(leftMs % 1000 || 1000));
    return () => clearTimeout(timer);
  }, [isRunning, leftMs]);
  return leftMs === null ? null : Math.ceil(leftMs / 1000);
}
