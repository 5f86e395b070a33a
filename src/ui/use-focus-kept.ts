import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a place whose button gives way to another when it is pressed: the focus that would go with it, and be lost, goes to
 * the button that stands there now. To be called by the component that draws the buttons.
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const holder = useRef<EventTarget>(null);
  useEffect(() => {
    const element = place.current;
    const hold = ({ target }: FocusEvent) => {
      holder.current = target;
    };
    // Where it goes to nothing, the button may be going away.
    const letGo = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) holder.current = null;
    };
    element?.addEventListener('focusin', hold);
    element?.addEventListener('focusout', letGo);
    return () => {
      element?.removeEventListener('focusin', hold);
      element?.removeEventListener('focusout', letGo);
    };
  }, []);
  useLayoutEffect(() => {
    const isGone = holder.current instanceof Element && !holder.current.isConnected;
    if (!isGone) return;
    holder.current = null;
    if (document.activeElement !== document.body) return;
    place.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  });
  return place;
}
