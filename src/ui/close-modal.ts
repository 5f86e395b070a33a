/**
 * Closes a modal while it is still in the page (in the cleanup of a layout effect), so that the focus goes back to where it
 * came from. Where that is gone, as a deleted row is, the screen's heading takes it.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.close();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
