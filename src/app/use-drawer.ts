import { useCallback, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The drawer is open on the screen on which she opened it, and closed on every other, also when she comes back from there. */
export function useDrawer(): { isOpen: boolean; open: () => void; close: () => void } {
  const { key } = useLocation();
  const [openedOn, setOpenedOn] = useState<string>();
  if (openedOn !== undefined && openedOn !== key) setOpenedOn(undefined);
  const open = useCallback(() => setOpenedOn(key), [key]);
  const close = useCallback(() => setOpenedOn(undefined), []);
  return { isOpen: openedOn === key, open, close };
}
