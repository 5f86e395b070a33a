const SHORT_MS = 6_000;
/** A keyboard user may have a whole list to tab through before reaching the button. */
const LONG_MS = 20_000;

/**
 * The time in which she can undo her last change, in milliseconds: the message stays this long, and nothing is sent before. A
 * change that cannot be done anew, like a deletion, has the longer time in any case.
 */
export function undoMs({ isFinal = false } = {}): number {
  return isFinal || document.activeElement?.matches(':focus-visible') ? LONG_MS : SHORT_MS;
}
