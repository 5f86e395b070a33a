import { useEffect, useEffectEvent } from 'react';

/** Calls `onLeft` when the app is hidden, so that none of her photos shows in the app switcher. */
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
