import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * For a control that pressing replaces with another: focus moves to the new button instead of being lost. Call it in the
 * component that renders the buttons.
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const holder = useRef<EventTarget>(null);
  useEffect(() => {
    const element = place.current;
    const hold = ({ target }: FocusEvent) => {
      holder.current = target;
    };
    // Focus that moves to nothing may mean that the button is being removed.
    const release = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) holder.current = null;
    };
    element?.addEventListener('focusin', hold);
    element?.addEventListener('focusout', release);
    return () => {
      element?.removeEventListener('focusin', hold);
      element?.removeEventListener('focusout', release);
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
