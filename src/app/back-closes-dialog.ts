/**
 * Back closes the dialog that is open, as Esc does, and not the screen below it: there what she typed or the photo she chose would
 * be gone. Android's Chrome does so by itself; elsewhere the Navigation API lets a page hold her Back once for each press of hers in
 * the page, so nobody is kept in. A browser without it leaves the screen.
 */
const DIALOGS = 'dialog[data-closes-on-back]:modal';

export function closeDialogOnBack(): void {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'traverse' || !event.userInitiated || !event.cancelable) return;
    const innermost = [...document.querySelectorAll(DIALOGS)].at(-1);
    if (!innermost) return;
    event.preventDefault();
    innermost.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
