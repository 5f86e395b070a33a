import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** In rem, so that her own text size counts. */
const LARGEST = 4;
const SMALLEST = 1.5;
const STEP = 0.125;

/**
 * Makes `text` as large as its parent has room for, which scrolls if even the smallest does not fit. If the parent grows with it,
 * the style sheet's size stays. `content`: the content of `text`.
 */
export function useLargestText(text: RefObject<HTMLElement | null>, content: unknown): void {
  useLayoutEffect(() => {
    const element = text.current;
    const place = element?.parentElement;
    if (!element || !place) return undefined;
    enlarge(element, place);
    const watcher = new ResizeObserver(() => enlarge(element, place));
    watcher.observe(place);
    return () => watcher.disconnect();
  }, [text, content]);
}

function enlarge(text: HTMLElement, place: HTMLElement): void {
  // With reduced motion every change has a moment's transition, in which the old size would be measured.
  text.style.transitionProperty = 'none';
  text.style.fontSize = '';
  if (getComputedStyle(place).overflowY !== 'auto') return;
  for (let size = LARGEST; size >= SMALLEST; size -= STEP) {
    text.style.fontSize = `${size}rem`;
    if (fits(place) && fits(text)) return;
  }
}

function fits({ scrollHeight, clientHeight, scrollWidth, clientWidth }: HTMLElement): boolean {
  return scrollHeight <= clientHeight && scrollWidth <= clientWidth;
}
