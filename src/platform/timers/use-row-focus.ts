import { useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';

/**
 * Keeps the focus of who uses a keyboard in a list whose rows come, go and change places: on the last button of the row that
 * has taken the place of the one that she was at. `onLost`: there is no row any more, or she tapped, so that the next press of
 * a page turner would remove another row. Returns what the list listens to.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, onLost?: () => void) {
  const place = useRef<number>(undefined);
  const isTapped = useRef(false);
  useLayoutEffect(() => {
    if (place.current === undefined || document.activeElement !== document.body) return;
    const rows = list.current?.children ?? [];
    const row = rows[Math.min(place.current, rows.length - 1)];
    const button = [...(row?.querySelectorAll('button') ?? [])].at(-1);
    if (button && !(isTapped.current && onLost)) return button.focus();
    place.current = undefined;
    onLost?.();
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
      place.current = [...currentTarget.children].findIndex((row) => row.contains(target));
    },
    onPointerDown: () => {
      isTapped.current = true;
    },
    onKeyDown: () => {
      isTapped.current = false;
    },
    // React tells nothing of an element that it removes with the focus in it.
    onBlur: () => {
      place.current = undefined;
    },
  };
}
