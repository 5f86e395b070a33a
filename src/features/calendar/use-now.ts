import { useEffect, useState } from 'react';

const STEP_MS = 60_000;

/** The present moment, to the minute: a calendar that stays open over midnight turns to the new day. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const turn = () => setNow(new Date());
    const timer = setInterval(turn, STEP_MS);
    document.addEventListener('visibilitychange', turn);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, []);
  return now;
}
