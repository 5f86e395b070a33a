/** Announces that a modal opens, to whatever must make room (the sidebar). */
const openings = new EventTarget();

export function announceModalOpening(): void {
  openings.dispatchEvent(new Event('open'));
}

/** Calls `listener` on each opening until the returned function is called. */
export function onModalOpening(listener: () => void): () => void {
  openings.addEventListener('open', listener);
  return () => openings.removeEventListener('open', listener);
}
