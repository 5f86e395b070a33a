/** The page's side of screen snapshots: removes the stored one once the live screen is complete, and stores new ones. */
import { keepSnapshot, mayBeKept, SNAPSHOT_ELEMENT_ID } from '../../library/screen-snapshot.ts';
import { holdCovers, letCoversCome } from '../../ui/cover-turn.ts';
import { appRoot } from './app-root.ts';

/** Long enough for a change to be drawn, and short enough that she is still on the screen. */
const SETTLE_MS = 400;
/** The snapshot never covers the live screen for longer than this. */
const LONGEST_MS = 4_000;

export function removeSnapshotInTime(): void {
  if (!document.getElementById(SNAPSHOT_ELEMENT_ID)) return;
  holdCovers();
  setTimeout(removeSnapshot, LONGEST_MS);
}

/** Covers come once a frame has shown the living screen without the picture. */
function removeSnapshot(): void {
  document.getElementById(SNAPSHOT_ELEMENT_ID)?.remove();
  requestAnimationFrame(() => requestAnimationFrame(letCoversCome));
}

/** Removes it in the frame that shows the live screen, not while that is still loading. */
export function removeSnapshotWhenDrawn(): void {
  if (!document.getElementById(SNAPSHOT_ELEMENT_ID)) return;
  const root = appRoot();
  const look = () => {
    if (!isWhole(root)) return;
    observer.disconnect();
    requestAnimationFrame(removeSnapshot);
  };
  const observer = new MutationObserver(look);
  observer.observe(root, {
    attributes: true,
    attributeFilter: ['aria-busy'],
    childList: true,
    subtree: true,
  });
  look();
}

function isWhole(root: HTMLElement): boolean {
  return root.querySelector('h1') !== null && root.querySelector('[aria-busy=true]') === null;
}

/** Stores the screen after every change. Returns a function that stops it. */
export function keepSnapshots(viewerId: string): () => void {
  const root = appRoot();
  if (!('caches' in globalThis)) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    const { pathname, search } = location;
    // While the next screen's chunk is loading, the address has changed and the screen has not.
    const isDrawn = root.querySelector<HTMLElement>('main')?.dataset['screen'] === pathname;
    if (!mayBeKept(pathname) || search !== '' || !isDrawn || !isWhole(root) || window.scrollY > 0) return;
    // A failure now need not recur at the next start.
    if (root.querySelector('main [role=alert]')) return;
    void keepSnapshot(viewerId, pathname, markupOf(root), __APP_VERSION__).catch(() => undefined);
  };
  const observer = new MutationObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(keep, SETTLE_MS);
  });
  observer.observe(root, { childList: true, subtree: true, characterData: true });
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}

/**
 * Leaves covers out: each is a drawing of its own, which the page would read and paint twice, now and once it lives. Their places
 * keep the tint and pattern behind them.
 *
 * Includes the style sheets, because the snapshot is in a shadow tree of its own. Asked for in the same mode as the page's own
 * link, they are the ones it has read already; in another mode they would be fetched and parsed again before the picture is seen.
 */
function markupOf(root: HTMLElement): string {
  const sheets = Array.from(
    document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'),
    ({ href }) => {
      return `<link rel="stylesheet" crossorigin href="${new URL(href).pathname}">`;
    },
  );
  const picture = root.cloneNode(true) as HTMLElement;
  leaveOutUnseen(root, picture);
  for (const element of picture.querySelectorAll('dialog, img')) element.remove();
  // Nobody tabs into an element that is read aloud to nobody.
  for (const element of picture.querySelectorAll('a, button, input, select, textarea, summary, [tabindex]'))
    element.setAttribute('tabindex', '-1');
  return `${sheets.join('')}<div class="screen-snapshot" hidden>${picture.innerHTML}</div>`;
}

/**
 * A picture cannot be scrolled. Parts below the window, or not shown at this width, would only be read, laid out, painted and
 * fetched. Meanwhile the script that brings the living screen would wait.
 */
function leaveOutUnseen(shown: Element, picture: Element): void {
  const copies = [...picture.children];
  for (const [index, child] of [...shown.children].entries()) {
    const copy = copies[index];
    if (!copy) continue;
    if (isUnseen(child)) copy.remove();
    else if (child instanceof HTMLElement) leaveOutUnseen(child, copy);
  }
}

function isUnseen(element: Element): boolean {
  if (element.getBoundingClientRect().top > window.innerHeight) return true;
  return element.getClientRects().length === 0 && getComputedStyle(element).display === 'none';
}
