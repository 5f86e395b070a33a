/**
 * Closes a modal while it is still in the page (in the cleanup of a layout effect), so that focus returns to where it
 * was. If that is gone, like a deleted row, the screen's heading gets it.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.close();
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
