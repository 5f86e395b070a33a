import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Starts a new screen at its top, and returns to the member's former place when she goes back. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const top = useRememberedTop();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  // Before the new screen scrolls, so that its first move is not remembered for the one before.
  useLayoutEffect(() => {
    const remember = () => void positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const isNewScreen = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (isNewScreen) window.scrollTo(0, top);
  }, [pathname, top]);
}

let lastScreen: { pathname: string; focusKey: string } | undefined;

/** As `useScrollMemory`, for the screens of one path, each with a focus key of its own: the lessons of a course. */
export function useArrivalScroll(focusKey: string): void {
  const { pathname } = useLocation();
  const top = useRememberedTop();
  useLayoutEffect(() => {
    const isNewScreen = lastScreen?.pathname === pathname && lastScreen.focusKey !== focusKey;
    lastScreen = { pathname, focusKey };
    if (isNewScreen) window.scrollTo(0, top);
  }, [pathname, focusKey, top]);
}

/** The scroll position at which the screen in the address begins. */
function useRememberedTop(): number {
  const { key } = useLocation();
  return useNavigationType() === 'POP' ? (positions.get(key) ?? 0) : 0;
}
