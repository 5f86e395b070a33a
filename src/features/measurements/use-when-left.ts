import { useEffect, useEffectEvent } from 'react';

/** Calls `onLeft` when the app goes out of sight, so that no photo of hers stands in the list of open apps. */
export function useWhenLeft(onLeft: () => void): void {
  const leave = useEffectEvent(onLeft);
  useEffect(() => {
    const listen = () => {
      if (document.visibilityState === 'hidden') leave();
    };
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
}
