import { useCallback, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { onModalOpening } from '../ui/modal-opening.ts';

const DRAWER_STATE = { isDrawerOpen: true };

function marksDrawer(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'isDrawerOpen' in state && state.isDrawerOpen === true
  );
}

/**
 * The drawer has a history entry of its own, so that the back button closes it before it leaves the page. It opens and
 * closes at once; the router follows with its entry. An entry left over from before a reload does not open it.
 */
export function useDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate();
  const location = useLocation();
  const { key, state } = location;
  const [openedFrom, setOpenedFrom] = useState<string>();
  const isOpen = openedFrom !== undefined && (key === openedFrom || marksDrawer(state));

  const open = useCallback(() => {
    setOpenedFrom(key);
    void navigate(location, { state: DRAWER_STATE });
  }, [navigate, key, location]);
  const close = useCallback(() => {
    setOpenedFrom(undefined);
    void navigate(-1);
  }, [navigate]);

  useEffect(() => {
    const forget = () => setOpenedFrom(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  useEffect(() => (isOpen ? onModalOpening(close) : undefined), [isOpen, close]);
  return { isOpen, open, close };
}
