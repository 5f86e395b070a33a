import { useEffect, useState } from 'react';
import { dayOf, momentOf } from '../contract/moments.ts';

const todayNow = () => dayOf(momentOf(new Date()));

/** The day by this device's own calendar; looked at again whenever the app comes back into sight. */
export function useToday(): string {
  const [today, setToday] = useState(todayNow);
  useEffect(() => {
    const look = () => setToday(todayNow());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}
