/**
 * Calls back whenever somebody returns to this page: it is seen again, thaws, or comes back from the back/forward cache. No
 * message reached it while it slept, so everything it shows may be outdated. One return may call more than once. Returns a
 * function that stops it. Without a page it never calls.
 */
export function onReturn(listener: () => void): () => void {
  const page = globalThis.document as Document | undefined;
  if (!page) return () => undefined;
  const onVisible = () => {
    if (page.visibilityState === 'visible') listener();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  page.addEventListener('visibilitychange', onVisible);
  page.addEventListener('resume', listener);
  window.addEventListener('pageshow', onShown);
  return () => {
    page.removeEventListener('visibilitychange', onVisible);
    page.removeEventListener('resume', listener);
    window.removeEventListener('pageshow', onShown);
  };
}

/**
 * Calls back whenever what failed for lack of a network is worth another try: the browser has one again, or somebody returns.
 * Returns a function that stops it.
 */
export function onChance(listener: () => void): () => void {
  const stopReturning = onReturn(listener);
  window.addEventListener('online', listener);
  return () => {
    stopReturning();
    window.removeEventListener('online', listener);
  };
}
