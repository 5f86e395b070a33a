import type { KeyboardEvent } from 'react';

interface Deeds {
  /** A sheet is above, which has its keys to itself. */
  isCovered: boolean;
  onMain: () => void;
  /** So many sets forth, or back if negative. */
  onStep: (by: number) => void;
}

/** Space and Enter press the large button from anywhere on the screen, the arrows go from set to set. */
export function pressKey(event: KeyboardEvent, { isCovered, onMain, onStep }: Deeds): void {
  const isKeyOfMain = event.key === ' ' || event.key === 'Enter';
  const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
  // Held down, it would log one set after the other, and answer the question at the end of them.
  const isHeld = event.repeat && isKeyOfMain;
  if (isHeld && (isOnButton || !isCovered)) event.preventDefault();
  if (isCovered || isHeld) return;
  // A button or a link that has the focus is pressed by the browser.
  if (isKeyOfMain && !isOnButton) {
    event.preventDefault();
    onMain();
  }
  if (event.key === 'ArrowRight') onStep(1);
  if (event.key === 'ArrowLeft') onStep(-1);
}
