import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * For a part of a screen whose list grows when a button below it is pressed. `grow` makes the change, and focus goes on to the
 * first row that has come: with the last rows the button goes, and the focus with it.
 */
export function useGrowingList<Part extends HTMLElement>(): {
  part: RefObject<Part | null>;
  grow: (change: () => void) => void;
} {
  const part = useRef<Part>(null);
  const rows = () => part.current?.querySelectorAll('li') ?? [];
  return {
    part,
    grow(change) {
      const { length } = rows();
      flushSync(change);
      rows()[length]?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    },
  };
}
