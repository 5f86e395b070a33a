import { useEffect, useEffectEvent } from 'react';

/**
 * Carries out a press that was refused for want of a consent alone, once her profile comes and says that she has given it
 * (`isDue`): otherwise the form would stay unsaved, with nothing left in it to mend.
 */
export function useRepeatedPress(isDue: boolean, press: () => void): void {
  const repeat = useEffectEvent(press);
  useEffect(() => {
    if (!isDue) return undefined;
    let isLeft = false;
    // A form draws its errors at once, which it cannot within an effect.
    queueMicrotask(() => {
      if (!isLeft) repeat();
    });
    return () => {
      isLeft = true;
    };
  }, [isDue]);
}
