const BY_POINTER_MS = 6_000;
/** A keyboard user may have a whole list to tab through before reaching the button. */
const BY_KEYBOARD_MS = 20_000;

/**
 * How long she can undo what she has just done, in milliseconds: the message stays this long, and nothing is sent
 * before.
 */
export function undoMs(): number {
  return document.activeElement?.matches(':focus-visible') ? BY_KEYBOARD_MS : BY_POINTER_MS;
}
