import { useEffect, useRef } from 'react';
import { onReturn } from '../../../device/return.ts';

/**
 * Leaves the app for a page of the card service. Going back from there may bring this page back as it was left: then `onBack`
 * is called.
 */
export function useLeaving(onBack: () => void): (address: string) => void {
  const hasLeft = useRef(false);
  useEffect(
    () =>
      onReturn(() => {
        if (!hasLeft.current) return;
        hasLeft.current = false;
        onBack();
      }),
    [onBack],
  );
  return (address) => {
    hasLeft.current = true;
    location.assign(address);
  };
}
