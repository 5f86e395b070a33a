/**
 * The one script of a prerendered page: it lets the page's controls be used and fetches the app, not before the words have been
 * painted and the browser has nothing better to do. `data-when` says for what else it waits. On a page that is of no use without
 * the app (`painted`) that is nothing; on a page of words and links alone (`asked`) it is the use of a control; elsewhere it is
 * any sign of somebody. A device that has had the app before gets it without waiting. Anything done before the app is there is
 * done in it again (take-over.ts).
 */
const SCRIPT = document.querySelector<HTMLScriptElement>('script[data-app]');
/** The page names the app's files, each after those that it imports: this one stays so small because it knows none of them. */
const FILES = SCRIPT?.dataset['app']?.split(' ') ?? [];
const WHEN = SCRIPT?.dataset['when'];
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'input'];
const EVERYWHERE = { capture: true, passive: true };

let starting: Promise<void> | undefined;

/** A second time it does nothing, unless the files could not be had. */
function startApp(): void {
  starting ??= runFiles().catch(() => {
    starting = undefined;
  });
}

/** Fetched together, run one after another: in between the page responds to the visitor. */
async function runFiles(): Promise<void> {
  fetchAhead('modulepreload');
  for (const file of FILES) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function fetchAhead(rel: 'modulepreload' | 'prefetch'): void {
  for (const href of FILES)
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

function whenPainted(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    addEventListener('load', then);
    return;
  }
  new PerformanceObserver((_entries, observer) => {
    observer.disconnect();
    then();
  }).observe({ type: 'paint', buffered: true });
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(then: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(then, { timeout: 1_000 });
  else setTimeout(then, 50);
}

/**
 * Looks for the database of who is signed in (src/session/session-database.ts), which every start of the app opens. Firefox
 * lists none before its version 126.
 */
async function hasHadApp(): Promise<boolean> {
  const databases = (await indexedDB.databases?.().catch(() => [])) ?? [];
  return databases.some(({ name }) => name === 'app-session');
}

/** The button is pressed again, for the app, as soon as it is there. */
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLElement>('#prerendered button');
  if (!button) return;
  button.dataset['asked'] = '';
  startApp();
});
for (const control of document.querySelectorAll('[data-waits]')) control.removeAttribute('disabled');

const isPatient = WHEN === 'asked';
if (!isPatient) {
  for (const sign of SIGNS) addEventListener(sign, startApp, { ...EVERYWHERE, once: true });
  // A key was pressed before this ran.
  if (document.activeElement !== document.body) startApp();
}
// The browser's offer to install comes once, maybe before the app that keeps it (src/features/account/install/install-prompt.ts).
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.earlyInstallOffer = event;
});
whenPainted(() =>
  whenIdle(() => {
    if (WHEN === 'painted') {
      startApp();
      return;
    }
    void hasHadApp().then((hasHad) => {
      if (hasHad) startApp();
      // So that the first sign of somebody waits for no network.
      else if (!isPatient) fetchAhead('prefetch');
    });
    if (isPatient) return;
    // A part that is not on the page yet has come into sight.
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) startApp();
    });
    for (const part of document.querySelectorAll('#prerendered [aria-busy]')) observer.observe(part);
  }),
);
export {};
