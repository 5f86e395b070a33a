import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useArrivalScroll } from './scroll-memory.ts';

let lastFocusKey: string | undefined;

/** True if the heading takes focus: not when the app has just opened, and not again on the same screen unless focus was lost. */
function arrive(focusKey: string, visitKey: string): boolean {
  const isOpening = visitKey === 'default' && (lastFocusKey ?? focusKey) === focusKey;
  const isNewScreen = lastFocusKey !== focusKey;
  lastFocusKey = focusKey;
  return !isOpening && (isNewScreen || document.activeElement === document.body);
}

/** Focuses a screen's h1, at its top, when the member came from another screen. `key` defaults to the path. */
export function useArrivalFocus(key?: string): RefObject<HTMLHeadingElement | null> {
  const { pathname, key: visitKey } = useLocation();
  const focusKey = key ?? pathname;
  const heading = useRef<HTMLHeadingElement>(null);
  useArrivalScroll(focusKey);
  useEffect(() => {
    if (arrive(focusKey, visitKey)) heading.current?.focus({ preventScroll: true });
  }, [focusKey, visitKey]);
  return heading;
}
