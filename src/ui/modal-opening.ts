/** Whoever must give way when a modal opens (the sidebar does) listens here. */
const openings = new EventTarget();

export function announceModalOpening(): void {
  openings.dispatchEvent(new Event('open'));
}

/** Calls `listener` at each opening until the returned function is called. */
export function onModalOpening(listener: () => void): () => void {
  openings.addEventListener('open', listener);
  return () => openings.removeEventListener('open', listener);
}
