/** Shorter than a frame, so that a press is answered in the next one. */
const SLICE_MS = 10;

/** Lets the page draw and answer between slices of a long work: to be awaited often, it only waits when a slice is over. */
export function slices(signal?: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
    since = performance.now();
  };
}
