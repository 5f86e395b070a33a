const BY_POINTER_MS = 6_000;
/** Between whoever goes by keyboard and the button may lie a whole list. */
const BY_KEYBOARD_MS = 20_000;

/** How long what she has just done can be taken back, in milliseconds: as long as the message says so, and is not sent before. */
export function undoMs(): number {
  return document.activeElement?.matches(':focus-visible') ? BY_KEYBOARD_MS : BY_POINTER_MS;
}
