import type { Page } from '@playwright/test';

/**
 * The beginnings of texts of which something beside the edge of a box or of the window is never seen, because nothing there
 * scrolls. Includes those of texts that stick out of their button. The name beside the logo gives way as a whole
 * (logo.module.css).
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const windowBox = { left: 0, right: document.documentElement.clientWidth };
    const isBeside = (text: DOMRect, box: { left: number; right: number }) =>
      text.right > box.right + 1 || text.left < box.left - 1;
    /** The boxes that cut what is in `element`, from the inside out, as far as one scrolls. */
    const boxesAround = (element: Element) => {
      const boxes: { left: number; right: number }[] = [];
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(at);
        // Read, not seen.
        if (clipPath !== 'none') return [];
        if (overflowX === 'auto' || overflowX === 'scroll') return boxes;
        const { left, right } = at.getBoundingClientRect();
        if (overflowX !== 'visible') boxes.push({ left, right });
        // One long word may touch the border of a narrow tile (button-row.module.css), and not what is beside it.
        else if (at.matches('button')) boxes.push({ left: left - 3, right: right + 3 });
      }
      return [...boxes, windowBox];
    };
    const isBelowItsBox = (element: Element) => {
      const box = element.parentElement;
      if (!box || getComputedStyle(box).overflowY === 'visible') return false;
      return element.getBoundingClientRect().top >= box.getBoundingClientRect().bottom;
    };
    const isSeen = (element: Element) =>
      !element.closest('svg, [aria-hidden="true"], .visually-hidden') &&
      !isBelowItsBox(element) &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      const words = text.textContent?.trim() ?? '';
      if (!element || words === '' || !isSeen(element)) continue;
      range.selectNodeContents(text);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (boxesAround(element).some((box) => lines.some((line) => isBeside(line, box))))
        found.add(words.slice(0, 40));
    }
    return [...found].slice(0, 5);
  });
}
