const SHORT_MS = 6_000;
/** A keyboard user may have a whole list to tab through before reaching the button. */
const LONG_MS = 20_000;

/**
 * How long she can undo what she has just done, in milliseconds: the message stays this long, and nothing is sent
 * before. What cannot be done anew, like a deletion, has the longer time however she pressed.
 */
export function undoMs({ isFinal = false } = {}): number {
  return isFinal || document.activeElement?.matches(':focus-visible') ? LONG_MS : SHORT_MS;
}
