/**
 * Back closes the innermost layer, as Esc does, and not the screen below it, which would lose her text or the photo she chose. No
 * browser but Chrome on Android does so by itself. The step has been made when the page hears of it: the router, which listens
 * later, is not told, and the page returns to the entry at which the layer was opened. Forward is held alike.
 *
 * Call it before the router is drawn: browsers call the window's listeners in the order in which they came, captured or not.
 */
import { comeToEntry, entryNumber, knownEntry, SECOND } from '../ui/history-entry.ts';
import { innermostLayer } from '../ui/layers.ts';

export function closeLayerOnBack(): void {
  let isReturning = false;
  addEventListener('popstate', (event) => {
    const from = knownEntry();
    const to = entryNumber();
    const layer = innermostLayer();
    if (layer && layer.shape !== 'screen' && (to !== from || isReturning)) {
      event.stopImmediatePropagation();
      isReturning = to !== from;
      // It may navigate as it closes, which must begin at the screen's entry.
      if (isReturning) history.go(Math.ceil(from - to));
      else layer.ask();
      return;
    }
    isReturning = false;
    comeToEntry(to);
    // Both entries of the first screen are one to her.
    if (from === SECOND && to === 0) history.back();
  });
}
