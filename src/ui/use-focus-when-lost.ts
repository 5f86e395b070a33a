import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * A place that takes the focus when the control that had it is gone from the page: the button that she pressed is no longer
 * needed, and the words that replace it are here. It needs `tabIndex={-1}`.
 */
export function useFocusWhenLost<T extends HTMLElement>(): RefObject<T | null> {
  const place = useRef<T>(null);
  const focused = useRef<EventTarget>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      focused.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);
  useLayoutEffect(() => {
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    if (isGone && document.activeElement === document.body) place.current?.focus();
  });
  return place;
}
