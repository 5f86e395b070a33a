import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const positions = new Map<string, number>();

/** Starts a new screen at its top, and returns to where the member was when she goes back. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    const remember = () => void positions.set(key, window.scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const isNewScreen = lastPathname.current !== pathname;
    lastPathname.current = pathname;
    if (!isNewScreen) return;
    window.scrollTo(0, how === 'POP' ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, how]);
}
