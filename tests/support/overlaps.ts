/** The places of a screen's parts: by the boxes that the browser has laid out, as its scrolling parts cut them. */
import type { Locator } from '@playwright/test';

/** Less is a rounding of the browser. */
const TOUCH_PX = 1;

/** Pairs of things within `screen` that are drawn over each other: its texts, drawings, bars, fields and buttons. */
export function overlapsIn(screen: Locator): Promise<string[]> {
  return screen.evaluate((root, touch) => {
    const WHOLE = 'button, a, input, progress, [role=timer], [data-clip]';
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, option');
    const things = [...root.querySelectorAll('*')].filter(
      (element) =>
        isShown(element) &&
        !element.parentElement?.closest(WHOLE) &&
        (element.matches(WHOLE) || hasText(element)),
    );
    const boxes = things.flatMap((element) => {
      let { left, top, right, bottom } = element.getBoundingClientRect();
      if (!element.matches(WHOLE)) {
        // As wide as the words, which may be wider or narrower than their place.
        const words = document.createRange();
        words.selectNodeContents(element);
        ({ left, right } = words.getBoundingClientRect());
      }
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (getComputedStyle(parent).overflowY === 'visible') continue;
        const cut = parent.getBoundingClientRect();
        [left, right] = [Math.max(left, cut.left), Math.min(right, cut.right)];
        [top, bottom] = [Math.max(top, cut.top), Math.min(bottom, cut.bottom)];
      }
      const name = element.getAttribute('aria-label') ?? (element.textContent || element.tagName);
      return right - left > touch && bottom - top > touch
        ? [{ element, name, left, top, right, bottom }]
        : [];
    });
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            !one.element.contains(other.element) &&
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > touch &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > touch,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
  }, TOUCH_PX);
}

/** The px of `part` that she does not see: beyond the window, cut by a part that scrolls, or under something else. */
export function unseenOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const STEP = 4;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    let unseen = 0;
    // A rounded corner belongs to what is behind it.
    for (let y = top + STEP; y <= bottom - STEP; y += STEP) {
      const hit = document.elementFromPoint((left + right) / 2, y);
      if (!element.contains(hit)) unseen += STEP;
    }
    for (let x = left + STEP; x <= right - STEP; x += STEP) {
      const hit = document.elementFromPoint(x, (top + bottom) / 2);
      if (!element.contains(hit)) unseen += STEP;
    }
    return unseen;
  });
}
