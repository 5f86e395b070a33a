import { useSyncExternalStore } from 'react';
import { dayOf, momentOf } from '../../contract/moments.ts';
import { onEachMinute } from './each-minute.ts';

const todayNow = () => dayOf(momentOf(new Date()));

/** The current day by this device's calendar; a screen left open past midnight moves to the new day. */
export function useToday(): string {
  return useSyncExternalStore(onEachMinute, todayNow, todayNow);
}
