/**
 * Closes a modal while it is still in the page (in the cleanup of a layout effect), so that focus returns to where it
 * was. If that is gone, like a deleted row, the screen's heading gets it: the browser would leave the focus in the
 * closed modal, and then nowhere.
 */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.close();
  const { activeElement } = document;
  if (activeElement !== document.body && !dialog.contains(activeElement)) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
