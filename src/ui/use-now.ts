import { useMemo, useSyncExternalStore } from 'react';
import { MINUTE_MS, onEachMinute } from './each-minute.ts';

const minuteNow = () => Math.floor(Date.now() / MINUTE_MS);

/** The start of the current minute. */
export function useNow(): Date {
  const minute = useSyncExternalStore(onEachMinute, minuteNow, minuteNow);
  return useMemo(() => new Date(minute * MINUTE_MS), [minute]);
}
