import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * For the panel of the selected day, which on a phone is below today and the month: brings it into view if a link led to
 * that day. A member who comes back finds her place again, and one who selects a day has it before her.
 */
export function useLinkedDay(isDrawn: boolean): RefObject<HTMLDivElement | null> {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  const isShown = useRef(isReturn);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDrawn || isShown.current) return;
    isShown.current = true;
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, [isDrawn]);
  return panel;
}
