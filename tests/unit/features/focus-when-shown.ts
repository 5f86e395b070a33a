/**
 * Resolves with what has the focus when `isShown` is first true, before a browser could have painted it: a
 * MutationObserver is called right after the change, and an effect that waits for the painting only later.
 */
export function focusWhenShown(isShown: () => boolean): Promise<Element | null> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve(document.activeElement);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
