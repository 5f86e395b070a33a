import { useEffect } from 'react';

/** On a screen she reached without a tap, the browser allows no sound until she taps; and a call takes the sound away. */
export function useSoundAtNextTap(isRefused: boolean, soundAgain: () => void): void {
  useEffect(() => {
    if (!isRefused) return undefined;
    const options = { capture: true };
    const events = ['pointerup', 'keydown'] as const;
    for (const event of events) addEventListener(event, soundAgain, options);
    return () => {
      for (const event of events) removeEventListener(event, soundAgain, options);
    };
  }, [isRefused, soundAgain]);
}
