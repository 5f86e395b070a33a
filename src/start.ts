/**
 * The one script of a prerendered page: the app is fetched when the page's words have been painted and the browser has
 * nothing better to do. Where words and links are all there is (`data-when="asked"`), it waits until somebody uses a button,
 * or until it is known that this device has had the app before.
 */
const SCRIPT = document.querySelector<HTMLScriptElement>('script[data-app]');

/** The page names the app's files: this one stays so small because it knows none of them. */
function startApp(): void {
  for (const file of SCRIPT?.dataset['app']?.split(' ') ?? []) void import(/* @vite-ignore */ file);
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
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 1_000 });
  else setTimeout(then, 50);
}

/** The button is pressed again, for the app, as soon as it is there (src/app/take-over.ts). */
function whenAsked(then: () => void): void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    button.dataset['asked'] = '';
    removeEventListener('click', onClick);
    then();
  };
  addEventListener('click', onClick);
}

/** By the database of who is signed in (src/session/session-database.ts), which every start of the app opens. */
async function hasHadApp(): Promise<boolean> {
  const databases = await indexedDB.databases().catch(() => []);
  return databases.some(({ name }) => name === 'app-session');
}

whenPainted(() =>
  whenIdle(() => {
    if (SCRIPT?.dataset['when'] !== 'asked') {
      startApp();
      return;
    }
    void hasHadApp().then((hasHad) => {
      if (hasHad) startApp();
    });
  }),
);
if (SCRIPT?.dataset['when'] === 'asked') whenAsked(startApp);
export {};
