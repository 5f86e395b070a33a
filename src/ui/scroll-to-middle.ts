/**
 * Scrolls the list that an element is in so that it is in the middle, at once. That list alone: `scrollIntoView` moves everything
 * around it too, and a sheet would lose its heading.
 */
export function scrollToMiddle(element: HTMLElement): void {
  const list = scrollingParentOf(element);
  if (!list) return;
  const { top, height } = element.getBoundingClientRect();
  const above = top - list.getBoundingClientRect().top;
  list.scrollTop += above - (list.clientHeight - height) / 2;
}

function scrollingParentOf({ parentElement }: HTMLElement): HTMLElement | undefined {
  if (!parentElement) return undefined;
  const isScrolling =
    parentElement.scrollHeight > parentElement.clientHeight &&
    ['auto', 'scroll'].includes(getComputedStyle(parentElement).overflowY);
  return isScrolling ? parentElement : scrollingParentOf(parentElement);
}
