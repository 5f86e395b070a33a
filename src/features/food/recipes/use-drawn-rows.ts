import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { keepListPlace, listPlace } from './list-place.ts';

/** Two screenfuls, because the screen can be used no sooner than they are drawn, and results are drawn on every keystroke. */
const FIRST_DRAWN = 16;
const MORE_DRAWN = 40;
/** The distance below the viewport within which cards are rendered. */
const AHEAD = '1000px';
/** When the cards around it become visible, their real heights shift it slightly. */
const RETURN_PASSES = 2;

/**
 * Renders a long list in pages: `drawn` rows now, more when the element under `sentinel` comes near. Going back
 * restores both; another `listName` (other filters; '' for none) starts over. Cards are found by their `data-row`
 * attribute.
 */
export function useDrawnRows(rowCount: number, listName: string) {
  const { pathname, search } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const address = pathname + search;
  const [kept] = useState(() => (isReturn ? listPlace(address) : undefined));
  const [draw, setDraw] = useState({ of: listName, count: kept?.drawn ?? FIRST_DRAWN });
  const drawn = draw.of === listName ? draw.count : FIRST_DRAWN;
  const sentinel = useRef<HTMLDivElement>(null);
  const hasMore = drawn < rowCount;

  useEffect(() => {
    if (!hasMore || !sentinel.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          startTransition(() => setDraw({ of: listName, count: drawn + MORE_DRAWN }));
        }
      },
      { rootMargin: AHEAD },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [hasMore, drawn, listName]);

  const keepPlace = useEffectEvent(() => {
    // The next screen scrolls too, while this one is being removed.
    const anchor = location.pathname === pathname ? firstInSight() : undefined;
    if (anchor) keepListPlace(address, { drawn, anchor });
  });
  useEffect(() => {
    addEventListener('scrollend', keepPlace);
    addEventListener('pointerdown', keepPlace);
    addEventListener('keydown', keepPlace);
    return () => {
      removeEventListener('scrollend', keepPlace);
      removeEventListener('pointerdown', keepPlace);
      removeEventListener('keydown', keepPlace);
    };
  }, []);

  useReturnTo(kept?.anchor, rowCount > 0);
  return { drawn, hasMore, sentinel };
}

function firstInSight(): { id: string; top: number } | undefined {
  for (const row of document.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, bottom } = row.getBoundingClientRect();
    if (bottom > 0) return { id: row.dataset['row'] ?? '', top };
  }
  return undefined;
}

/** Offscreen heights are estimates, so the card itself is brought back rather than a scroll position. */
function useReturnTo(anchor: { id: string; top: number } | undefined, isDrawn: boolean): void {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!anchor || !isDrawn || isDone.current) return;
    let frame = 0;
    const comeBack = (passesLeft: number) => {
      isDone.current = true;
      const row = document.querySelector(`[data-row="${CSS.escape(anchor.id)}"]`);
      if (row) window.scrollBy(0, row.getBoundingClientRect().top - anchor.top);
      if (passesLeft > 0) frame = requestAnimationFrame(() => comeBack(passesLeft - 1));
    };
    frame = requestAnimationFrame(() => comeBack(RETURN_PASSES));
    return () => cancelAnimationFrame(frame);
  }, [anchor, isDrawn]);
}
