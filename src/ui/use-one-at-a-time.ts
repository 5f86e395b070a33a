import { useCallback, useRef } from 'react';

/** A press while the one before is under way is that press again: its entry is added once. */
export function useOneAtATime(): (act: () => Promise<void>) => Promise<void> {
  const isUnderWay = useRef(false);
  return useCallback(async (act) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await act();
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}
