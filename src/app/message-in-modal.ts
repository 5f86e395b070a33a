import { innermostLayer } from '../ui/layers.ts';
import styles from '../ui/snackbar.module.css';

/**
 * The snackbar's place, and the element that it was drawn in: it is alone there, so that React looks for it only when both are
 * removed.
 */
let place: HTMLElement | null = null;
let home: Element | null = null;

/**
 * Keeps the snackbar's place in the innermost modal while one is open, above all else there. Everything outside of it is inert,
 * so that a tap on „Võta tagasi“ would go through to the element behind, and its words would not be read aloud.
 */
export function keepMessageInModal(): void {
  const watch = new MutationObserver(settle);
  watch.observe(document, { subtree: true, attributeFilter: ['open'] });
  settle();

  function settle(): void {
    if (!home?.isConnected) {
      place = document.querySelector(`.${styles.place}`);
      home = place?.parentElement ?? null;
      if (place) watch.observe(place, { childList: true });
    }
    const host = innermostLayer()?.element ?? home;
    if (!place || !host) return;
    // Moving lowers it.
    if (host !== place.parentElement) host.append(place);
    if (!place.togglePopover) return;
    place.popover = 'manual';
    place.togglePopover(place.hasChildNodes());
  }
}
