import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

let lastFocusKey: string | undefined;

/** Whether the heading takes focus: not where the app was opened, and not again on the same screen unless focus got lost. */
function arrive(focusKey: string, visitKey: string): boolean {
  const isOpening = visitKey === 'default' && (lastFocusKey ?? focusKey) === focusKey;
  const isNewScreen = lastFocusKey !== focusKey;
  lastFocusKey = focusKey;
  return !isOpening && (isNewScreen || document.activeElement === document.body);
}

/** For a screen's h1: it takes the focus when the member came here from another screen; `key` is the path unless told. */
export function useArrivalFocus(key?: string): RefObject<HTMLHeadingElement | null> {
  const { pathname, key: visitKey } = useLocation();
  const focusKey = key ?? pathname;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrive(focusKey, visitKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey, visitKey]);
  return heading;
}
