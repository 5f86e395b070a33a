/** Longer than a frame takes. A page that is hidden meanwhile draws none. */
const FRAME_MS = 100;

/**
 * Runs `work` once the next frame has been drawn, and without one after a tenth of a second; at once in a hidden page, which draws
 * none. Never, when the returned function is called before.
 */
export function afterPaint(work: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    work();
    return () => {};
  }
  const cancel = () => {
    cancelAnimationFrame(frame);
    clearTimeout(drawn);
    clearTimeout(late);
  };
  const run = () => {
    cancel();
    work();
  };
  let drawn: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    drawn = setTimeout(run);
  });
  const late = setTimeout(run, FRAME_MS);
  return cancel;
}
