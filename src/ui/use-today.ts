import { useSyncExternalStore } from 'react';
import { dayOf, momentOf } from '../contract/moments.ts';
import { onEachMinute } from './each-minute.ts';

const todayNow = () => dayOf(momentOf(new Date()));

/** The day by this device's own calendar; a screen that stays open over midnight turns to the new one. */
export function useToday(): string {
  return useSyncExternalStore(onEachMinute, todayNow, todayNow);
}
