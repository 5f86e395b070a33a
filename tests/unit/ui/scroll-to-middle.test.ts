// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { scrollToMiddle } from '../../../src/ui/scroll-to-middle.ts';

interface Box {
  top: number;
  height: number;
  content?: number;
}

/** An element with the size that a browser would give it. */
function boxed({ top, height, content = height }: Box, ...children: HTMLElement[]): HTMLElement {
  const element = document.createElement('div');
  element.append(...children);
  Object.defineProperties(element, { clientHeight: { value: height }, scrollHeight: { value: content } });
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
  return element;
}

it('moves the nearest list that scrolls, and nothing around it', () => {
  const row = boxed({ top: 950, height: 100 });
  const group = boxed({ top: 900, height: 400 }, row);
  const list = boxed({ top: 50, height: 300, content: 2000 }, group);
  const sheet = boxed({ top: 0, height: 350, content: 2050 }, list);
  for (const scrolling of [list, sheet]) scrolling.style.overflowY = 'auto';
  document.body.append(sheet);
  scrollToMiddle(row);
  // It begins 900 px below the list's edge, and has 100 px above and below it in the middle.
  expect(list.scrollTop).toBe(800);
  expect(sheet.scrollTop).toBe(0);
});

it('moves nothing where everything is in sight', () => {
  const row = boxed({ top: 250, height: 100 });
  const list = boxed({ top: 50, height: 300 }, row);
  list.style.overflowY = 'auto';
  document.body.append(list);
  scrollToMiddle(row);
  expect(list.scrollTop).toBe(0);
});
